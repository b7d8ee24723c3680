import { expect, test } from "vitest";
import { createTestOffer } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const create = `mutation ($fields: CouponFieldsInput!) {
  createCoupon(input: { fields: $fields }) {
    __typename
    ... on Coupon {
      id version couponCode marketplace shop percentOff status isEndingSoon validUntil hasWorkedToday
      minPurchase { formatted }
    }
    ... on CouponExists { existing { couponCode } }
    ... on UserError { code message path }
  }
}`;
const vote = `mutation ($id: ID!, $worked: Boolean!) {
  voteOnCoupon(input: { id: $id, hasWorked: $worked }) {
    ... on Coupon { workedCount failedCount hasWorkedToday }
    ... on UserError { code }
  }
}`;
const list = `query ($status: CouponStatus, $first: Int, $after: String) {
  viewer { coupons(status: $status, first: $first, after: $after) {
    edges { cursor node { couponCode } }
    pageInfo { hasNextPage endCursor }
  } }
}`;
const changes = `subscription { couponChanged { id coupon { couponCode workedCount } } }`;

async function scene() {
  const w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const keep = async (code: string, more: object = {}) => {
    const fields = { couponCode: code, marketplace: "SHOPEE", percentOff: 10, ...more };
    return (await w.request(ana, create, { fields })).data.createCoupon;
  };
  return { w, ana, bia, keep };
}

test("a coupon is kept as it was typed, on the person's clocks", async () => {
  const { w, keep } = await scene();
  await using _ = w;
  const fields = { minPurchase: { cents: 5_000 }, validUntil: "2026-11-21" };
  expect(await keep("NATAL10", fields)).toEqual({
    __typename: "Coupon",
    id: expect.stringMatching(/^cpn_/),
    version: 1,
    couponCode: "NATAL10",
    marketplace: "SHOPEE",
    shop: "Shopee",
    percentOff: 10,
    status: "ACTIVE",
    isEndingSoon: true,
    validUntil: "2026-11-22T02:59:59.999Z",
    hasWorkedToday: null,
    minPurchase: { formatted: "R$ 50,00" },
  });
  expect(await keep("natal10")).toMatchObject({
    __typename: "CouponExists",
    existing: { couponCode: "NATAL10" },
    path: ["fields", "couponCode"],
  });
  expect(await keep("X")).toMatchObject({
    code: "COUPON_CODE_INVALID",
    message: "O código tem de 2 a 40 caracteres visíveis, sem espaços.",
  });
});

test("the list goes page by page in the order in which coupons end", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  await keep("SEMPRE");
  await keep("DEZEMBRO", { validUntil: "2026-12-31" });
  await keep("NOVEMBRO", { validUntil: "2026-11-30" });
  const page = async (variables: Record<string, unknown>) =>
    (await w.request(ana, list, variables)).data.viewer.coupons;
  const { edges, pageInfo } = await page({ first: 2 });
  const codes = (of: { node: { couponCode: string } }[]) => of.map(({ node }) => node.couponCode);
  expect(codes(edges)).toEqual(["NOVEMBRO", "DEZEMBRO"]);
  expect(pageInfo.hasNextPage).toBe(true);
  expect(codes((await page({ first: 2, after: pageInfo.endCursor })).edges)).toEqual(["SEMPRE"]);
});

test("what happens to coupons is published live, to their person alone; a file as one", async () => {
  const { w, ana, bia, keep } = await scene();
  await using _ = w;
  const reported = await w.subscribe(ana, changes);
  const next = async () => (await reported.next()).value.data.couponChanged;
  const first = next();
  await expect.poll(w.subscribers).toBe(1);
  await w.request(bia, create, {
    fields: { couponCode: "DELA", marketplace: "SHOPEE", percentOff: 10 },
  });
  const { id } = await keep("NATAL10");
  expect(await first).toEqual({ id, coupon: { couponCode: "NATAL10", workedCount: 0 } });
  expect((await w.request(ana, vote, { id, worked: true })).data.voteOnCoupon)
    .toEqual({ workedCount: 1, failedCount: 0, hasWorkedToday: true });
  expect(await next()).toEqual({ id, coupon: { couponCode: "NATAL10", workedCount: 1 } });
  const { data } = await w.request(
    ana,
    `mutation ($csv: String!) { importCoupons(input: { csv: $csv, isDryRun: false }) {
      ... on ImportedCoupons { count lines { couponCode } problems { line column message } } } }`,
    { csv: "codigo;marketplace;desconto\nCASA5;Amazon;5%\nX;Amazon;5%" },
  );
  expect(data.importCoupons).toEqual({
    count: 1,
    lines: [{ couponCode: "CASA5" }],
    problems: [{
      line: 3,
      column: "Código",
      message: "O código tem de 2 a 40 caracteres visíveis, sem espaços.",
    }],
  });
  expect(await next()).toEqual({ id: null, coupon: null });
  await w.request(ana, `mutation { deleteCoupon(input: { id: "${id}" }) { __typename } }`);
  expect(await next()).toEqual({ id, coupon: null });
});

test("each offer of a page is given the coupons that hold for it", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  for (const title of ["Um", "Dois", "Três"]) {
    const offer = await createTestOffer(ana, title);
    await w.db.updateTable("offers").set({ marketplace: "SHOPEE", price_cents: 10_000 })
      .where("id", "=", offer.id).execute();
  }
  await keep("NATAL10");
  const { data } = await w.request(
    ana,
    `{ viewer { offers { edges { node { id coupons {
      coupon { couponCode } priceWith { formatted } saving { cents }
    } } } } } }`,
  );
  const offers = data.viewer.offers.edges.map(({ node }: { node: object }) => node);
  const coupons = [{
    coupon: { couponCode: "NATAL10" },
    priceWith: { formatted: "R$ 90,00" },
    saving: { cents: 1_000 },
  }];
  expect(offers).toEqual([0, 1, 2].map(() => ({ id: expect.any(String), coupons })));
});

test("the file of all coupons is its person's alone", async () => {
  const { w, ana, keep } = await scene();
  await using _ = w;
  await keep("NATAL10", { minPurchase: { cents: 5_000 } });
  const ask = (token: string | null) =>
    w.app.fetch(
      new Request("http://localhost/api/coupons.csv", {
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    );
  const answer = await ask(ana.token);
  expect(answer.headers.get("content-disposition")).toBe(
    `attachment; filename="cupons-2026-11-21.csv"`,
  );
  expect((await answer.text()).split("\r\n").slice(0, 2)).toEqual([
    "Código;Marketplace;Loja;Desconto %;Desconto R$;Desconto máximo;Compra mínima;Início;Fim;Passado por;Anotação",
    "NATAL10;Shopee;;10%;;;50,00;;;;",
  ]);
  expect((await ask(null)).status).toBe(401);
});
