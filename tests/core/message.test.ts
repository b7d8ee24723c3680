import { expect, test } from "vitest";
import { discountPercent } from "../../server/core/money.ts";
import { messageText } from "../../server/core/offers/message.ts";
import type { Offer } from "../../server/core/offers/offer.ts";

const noon = new Date("2026-11-21T12:00:00Z");
const offer: Offer = {
  id: "ofr_1",
  userId: "usr_1",
  version: 1,
  status: "DRAFT",
  marketplace: "MERCADO_LIVRE",
  shop: "Mercado Livre",
  productId: "MLB1",
  title: "Notebook Asus *Vivobook* ~Go~ 15",
  currency: "BRL",
  priceCents: 318_531,
  oldPriceCents: 389_900,
  pixPriceCents: 318_531,
  cardPriceCents: 357_900,
  imageUrl: null,
  sourceUrl: "https://www.mercadolivre.com.br/p/MLB1",
  ownLink: "https://mercadolivre.com/sec/1aB9xYz",
  ownLinkProof: "PROVEN",
  evidence: [],
  customText: null,
  createdAt: noon,
  updatedAt: noon,
  deletedAt: null,
};
const ana = {
  amazonTag: "ana-20",
  shopeeId: null,
  mercadoLivreWord: null,
  mercadoLivreTool: null,
  discloses: true,
  signature: "",
};

test("a message says that it is advertising, what it costs, and where to buy", () => {
  expect(messageText(offer, ana)).toBe(
    `#publi

*Notebook Asus Vivobook Go 15*

De ~R$ 3.899,00~
Por *R$ 3.185,31* no Pix
No cartão: R$ 3.579,00

Compre aqui: https://mercadolivre.com/sec/1aB9xYz`,
  );
});

test("amounts have plain spaces: no-break ones break in messengers", () => {
  expect(messageText(offer, ana)).not.toMatch(/\u00a0/);
});

test("an old price that is no dearer is not shown", () => {
  expect(messageText({ ...offer, oldPriceCents: 318_531 }, ana)).not.toContain("De ~");
});

test.each([
  [100_00, 90_00, 10],
  [100_00, 80_00, 20],
  [389_900, 318_531, 18],
  [100_00, 99_99, null],
  [100_00, 100_00, null],
])("from %i to %i is %s per cent off", (before, now, percent) => {
  const brl = (cents: number) => ({ cents, currency: "BRL" });
  expect(discountPercent(brl(now), brl(before))).toBe(percent);
  expect(discountPercent({ cents: now, currency: "USD" }, brl(before))).toBeNull();
});

test("an offer without a price tells what it costs by Pix and by card", () => {
  const text = messageText({ ...offer, priceCents: null }, ana);
  expect(text).toContain("No Pix: *R$ 3.185,31*\nNo cartão: R$ 3.579,00");
});

test("an offer without a price has no line for it, and no gap", () => {
  const text = messageText({
    ...offer,
    priceCents: null,
    pixPriceCents: null,
    cardPriceCents: null,
  }, ana);
  expect(text).toBe(
    "#publi\n\n*Notebook Asus Vivobook Go 15*\n\nCompre aqui: https://mercadolivre.com/sec/1aB9xYz",
  );
});

test("an Amazon link with the person's tag carries Amazon's own sentence", () => {
  const amazon: Offer = {
    ...offer,
    marketplace: "AMAZON",
    sourceUrl: "https://www.amazon.com.br/dp/B0CFPL6CFY",
    ownLink: null,
  };
  expect(messageText(amazon, ana)).toMatch(
    /tag=ana-20\n\n_Como Associado da Amazon, eu recebo por compras qualificadas\._$/,
  );
  expect(messageText(amazon, { ...ana, amazonTag: null })).not.toContain("Associado");
  expect(messageText(amazon, { ...ana, discloses: false })).toContain("Como Associado da Amazon");
});

test("words of the person's own keep their disclosure, once", () => {
  const custom = (customText: string) => messageText({ ...offer, customText }, ana);
  expect(custom("Corre que acaba!")).toBe("#publi\n\nCorre que acaba!");
  expect(custom("#publi\nCorre que acaba!")).toBe("#publi\nCorre que acaba!");
  expect(custom("#publico feminino")).toBe("#publi\n\n#publico feminino"); // another word
  expect(messageText({ ...offer, customText: "Corre" }, { ...ana, discloses: false })).toBe(
    "Corre",
  );
});

test("a signature ends every message, once", () => {
  const signed = { ...ana, signature: "Ana\n_Ofertas da Ana_" };
  expect(messageText(offer, signed)).toMatch(/1aB9xYz\n\nAna\n_Ofertas da Ana_$/);
  const custom = (customText: string) => messageText({ ...offer, customText }, signed);
  expect(custom("Corre")).toBe("#publi\n\nCorre\n\nAna\n_Ofertas da Ana_");
  expect(custom("Corre\nAna\n_Ofertas da Ana_\n")).toBe(
    "#publi\n\nCorre\nAna\n_Ofertas da Ana_\n",
  );
  const short = { ...ana, discloses: false, signature: "ana" };
  expect(messageText({ ...offer, customText: "Leve a banana" }, short)).toBe(
    "Leve a banana\n\nana", // the end of another word is no signature
  );
});
