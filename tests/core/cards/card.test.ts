import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import sharp from "sharp";
import { expect, test } from "vitest";
import { cardContent, cardDigest } from "../../../server/core/cards/card.ts";
import { drawOwnCard } from "../../../server/core/cards/draw_offer_card.ts";
import type { OfferId } from "../../../server/core/ids.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { type Member, testApp } from "../../support/test_app.ts";
import {
  loadCardStyles,
  loadLogo,
  removeCardLogo,
  setCardLogo,
  updateCardStyle,
} from "../../../server/core/cards/edit_card_style.ts";

const DAY = 24 * 60 * 60_000;
const brl = (cents: number) => ({ cents, currency: "BRL" });
const IMAGE = "https://loja.example/foto.png";

const picture = async (color: string) =>
  new Uint8Array(
    await sharp({ create: { width: 90, height: 60, channels: 3, background: color } }).png()
      .toBuffer(),
  );

/** Ana, a shop with a photo, and an offer of hers with that photo. */
async function scene() {
  const w = await testApp();
  const ana = await w.member();
  const photo = await picture("#00AA00");
  w.shops.serve(
    "loja.example",
    "/foto.png",
    () => new Response(new Uint8Array(photo), { headers: { "content-type": "image/png" } }),
  );
  const offer = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: brl(9_900), imageUrl: IMAGE },
  });
  const card = (who: Member = ana, offerId: string = offer.id) =>
    drawOwnCard(who.ctx(), { offerId, format: "SQUARE" });
  const cards = () => w.db.selectFrom("cards").selectAll().orderBy("drawn_at").execute();
  return { w, ana, offer, card, cards, [Symbol.asyncDispose]: () => w[Symbol.asyncDispose]() };
}

test("a card is drawn once for all requests, whose first may be anybody's", async () => {
  await using its = await scene();
  const { w, card, cards } = its;
  const drawn = await Promise.all([card(), card(), card()]);
  expect(new Set(drawn.map(({ digest }) => digest)).size).toBe(1);
  expect(await cards()).toHaveLength(1);
  const requested = w.shops.requests.length;
  expect(new Uint8Array((await card()).bytes)).toEqual(drawn[0]!.bytes);
  expect(w.shops.requests).toHaveLength(requested);
});

test("another price gives another card, and the same price again the first one", async () => {
  await using its = await scene();
  const { ana, offer, card, cards } = its;
  const before = await card();
  const save = (version: number, cents: number) =>
    updateOffer(ana.ctx(), { id: offer.id, version, fields: { price: brl(cents) } });
  await save(1, 8_900);
  const after = await card();
  expect(after.digest).not.toBe(before.digest);
  expect(after.bytes).not.toEqual(before.bytes);
  await save(2, 9_900);
  expect((await card()).digest).toBe(before.digest);
  expect(await cards()).toHaveLength(2);
});

test("a card is tried with words of its title left out, and with nothing else in their place", async () => {
  await using its = await scene();
  const { ana, w } = its;
  const { id } = await createOffer(ana.ctx(), {
    fields: { title: "Fone Bluetooth dobrável preto", price: brl(9_900) },
  });
  const cardWith = async (title?: string) =>
    (await drawOwnCard(ana.ctx(), { offerId: id, format: "SQUARE", title })).digest;
  const whole = await cardWith();
  expect(await cardWith("Fone Bluetooth")).not.toBe(whole);
  expect(await cardWith("Fone de ouro")).toBe(whole);
  const { title } = await w.db.selectFrom("offers").select("title").where("id", "=", id)
    .executeTakeFirstOrThrow();
  expect(title).toBe("Fone Bluetooth dobrável preto"); // nothing is stored
});

test("other colours and another logo give other cards", async () => {
  await using its = await scene();
  const { ana, card } = its;
  const digests = [(await card()).digest];
  await updateCardStyle(ana.ctx(), { accent: "#d50000" });
  digests.push((await card()).digest);
  await setCardLogo(ana.ctx(), { file: () => picture("#E91E63") });
  digests.push((await card()).digest);
  await setCardLogo(ana.ctx(), { file: () => picture("#111111") });
  digests.push((await card()).digest);
  expect(new Set(digests).size).toBe(4);
  await removeCardLogo(ana.ctx(), {});
  expect((await card()).digest).toBe(digests[1]);
});

test("without the product's picture a card is drawn but not stored, and complete the next time", async () => {
  await using its = await scene();
  const { w, ana, cards } = its;
  const late = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: brl(9_900), imageUrl: "https://loja.example/tarde.png" },
  });
  const card = (id: OfferId) => drawOwnCard(ana.ctx(), { offerId: id, format: "STORY" });
  expect(await card(late.id)).toMatchObject({ isWhole: false });
  expect(await cards()).toEqual([]);
  const there = await createOffer(ana.ctx(), {
    fields: { title: "Fone", price: brl(9_900), imageUrl: IMAGE },
  });
  expect(await card(there.id)).toMatchObject({ isWhole: true });
  expect(w.shops.requests.map(({ path }) => path)).toContain("/tarde.png");
});

test("another person's card or logo is not served, and a guest gets none", async () => {
  await using its = await scene();
  const { w, ana, offer, card } = its;
  const bia = await w.member("bia");
  await setCardLogo(ana.ctx(), { file: () => picture("#E91E63") });
  const [style] = await loadCardStyles(ana.ctx(), [ana.id]);
  const logoId = style!.logoId!;
  await expect(card(bia)).rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  await expect(card(ana, "ofr_\0")).rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  await expect(drawOwnCard(w.guest.ctx(), { offerId: offer.id, format: "SQUARE" }))
    .rejects.toMatchObject({ code: "SIGN_IN_FIRST" });
  expect(await loadLogo(bia.ctx(), logoId)).toBeNull();
  expect(await loadLogo(ana.ctx(), logoId)).not.toBeNull();
});

test("an invalid colour or logo changes nothing", async () => {
  await using its = await scene();
  const { ana } = its;
  await expect(updateCardStyle(ana.ctx(), { accent: "red", background: "#000000" }))
    .rejects.toMatchObject({ code: "COLOR_INVALID", path: ["accent"] });
  await expect(
    setCardLogo(ana.ctx(), { file: () => Promise.resolve(new TextEncoder().encode("<svg/>")) }),
  )
    .rejects.toMatchObject({ code: "PHOTO_INVALID" });
  expect(await loadCardStyles(ana.ctx(), [ana.id])).toEqual([{
    userId: ana.id,
    background: "#FFFFFF",
    accent: "#6200EE",
    picture: "PRODUCT",
    logoId: null,
  }]);
});

test("an old drawing is purged, and drawn again on request", async () => {
  await using its = await scene();
  const { w, card, cards } = its;
  const { digest } = await card();
  w.advance(31 * DAY);
  await enforceRetention(w.system.ctx());
  expect(await cards()).toEqual([]);
  expect((await card()).digest).toBe(digest);
});

const shown = {
  title: "Fone 🎧 sem fio",
  shop: "Loja",
  currency: "BRL",
  priceCents: 9_900,
  oldPriceCents: 14_900,
  pixPriceCents: 9_900,
  installments: { count: 3, amount: brl(3_300), isInterestFree: true },
  shipping: "Frete grátis 🚚",
  couponCode: "FONE10",
};
const style = { background: "#FFFFFF", accent: "#6200EE" };
const requested = { format: "SQUARE", isAdvertising: true } as const;

test("of one person's drawings only the newest are stored", async () => {
  await using its = await scene();
  const { w, ana, card, cards } = its;
  const bia = await w.member("bia");
  const old = (user_id: Member["id"]) => (n: number) => ({
    digest: `old${n}`,
    user_id,
    format: "SQUARE" as const,
    bytes: new Uint8Array([n % 256]),
    drawn_at: new Date(ana.ctx().now.getTime() - DAY + n),
  });
  const three00 = Array.from({ length: 300 }, (_, n) => n);
  await w.db.insertInto("cards")
    .values([...three00.map(old(ana.id)), ...three00.map(old(bia.id))]).execute();
  const { digest } = await card();
  const left = await cards();
  const hers = left.filter(({ user_id }) => user_id === ana.id).map(({ digest }) => digest);
  expect(hers).toHaveLength(300);
  expect(hers).toContain(digest);
  expect(hers).not.toContain("old0");
  expect(left).toHaveLength(600);
});

test("a card shows the known facts, in letters that its font has", () => {
  expect(cardContent(shown, style, requested)).toEqual({
    format: "SQUARE",
    title: "Fone sem fio",
    shop: "Loja",
    price: "R$ 99,00",
    priceNote: "no Pix",
    oldPrice: "R$ 149,00",
    discount: "-33%",
    details: ["3x de R$ 33,00 sem juros", "Frete grátis"],
    coupon: "FONE10",
    isAdvertising: true,
    ...style,
  });
});

test("unknown facts and invalid discounts are not on the card", () => {
  const bare = {
    ...shown,
    pixPriceCents: null,
    oldPriceCents: 9_900,
    installments: null,
    shipping: null,
    couponCode: null,
  };
  expect(cardContent(bare, style, requested)).toMatchObject({
    priceNote: null,
    oldPrice: null,
    discount: null,
    details: [],
    coupon: null,
  });
});

test("a card's name depends on its content alone", async () => {
  const content = cardContent(shown, style, requested);
  const name = await cardDigest(content, IMAGE, null);
  expect(await cardDigest({ ...content }, IMAGE, null)).toBe(name);
  expect(await cardDigest(content, `${IMAGE}?2`, null)).not.toBe(name);
  expect(await cardDigest({ ...content, format: "STORY" }, IMAGE, null)).not.toBe(name);
});

test("a person's burst of drawings is limited, and stored cards are still served", async () => {
  await using its = await scene();
  const { w, ana, card } = its;
  const stored = await card();
  let allowed = 0;
  const ctx = ana.ctx();
  const limited: typeof ctx = {
    ...ctx,
    ports: { ...ctx.ports, countAttempt: () => Promise.resolve(++allowed > 0 ? 1_000 : 0) },
  };
  const ask = () => drawOwnCard(limited, { offerId: its.offer.id, format: "SQUARE" });
  expect((await ask()).digest).toBe(stored.digest);
  await w.db.deleteFrom("cards").execute();
  await expect(ask()).rejects.toMatchObject({ code: "TOO_MANY_ATTEMPTS" });
  expect(allowed).toBe(1);
});
