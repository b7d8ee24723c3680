import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { productPage } from "../../support/sites/product_page.ts";
import {
  type Answer,
  blocked,
  endless,
  hang,
  html,
  redirect,
} from "../../support/sites/shop_site.ts";
import { testApp } from "../../support/test_app.ts";

const create = `mutation ($input: CreateOfferInput!) {
  createOffer(input: $input) {
    __typename
    ... on Offer {
      title shop price { cents currency } sourceUrl affiliateUrl affiliateProof marketplace text
      evidence { field source }
    }
    ... on UserError { code message path }
    ... on PageNotRead { found { title price { cents } marketplace } }
  }
}`;
const tags = { amazonTag: "ana-20", shopeeId: "18301234567", mercadoLivreWord: "anaofertas" };
const setTags = `mutation ($input: UpdateAffiliateTagsInput!) {
  updateAffiliateTags(input: $input) { __typename }
}`;
const ours = (name: string) => readFileSync(`tests/support/pages/${name}.html`, "utf8");

/** What the door answers Ana, whose tags are set, when shops answer as listed. */
async function answered(input: object, pages: Record<string, Answer> = {}) {
  await using w = await testApp();
  for (const [address, answer] of Object.entries(pages)) {
    const { host, pathname } = new URL(address);
    w.shops.serve(host, pathname, answer);
  }
  const ana = await w.member();
  await w.request(ana, setTags, { input: tags });
  return (await w.request(ana, create, { input })).data.createOffer;
}

const SHOP = "https://loja.example/fone";
const AMAZON = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const ML = "https://www.mercadolivre.com.br/notebook/p/MLB43417665";
const SHOPEE = "https://shopee.com.br/product/1083800536/58257124661";

test.each<[string, string, Answer, string]>([
  ["a captcha", AMAZON, ours("amazon_robot"), "PAGE_BLOCKED"],
  ["an answer of 503", SHOP, blocked, "PAGE_BLOCKED"],
  ["a shell for visitors who are not signed in", SHOPEE, ours("shopee_shell"), "PAGE_BLOCKED"],
  [
    "a product that is sold out",
    SHOP,
    productPage({ name: "Fone", price: "10", inStock: false }),
    "PRODUCT_OUT_OF_STOCK",
  ],
  ["a product without a price", SHOP, productPage({ name: "Fone" }), "PAGE_WITHOUT_PRICE"],
  ["a page without a product", SHOP, ours("article"), "PAGE_WITHOUT_PRODUCT"],
  ["a page that is gone", SHOP, () => html("", 404), "PAGE_WITHOUT_PRODUCT"],
  ["a page of 10 MB", SHOP, endless(10_000_000), "PAGE_TOO_LARGE"],
  ["a page that never ends", SHOP, endless(), "PAGE_TOO_LARGE"],
  ["a host that never answers", SHOP, hang, "PAGE_UNREACHABLE"],
  ["a host that is nowhere", "https://nada.example/fone", "", "PAGE_UNREACHABLE"],
  ["redirects in a circle", SHOP, redirect(SHOP), "PAGE_UNREACHABLE"],
])("%s gets a sentence, and the form to fill by hand", async (_, url, answer, code) => {
  const refused = await answered({ url }, { [url]: answer });
  expect(refused).toMatchObject({ __typename: "PageNotRead", code, path: ["url"] });
  expect(refused.message).toMatch(/\p{L}.*\.$/u);
  const byHand = { title: "Fone", price: { cents: 9_990 } };
  expect(await answered({ url, fields: byHand }, { [url]: answer }))
    .toMatchObject({ __typename: "Offer", title: "Fone", price: { cents: 9_990 } });
});

test.each([
  ["not a link", "isto não é um link", "LINK_INVALID"],
  ["a private address", "http://10.0.0.1/", "LINK_REFUSED"],
  ["this very machine", "http://127.0.0.1:8000/admin", "LINK_REFUSED"],
  ["the cloud's own address", "http://169.254.169.254/latest/meta-data", "LINK_REFUSED"],
  ["another scheme", "javascript:alert(1)", "LINK_INVALID"],
])("%s is refused, whatever was typed beside it", async (_, url, code) => {
  expect(await answered({ url })).toMatchObject({ __typename: "Refusal", code, path: ["url"] });
  const fields = { title: "Fone", price: { cents: 100 } };
  expect(await answered({ url, fields })).toMatchObject({ __typename: "Refusal", code });
});

test("a page that leads to a private address is refused", async () => {
  expect(await answered({ url: SHOP }, { [SHOP]: redirect("http://127.0.0.1:5432/") }))
    .toMatchObject({ __typename: "Refusal", code: "LINK_REFUSED" });
});

test("a page in another language keeps its own currency", async () => {
  const page = productPage({ name: "Kopfhörer", price: "1234.50" }).replace("BRL", "EUR");
  expect(await answered({ url: SHOP }, { [SHOP]: page }))
    .toMatchObject({ title: "Kopfhörer", price: { cents: 123_450, currency: "EUR" } });
});

test("the words of a shop's app stand in where its page says nothing", async () => {
  const sharedText = `Olha o que encontrei! Fone Bluetooth JBL por R$ 199,90 ${SHOPEE}`;
  const offer = await answered({ sharedText }, { [SHOPEE]: ours("shopee_shell") });
  expect(offer).toMatchObject({
    __typename: "Offer",
    price: { cents: 19_990 },
    marketplace: "SHOPEE",
  });
  expect(offer.title).toContain("Fone Bluetooth JBL");
  expect(offer.evidence).toContainEqual({ field: "PRICE", source: "SHARED_TEXT" });
});

test("what the person's own browser saw is read without asking the shop", async () => {
  const captured = { url: ML, html: productPage({ name: "Notebook", price: "3185.31" }) };
  const offer = await answered({ captured }, {
    [ML]: () => {
      throw new Error("asked");
    },
  });
  expect(offer).toMatchObject({ title: "Notebook", price: { cents: 318_531 } });
  expect(new Set(offer.evidence.map(({ source }: { source: string }) => source))).toEqual(
    new Set(["ADDRESS", "BROWSER"]), // its address says whose page it is
  );
});

test("another's affiliate link is stripped, also behind a short one", async () => {
  const page = productPage({ name: "Kindle", price: "879" });
  const offer = await answered({ url: "https://amzn.to/3abc" }, {
    "https://amzn.to/3abc": redirect(`${AMAZON}?tag=outra-20&linkCode=ogi`),
    [AMAZON]: page,
  });
  expect(offer).toMatchObject({
    sourceUrl: AMAZON,
    affiliateUrl: `${AMAZON}?tag=ana-20`,
    affiliateProof: "PROVEN",
  });
  expect(offer.text).not.toContain("outra-20");
});

test.each([
  [
    "Shopee",
    SHOPEE,
    "PROVEN",
    /^https:\/\/s\.shopee\.com\.br\/an_redir\?.*affiliate_id=18301234567/,
  ],
  ["Mercado Livre", ML, "EXPERIMENTAL", /matt_word=anaofertas/],
])("the link to %s carries the person's own tag", async (_, url, proof, link) => {
  const offer = await answered({ url }, { [url]: productPage({ name: "Produto", price: "10" }) });
  expect(offer.affiliateProof).toBe(proof);
  expect(offer.affiliateUrl).toMatch(link);
});

test("Mercado Livre's official link of one's own is kept, and proven; another's is not", async () => {
  const official = "https://mercadolivre.com/sec/1aB9xYz";
  const led = (word: string) => ({
    [official]: redirect(`${ML}?matt_word=${word}&matt_tool=1234567`),
    [ML]: productPage({ name: "Notebook", price: "10" }),
  });
  expect(await answered({ url: official }, led("anaofertas")))
    .toMatchObject({ affiliateUrl: official, affiliateProof: "PROVEN", sourceUrl: ML });
  const stripped = await answered({ url: official }, led("outra"));
  expect(stripped).toMatchObject({ affiliateProof: "EXPERIMENTAL", sourceUrl: ML });
  expect(stripped.affiliateUrl).toMatch(/matt_word=anaofertas/);
  const fields = { affiliateUrl: official };
  expect(await answered({ url: ML, fields }, led("outra")))
    .toMatchObject({ __typename: "Refusal", code: "LINK_OF_ANOTHER_AFFILIATE" });
});

test("a shop without a programme gets no affiliate link", async () => {
  expect(await answered({ url: SHOP }, { [SHOP]: productPage({ name: "Fone", price: "10" }) }))
    .toMatchObject({ affiliateUrl: null, affiliateProof: "NONE", sourceUrl: SHOP });
});

test("an address that is only kept is a public one, too", async () => {
  const url = "https://169.254.169.254/latest";
  const captured = { url, html: productPage({ name: "Fone", price: "10" }) };
  expect(await answered({ captured }))
    .toMatchObject({ code: "LINK_REFUSED", path: ["captured", "url"] });
  const fields = { title: "Fone", price: { cents: 100 }, affiliateUrl: url };
  expect(await answered({ fields }))
    .toMatchObject({ code: "LINK_REFUSED", path: ["fields", "affiliateUrl"] });
});

test("one's own official link is enough, though its page names no product", async () => {
  const official = "https://mercadolivre.com/sec/1aB9xYz";
  const social = "https://www.mercadolivre.com.br/social/anaofertas?matt_word=anaofertas";
  const pages = { [official]: redirect(social), [social]: "<title>Perfil</title>" };
  expect(await answered({ url: official }, pages)).toMatchObject({ code: "LINK_NOT_FOLLOWED" });
  const fields = { title: "Notebook", price: { cents: 318_531 } };
  expect(await answered({ url: official, fields }, pages))
    .toMatchObject({ affiliateUrl: official, affiliateProof: "PROVEN", sourceUrl: null });
});

test("a short link that nobody could follow reaches no message: it may be another's", async () => {
  const url = "https://amzn.to/morto";
  const typed = { title: "Kindle", price: { cents: 87_900 } };
  const refused = { __typename: "PageNotRead", code: "LINK_NOT_FOLLOWED" };
  expect(await answered({ url }, { [url]: blocked })).toMatchObject(refused);
  expect(await answered({ url, fields: typed }, { [url]: blocked })).toMatchObject(refused);
  const sharedText = `Kindle por R$ 879,00 ${url}`;
  expect(await answered({ sharedText }, { [url]: blocked })).toMatchObject(refused);

  const own = { ...typed, affiliateUrl: `${AMAZON}?tag=ana-20` };
  expect(await answered({ url, fields: own }, { [url]: blocked }))
    .toMatchObject({ __typename: "Offer", sourceUrl: null, affiliateProof: "PROVEN" });
});
