import { expect, test } from "vitest";
import { aliExpress } from "../../../server/adapters/aliexpress/aliexpress.ts";
import {
  ofGateway,
  ofService,
  signature,
} from "../../../server/adapters/aliexpress/open_platform.ts";
import { BAN_SECONDS } from "../../support/shops/aliexpress_answers.ts";
import { aliExpressStandin } from "../../support/shops/aliexpress_standin.ts";
import { shopScene, sold } from "../../support/shops/shop_scene.ts";

/** AliExpress, and what it answers next. */
async function scene() {
  const standin = await aliExpressStandin();
  return {
    ...await shopScene(() => Promise.resolve(standin), aliExpress),
    answers: standin.answers,
  };
}

/** An answer of a method's service. */
const said = (method: string, resp_result: object) => ({
  [`aliexpress_affiliate_${method}_response`]: { resp_result },
});

test("the signature matches AliExpress's own example of a business interface", () => {
  const parameters = {
    method: "aliexpress.logistics.redefining.getonlinelogisticsinfo",
    app_key: "123456",
    access_token: "test",
    timestamp: "1517820392000",
    sign_method: "sha256",
    aliexpress_category_id: "200135143",
  };
  expect(signature(parameters, "helloworld"))
    .toBe("F7F7926B67316C9D1E8E15F7E66940ED3059B1638C497D77973F30046EFB5BBB");
});

test("the contract triggers every code that has a meaning", async () => {
  const { refusals } = await scene();
  const provoked = refusals.map(({ code }) => code);
  expect(provoked).toEqual(expect.arrayContaining([
    ...Object.keys(ofGateway),
    ...Object.keys(ofService),
  ]));
});

test("a wrong clock is reported like wrong keys", async () => {
  const { api, account, advanceClock: passes, reasonOf } = await scene();
  passes(11 * 60);
  expect(await reasonOf(api.check(account))).toBe("CREDENTIALS_REFUSED");
});

test("a ban reports how long it lasts", async () => {
  const { api, account, refusals, refusal } = await scene();
  refusals.find(({ code }) => code === "AppApiCallLimit")!.provoke();
  expect(await refusal(api.check(account))).toMatchObject({
    ...{ reason: "RATE_LIMITED", retryAfterSeconds: BAN_SECONDS },
  });
  refusals.find(({ code }) => code === "ApiCallLimit")!.provoke();
  expect((await refusal(api.check(account))).retryAfterSeconds).toBeNull();
});

test("neither the secret nor the signature is in an address, or in the log", async () => {
  const { api, account, answers, requests: calls, refusal } = await scene();
  const { appSecret } = account.credentials;
  answers({ error_response: { type: "ISV", code: "Novo", msg: `no ${appSecret} of yours` } });
  const refused = await refusal(api.check(account));
  expect([refused.reason, refused.message]).toEqual([
    "REQUEST_REFUSED",
    expect.stringContaining("***"),
  ]);
  expect(new URLSearchParams(calls[0]).get("sign")).toMatch(/^[0-9A-F]{64}$/);
});

test("forty-five products are requested in three calls", async () => {
  const { api, account, requests: calls, sell } = await scene();
  const urls = Array.from({ length: 45 }, (_, n) => sell(sold(`Fone ${n}`)));
  expect((await api.readProducts(account, urls)).size).toBe(45);
  expect([calls.length, api.quota.productsACall]).toEqual([3, 20]);
});

test("the price is what a buyer in Brazil sees, and a share of content buyers is no rating", async () => {
  const { api, account, sell } = await scene();
  const url = sell(sold("Fone", 199_90, { oldCents: 399_80, ratingTenths: 48 }));
  expect((await api.readProducts(account, [url])).get(url.href)).toMatchObject({
    price: { value: { cents: 199_90, currency: "BRL" } },
    oldPrice: { value: { cents: 399_80, currency: "BRL" } },
    rating: null,
  });
});

test("amounts of orders are hundredths as numbers, and decimals as texts", async () => {
  const { api, account, answers } = await scene();
  const order = { sub_order_id: "1", product_title: "Cabo", paid_time: "2026-06-15 05:34:56" };
  const brl = { settled_currency: "BRL", estimated_paid_commission: 77 };
  answers(said("order_list", {
    resp_code: 200,
    result: {
      orders: {
        order: [
          { ...order, ...brl, paid_amount: 1113 },
          { ...order, ...brl, paid_amount: "11.13" },
          { ...order, paid_amount: 1113 },
        ],
      },
    },
  }));
  const period = { from: new Date("2026-06-01Z"), until: new Date("2026-07-01Z"), after: null };
  const { items } = await api.listConversions!(account, period);
  expect(items.map(({ paid }) => paid?.cents ?? null)).toEqual([1113, 1113, null]);
  expect(items[0]).toMatchObject({
    ...{ boughtAt: new Date("2026-06-15T12:34:56Z"), productId: null },
    commission: { cents: 77, currency: "BRL" },
  });
});

test("a product without a commission has no link", async () => {
  const { api, account, answers, reasonOf, sell } = await scene();
  const product = sell(sold("Fone"));
  answers(said("link_generate", { resp_code: 405, resp_msg: "The result is empty" }));
  expect(await reasonOf(api.makeLink!(account, product, []))).toBe("PRODUCT_NOT_FOUND");
  const links = { promotion_link: [{ promotion_link: "https://loja.example/x" }] };
  answers(said("link_generate", { resp_code: 200, result: { promotion_links: links } }));
  expect(await reasonOf(api.makeLink!(account, product, []))).toBe("FAILED");
});
