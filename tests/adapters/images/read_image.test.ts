import { crc32 } from "node:zlib";
import { expect, onTestFinished, test } from "vitest";
import sharp from "sharp";
import { readImage } from "../../../server/adapters/images/read_image.ts";
import type { Limits } from "../../../server/http/outbound/guarded_outbound.ts";
import { guardedClient } from "../../support/sites/guarded_client.ts";
import {
  type Answer,
  endless,
  hang,
  html,
  redirect,
  stalled,
} from "../../support/sites/shop_site.ts";

const ADDRESS = "https://loja.example/foto";

/** A shop with an image, and who reads it. */
function shop(answer: Answer, limits: Partial<Limits> = {}) {
  const made = guardedClient({ limits });
  onTestFinished(() => made[Symbol.asyncDispose]());
  made.serve("/foto", answer);
  return { ...made, read: readImage(made.outbound) };
}

const served = (bytes: Uint8Array, type = "image/jpeg"): Answer => () =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type } });

const canvas = (width: number, height: number, color: object | string = "#c00") =>
  sharp({ create: { width, height, channels: 4, background: color } });

test.each(["jpeg", "png", "webp", "gif", "avif"] as const)(
  "a %s becomes a JPEG that every messenger shows",
  async (format) => {
    const { read } = shop(served(await canvas(1_400, 700).toFormat(format).toBuffer()));
    const image = await read(ADDRESS);
    expect(image.contentType).toBe("image/jpeg");
    expect(await sharp(image.bytes).metadata())
      .toMatchObject({ format: "jpeg", width: 1_280, height: 640 });
  },
);

test("a small image keeps its size", async () => {
  const { read } = shop(served(await canvas(300, 200).jpeg().toBuffer()));
  const { bytes } = await read(ADDRESS);
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 300, height: 200 });
});

test("transparent pixels become white", async () => {
  const { read } = shop(
    served(await canvas(50, 50, { r: 0, g: 0, b: 0, alpha: 0 }).png().toBuffer()),
  );
  const { channels } = await sharp((await read(ADDRESS)).bytes).stats();
  for (const { min } of channels) expect(min).toBeGreaterThan(250);
});

test("an image is rotated upright, and loses its place", async () => {
  const taken = await canvas(400, 200).jpeg()
    .withExif({ IFD0: { Copyright: "Ana" }, IFD3: { GPSLatitude: "23/1 30/1 0/1" } })
    .withMetadata({ orientation: 6 }).toBuffer();
  expect((await sharp(taken).metadata()).orientation).toBe(6);
  const { bytes } = await shop(served(taken)).read(ADDRESS);
  const { width, height, exif, orientation } = await sharp(bytes).metadata();
  expect([width, height, exif, orientation]).toEqual([200, 400, undefined, undefined]);
});

test("fifty groups need one decoding, also at once", async () => {
  const { read, requests } = shop(served(await canvas(50, 50).png().toBuffer()));
  const images = await Promise.all(Array.from({ length: 50 }, () => read(ADDRESS)));
  expect(new Set(images).size).toBe(1);
  expect(await read(ADDRESS)).toBe(images[0]);
  expect(requests).toHaveLength(1);
});

test("a failed picture is not fetched again and again", async () => {
  const { read, requests } = shop(() => new Response("fora do ar", { status: 503 }));
  for (let n = 0; n < 3; n++) await expect(read(ADDRESS)).rejects.toThrow("answered 503");
  await expect(Promise.all([read(ADDRESS), read(ADDRESS)])).rejects.toThrow();
  expect(requests).toHaveLength(1);
});

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9"/></svg>`;

test.each<[string, Answer]>([
  ["is a page", () => html("<h1>Entre para ver</h1>")],
  ["draws", served(new TextEncoder().encode(svg), "image/svg+xml")],
  ["draws, and says otherwise", served(new TextEncoder().encode(svg), "image/png")],
  ["is empty", served(new Uint8Array())],
  ["only begins as an image does", served(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 1, 2]))],
  ["is a document", served(new TextEncoder().encode("%PDF-1.7\n"), "image/jpeg")],
  ["never ends", endless()],
  ["never comes", hang],
  ["begins and never ends", stalled],
  ["leads to this machine", redirect("https://127.0.0.1/segredo.png")],
  ["is not there", () => new Response(null, { status: 404 })],
])("what %s is no image", async (_what, answer) => {
  const { read } = shop(answer, { totalMs: 500 });
  await expect(read(ADDRESS)).rejects.toThrow();
});

test("a small file that unpacks to too many pixels is not unpacked", async () => {
  const png = await canvas(10, 10).png().toBuffer();
  png.writeUInt32BE(10_000, 16); // its width, as its first chunk has it
  png.writeUInt32BE(10_000, 20);
  png.writeUInt32BE(crc32(png.subarray(12, 29)), 29);
  expect(await sharp(png).metadata()).toMatchObject({ width: 10_000, height: 10_000 });
  await expect(shop(served(png)).read(ADDRESS)).rejects.toThrow(/pixel limit/);
});

test("a truncated image is refused", async () => {
  const whole = await sharp(Buffer.alloc(300 * 300 * 3, "garimpo"), {
    raw: { width: 300, height: 300, channels: 3 },
  }).jpeg().toBuffer();
  await expect(shop(served(whole.subarray(0, whole.length / 2))).read(ADDRESS)).rejects.toThrow();
});

test("an invalid address is refused with an error", async () => {
  const { read } = shop(hang);
  await expect(read("não é endereço")).rejects.toThrow();
  await expect(read("file:///etc/passwd")).rejects.toMatchObject({ reason: "NOT_HTTP" });
});
