import { expect, test } from "vitest";
import { noTags } from "../../../../server/core/marketplaces/links/affiliate_tags.ts";
import { discountPercent } from "../../../../server/core/money.ts";
import {
  messageText as wordedText,
  type Publisher,
} from "../../../../server/core/offers/message/message.ts";
import type { Offer } from "../../../../server/core/offers/offer.ts";
import { nothingProven } from "../../../../server/core/offers/message/proven_facts.ts";
import { builtIn } from "../../../../server/core/templates/wording.ts";
import { utcText } from "../../../../server/core/zoned.ts";

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
  lowestPriceCents: null,
  imageUrl: null,
  installments: null,
  couponCode: null,
  shipping: null,
  ratingTenths: null,
  ratingCount: null,
  sourceUrl: "https://www.mercadolivre.com.br/p/MLB1",
  customAffiliateUrl: "https://mercadolivre.com/sec/1aB9xYz",
  customAffiliateProof: "PROVEN",
  customAffiliateCheck: null,
  unpaidConfirmedLink: null,
  evidence: [],
  reading: null,
  cleared: [],
  picture: null,
  customText: null,
  templateId: null,
  createdAt: noon,
  updatedAt: noon,
  deletedAt: null,
};
/** With the product's own template. */
const messageText = (offer: Offer, publisher: Publisher) =>
  wordedText(offer, publisher, noon, builtIn, nothingProven);
const ana = {
  ...noTags,
  amazonTag: "ana-20",
  hasDisclosure: true,
  signature: "",
  timeZone: "America/Sao_Paulo",
};

test("a message has the disclosure, the price, and the link", () => {
  expect(messageText(offer, ana)).toBe(
    `#publi

*Notebook Asus Vivobook Go 15*

De ~R$ 3.899,00~
Por *R$ 3.185,31* no Pix
No cartão: R$ 3.579,00

👉 https://mercadolivre.com/sec/1aB9xYz`,
  );
});

test("amounts have plain spaces: no-break ones break in messengers", () => {
  expect(messageText(offer, ana)).not.toMatch(/\u00a0/);
});

test("an old price that is not higher is not shown", () => {
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

test("an offer without a price shows its Pix and card prices", () => {
  const text = messageText({ ...offer, priceCents: null }, ana);
  expect(text).toContain("No Pix: *R$ 3.185,31*\nNo cartão: R$ 3.579,00");
});

test("an offer of a range says its least sum only where no price is known", () => {
  const range = { ...offer, priceCents: null, oldPriceCents: null, lowestPriceCents: 9_990 };
  const text = messageText({ ...range, pixPriceCents: null, cardPriceCents: null }, ana);
  expect(text).toContain("*Notebook Asus Vivobook Go 15*\n\nA partir de *R$ 99,90*\n\n👉");
  expect(text).not.toMatch(/Por|De ~/);
  expect(messageText(range, ana)).not.toContain("A partir de");
  expect(messageText({ ...offer, lowestPriceCents: 9_990 }, ana)).toBe(messageText(offer, ana));
});

test("an offer without a price has no line for it, and no gap", () => {
  const text = messageText({
    ...offer,
    priceCents: null,
    pixPriceCents: null,
    cardPriceCents: null,
  }, ana);
  expect(text).toBe(
    "#publi\n\n*Notebook Asus Vivobook Go 15*\n\n👉 https://mercadolivre.com/sec/1aB9xYz",
  );
});

test("an Amazon link with the person's tag carries Amazon's own sentence", () => {
  const amazon: Offer = {
    ...offer,
    marketplace: "AMAZON",
    sourceUrl: "https://www.amazon.com.br/dp/B0CFPL6CFY",
    customAffiliateUrl: null,
  };
  expect(messageText(amazon, ana)).toMatch(
    /tag=ana-20\n\n_Como Associado da Amazon, eu recebo por compras qualificadas\._$/,
  );
  expect(messageText(amazon, { ...ana, amazonTag: null })).not.toContain("Associado");
  expect(messageText(amazon, { ...ana, hasDisclosure: false })).toContain(
    "Como Associado da Amazon",
  );
  const own = (customText: string) => messageText({ ...amazon, customText }, ana);
  expect(own("Corre")).toBe(
    "#publi\n\nCorre\n\n_Como Associado da Amazon, eu recebo por compras qualificadas._",
  );
  expect(own("Corre. Sou associada da Amazon.")).toBe("#publi\n\nCorre. Sou associada da Amazon.");
});

test("the person's own text keeps its disclosure, once", () => {
  const custom = (customText: string) => messageText({ ...offer, customText }, ana);
  expect(custom("Corre que acaba!")).toBe("#publi\n\nCorre que acaba!");
  expect(custom("#publi\nCorre que acaba!")).toBe("#publi\nCorre que acaba!");
  expect(custom("#publico feminino")).toBe("#publi\n\n#publico feminino"); // another word
  expect(messageText({ ...offer, customText: "Corre" }, { ...ana, hasDisclosure: false })).toBe(
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
  const short = { ...ana, hasDisclosure: false, signature: "ana" };
  expect(messageText({ ...offer, customText: "Leve a banana" }, short)).toBe(
    "Leve a banana\n\nana", // the end of another word is no signature
  );
});

test("an offer with payments, a coupon and shipping shows them without a template", () => {
  const reported: Offer = {
    ...offer,
    installments: { count: 10, amount: { cents: 35_790, currency: "BRL" }, isInterestFree: true },
    couponCode: "LIVRO_10",
    shipping: "Frete grátis",
  };
  expect(messageText(reported, ana)).toContain(
    `No cartão: R$ 3.579,00
💳 10x de R$ 357,90 sem juros

🎟️ Cupom: *LIVRO_10*
🚚 Frete grátis

👉 https://mercadolivre.com/sec/1aB9xYz`,
  );
});

const worded = (body: string, change: Partial<Offer> = {}, publisher: Publisher = ana) =>
  wordedText({ ...offer, ...change }, publisher, noon, { body }, nothingProven);

test("every variable has the offer's known values, without marks of its own", () => {
  const reported: Partial<Offer> = {
    shop: "Loja_do *Zé*",
    pixPriceCents: 300_000,
    installments: { count: 2, amount: { cents: 160_000, currency: "BRL" }, isInterestFree: null },
    couponCode: "*DEZ*",
    ratingTenths: 48,
    ratingCount: 1234,
  };
  expect(worded("{loja} {desconto} {preco_pix} {parcelas} {cupom}\n{avaliacao}", reported)).toBe(
    "#publi\n\nLoja do Zé 18% R$ 3.000,00 2x de R$ 1.600,00 DEZ\n4,8 de 5 (1.234 avaliações)",
  );
  const one = { ratingTenths: 50, ratingCount: 1 };
  expect(worded("{avaliacao}", one)).toContain("5,0 de 5 (1 avaliação)");
  expect(worded("{avaliacao}", { ratingTenths: 45 })).toContain("4,5 de 5");
});

test("no template shows a price of Amazon that is a day old", () => {
  const readAt = utcText(new Date(noon.getTime() - 25 * 60 * 60 * 1000));
  const stale: Partial<Offer> = {
    marketplace: "AMAZON",
    evidence: [{ field: "PRICE", source: "PRICE_BLOCK", readAt }],
  };
  expect(worded("{titulo}\nPor {preco}\n{link}", stale)).not.toContain("Por");
});

test("no template loses the disclosure, Amazon's sentence or the signature, nor repeats one", () => {
  const amazon: Partial<Offer> = {
    marketplace: "AMAZON",
    sourceUrl: "https://www.amazon.com.br/dp/B0CFPL6CFY",
    customAffiliateUrl: null,
  };
  const signed = { ...ana, signature: "Ana" };
  const text = worded("{titulo}", amazon, signed);
  expect(text).toMatch(/^#publi\n\nNotebook[^]*qualificadas\._\n\nAna$/);
  expect(worded("#publi {titulo}").match(/#publi/g)).toHaveLength(1);
});

test("a template that renders to nothing is replaced by the product's own", () => {
  expect(worded("{cupom}")).toBe(messageText(offer, ana));
});
