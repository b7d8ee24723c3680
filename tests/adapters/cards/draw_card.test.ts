import sharp, { type Region } from "sharp";
import { expect, test } from "vitest";
import { drawCard } from "../../../server/adapters/cards/draw_card.ts";
import type { CardContent } from "../../../server/core/cards/card.ts";
import { cardLogo } from "../../../server/adapters/images/card_logo.ts";
import { contrast, inkOn, readableOn } from "../../../server/adapters/cards/ink.ts";

const content: CardContent = {
  format: "SQUARE",
  title: "Chaleira elétrica",
  shop: "Loja de Exemplo",
  price: "R$ 119,90",
  priceNote: null,
  oldPrice: null,
  discount: null,
  details: [],
  coupon: null,
  isAdvertising: false,
  background: "#FFFFFF",
  accent: "#6200EE",
};
const none = { product: null, logo: null };

const plain = async (width: number, height: number, background: string) =>
  new Uint8Array(
    await sharp({ create: { width, height, channels: 3, background } }).png().toBuffer(),
  );

/** The share of pixels in that part of a JPEG that are within 40 of the colour in each channel. */
async function share(jpeg: Uint8Array, [red, green, blue]: readonly number[], part: Region) {
  const pixels = await sharp(jpeg).extract(part).removeAlpha().raw().toBuffer();
  let like = 0;
  for (let at = 0; at < pixels.length; at += 3) {
    const far = [red! - pixels[at]!, green! - pixels[at + 1]!, blue! - pixels[at + 2]!];
    if (far.every((one) => Math.abs(one) <= 40)) like++;
  }
  return like / (pixels.length / 3);
}

const whole = { left: 0, top: 0, width: 1080, height: 1080 };
const lowerHalf = { left: 0, top: 560, width: 1080, height: 520 };

test.each([["SQUARE", 1080], ["STORY", 1920]] as const)(
  "a %s is a JPEG of 1080 by %d pixels",
  async (format, height) => {
    const jpeg = await drawCard({ ...content, format }, none);
    expect(await sharp(jpeg).metadata()).toMatchObject({ format: "jpeg", width: 1080, height });
  },
);

test("the product's picture is on it, whole and undistorted", async () => {
  const product = await plain(800, 400, "#00AA00");
  const jpeg = await drawCard(content, { product, logo: null });
  const seen = await share(jpeg, [0, 170, 0], whole) * 1080 * 1080;
  expect(seen / (888 * 444)).toBeCloseTo(1, 1); // as wide as there is room for, and half as high
});

test("the price has the accent colour, or a legible one where the accent is not", async () => {
  const vivid = await drawCard({ ...content, accent: "#D50000" }, none);
  expect(await share(vivid, [213, 0, 0], lowerHalf)).toBeGreaterThan(0.01);
  const faint = await drawCard({ ...content, accent: "#FFFFF0" }, none);
  expect(await share(faint, [0, 0, 0], lowerHalf)).toBeGreaterThan(0.01);
});

test("without a price its place is empty", async () => {
  const with_ = await share(await drawCard(content, none), [98, 0, 238], lowerHalf);
  const without = await share(
    await drawCard({ ...content, price: null }, none),
    [98, 0, 238],
    lowerHalf,
  );
  expect([with_ > 0.01, without]).toEqual([true, 0]);
});

test("a title of any length and any letters stays on the card", async () => {
  for (const title of ["", "a".repeat(3_000), "ção ".repeat(400), "日本語 عربى 🦄", "\n\t"]) {
    const jpeg = await drawCard({ ...content, title, shop: title, coupon: title || null }, none);
    expect(await share(jpeg, [255, 255, 255], { left: 0, top: 0, width: 40, height: 1080 }))
      .toBe(1); // nothing beyond the margin
    expect(await share(jpeg, [255, 255, 255], { left: 1050, top: 0, width: 30, height: 1080 }))
      .toBe(1);
  }
});

test("an unreadable picture leaves its place empty, and the card is drawn", async () => {
  const broken = new TextEncoder().encode("not a picture at all");
  const jpeg = await drawCard(content, { product: broken, logo: broken });
  expect(jpeg).toEqual(await drawCard(content, none));
});

test("the logo is at the foot", async () => {
  const logo = await plain(300, 100, "#E91E63");
  const foot = { left: 540, top: 920, width: 540, height: 160 };
  const jpeg = await drawCard(content, { product: null, logo });
  expect(await share(jpeg, [233, 30, 99], foot)).toBeGreaterThan(0.1);
  expect(await share(await drawCard(content, none), [233, 30, 99], foot)).toBe(0);
});

test("text on any background has the contrast required for large letters", () => {
  for (let n = 0; n < 4_096; n++) {
    const ground = `#${
      [8, 4, 0].map((bits) => ((n >> bits) & 15).toString(16).repeat(2)).join("")
    }`;
    expect(contrast(inkOn(ground), ground)).toBeGreaterThanOrEqual(4.5);
    expect(contrast(readableOn("#6200EE", ground), ground)).toBeGreaterThanOrEqual(3);
  }
});

test("a logo is shrunk with a transparent margin, and refused when it is no picture", async () => {
  const clear = { r: 0, g: 0, b: 0, alpha: 0 };
  const file = await sharp({
    create: { width: 4_000, height: 1_000, channels: 4, background: clear },
  })
    .png().toBuffer();
  const logo = await cardLogo(new Uint8Array(file));
  expect(await sharp(logo!).metadata())
    .toMatchObject({ format: "png", width: 440, height: 110, hasAlpha: true });
  for (const bad of ["<svg/>", "", "GIF89a", "\x89PNG"]) {
    expect(await cardLogo(Uint8Array.from(bad, (letter) => letter.charCodeAt(0)))).toBeNull();
  }
});
