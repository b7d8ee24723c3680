import { expect, test } from "vitest";
import { parseDiscoverParams } from "../../../../web/screens/discover/discover_params.ts";
import {
  type FoundProduct,
  hasWords,
  isShown,
  type Proof,
  provenDiscount,
  sortProducts,
  uniqueProducts,
} from "../../../../web/screens/discover/found_product.ts";
import { proofWords, soldLabel } from "../../../../web/screens/discover/proof_words.ts";

const money = (cents: number) => {
  const formatted = `R$ ${(cents / 100).toFixed(2).replace(".", ",")}`;
  return { cents, formatted };
};

const proof = (change: Partial<Proof> = {}): Proof => ({
  ...{ status: "PROVEN", oldPrice: money(200_00), claimed: null, highest: money(200_00) },
  ...{ lowestInDays: 90, days: 30, daysAtPrice: 1, spanDays: 90, ...change },
});

const found = (change: Partial<FoundProduct> = {}): FoundProduct => ({
  ...{ url: "https://shopee.com.br/product/1/1", marketplace: "SHOPEE", productId: null },
  ...{ title: "Cafeteira", imageUrl: null, price: money(150_00), oldPrice: null },
  ...{ commission: money(15_00), commissionPercent: 10, rating: 4.8, sold: 3_000 },
  ...{ lastSending: null, proof: proof(), points: [], ...change },
});

const shows = (address: string, change: Partial<FoundProduct> = {}) =>
  isShown(found(change), parseDiscoverParams(new URLSearchParams(address)));

test.each<[string, boolean, Partial<FoundProduct>?]>([
  ["", true],
  ["loja=shopee", true],
  ["loja=amazon", false],
  ["loja=catalogo", false],
  ["loja=catalogo", true, { productId: "prd_1" }],
  ["comissao=10", true],
  ["comissao=15", false],
  ["comissao=5", false, { commissionPercent: null }],
  ["nota=4.5", true],
  ["nota=4.5", false, { rating: 4.4 }],
  ["desconto=20", true],
  ["desconto=30", false],
  ["desconto=20", false, { proof: proof({ status: "DOUBTFUL" }) }],
  ["provado=1", false, { proof: null }],
  ["inedito=1", false, { lastSending: { at: "2026-11-19T12:00:00Z", groups: 2 } }],
  ["q=panela", true], // the shop itself has searched
  ["q=panela", false, { productId: "prd_1" }],
  ["q=CAFETÉIRA", true, { productId: "prd_1" }],
])("the filter %s: %s", (address, expected, change) => {
  expect(shows(address, change)).toBe(expected);
});

test("a product that the filters hide still counts as found, but one without the words does not", () => {
  const filter = parseDiscoverParams(new URLSearchParams("q=cafeteira&comissao=15"));
  const own = found({ productId: "prd_1" });
  expect([own, found({ title: "Bule" })].map((one) => hasWords(one, filter))).toEqual([true, true]);
  expect(isShown(own, filter)).toBe(false);
  expect(hasWords({ ...own, title: "Panela" }, filter)).toBe(false);
});

test("a discount counts only as far as our history proves it", () => {
  expect(provenDiscount(found())).toBe(25);
  expect(provenDiscount(found({ proof: proof({ status: "UNKNOWN" }) }))).toBe(0);
  expect(provenDiscount(found({ price: null }))).toBe(0);
});

test("the order is by what was chosen, the unknown last, and of equals the larger discount first", () => {
  const rich = found({ url: "rich", commission: money(45_00), price: money(190_00) });
  const none = found({ url: "none", commission: null, proof: null });
  const drop = found({ url: "drop", commission: null });
  const order = (by: "comissao" | "preco") =>
    sortProducts([none, drop, rich], by).map((p) => p.url);
  expect(order("comissao")).toEqual(["rich", "drop", "none"]);
  expect(order("preco")).toEqual(["drop", "none", "rich"]);
  expect(sortProducts([found({ price: null }), found({ price: null })], "preco")).toHaveLength(2);
});

test("a product of the catalogue that a shop lists too is shown once, with its commission", () => {
  const own = found({ productId: "prd_1", commission: null });
  expect(uniqueProducts([own, found()])).toEqual([found()]);
  expect(uniqueProducts([found(), own])).toEqual([found()]);
});

test.each<[Partial<FoundProduct>, string, string | null]>([
  [{}, "menor em 90 dias", null],
  [{ proof: proof({ lowestInDays: 30 }) }, "menor em 30 dias", null],
  [{ proof: proof({ lowestInDays: null }) }, "desconto confirmado", null],
  [
    {
      oldPrice: money(300_00),
      proof: proof({ status: "DOUBTFUL", claimed: money(300_00), daysAtPrice: 25 }),
    },
    "De/por não comprovado",
    "A loja diz “de R$\u00a0300”; custou R$\u00a0150 em 25 de 30 dias vistos",
  ],
  [
    { proof: proof({ status: "DOUBTFUL", claimed: money(300_00) }) },
    "De/por não comprovado",
    "A loja diz “50% de desconto”; o mais caro que vimos foi R$\u00a0200, em 30 dias",
  ],
  [{ proof: proof({ status: "UNKNOWN", days: 0, spanDays: 0 }) }, "Sem histórico ainda", null],
  [{ proof: proof({ status: "UNKNOWN", spanDays: 0 }) }, "Visto só hoje", null],
  [{ proof: proof({ status: "UNKNOWN", spanDays: 1 }) }, "Histórico de só 1 dia", null],
  [{ proof: proof({ status: "UNKNOWN", spanDays: 60 }) }, "Sem queda em 60 dias", null],
  [{ price: null }, "Sem preço agora", null],
])("the proof %j is worded", (change, label, reason) => {
  expect(proofWords(found(change))).toMatchObject({ label, reason });
});

test("sales are worded as one says them", () => {
  expect([1, 870, 1_234, 9_000].map(soldLabel)).toEqual([
    "1 vendido",
    "870 vendidos",
    "1,2 mil vendidos",
    "9 mil vendidos",
  ]);
});
