import { expect, onTestFinished, test } from "vitest";
import { fetchShop } from "../../../server/core/marketplaces/api/shop_response.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { type Answer, shopServer } from "../../support/shops/shop_server.ts";

/** Requests a shop with this response. */
async function fetched(answer: Answer) {
  const server = await shopServer(() => answer);
  const guard = guardedOutbound({ standins: parseStandins(`api.example=${server.origin}`) });
  onTestFinished(async () => {
    await guard.close();
    await server.close();
  });
  return await fetchShop(guard.vendor, "https://api.example/", { method: "GET" }, 30);
}

const inTwoMinutes = () => new Date(Date.now() + 120_000).toUTCString();

test.each([
  ["7", 7],
  ["0", 1],
  ["99999999", 86_400],
  ["em breve", null],
])("“Retry-After: %s” is %s seconds", async (value, seconds) => {
  const refused = fetched({ status: 429, headers: { "retry-after": value }, body: "" });
  await expect(refused).rejects.toMatchObject({
    ...{ reason: "RATE_LIMITED", retryAfterSeconds: seconds },
  });
});

test("a date in Retry-After becomes seconds from now", async () => {
  const headers = { "retry-after": inTwoMinutes() };
  const { retryAfterSeconds } = await fetched({ status: 503, headers, body: "" })
    .then(() => expect.fail(), (error) => error);
  expect(retryAfterSeconds).toBeGreaterThan(60);
  expect(retryAfterSeconds).toBeLessThanOrEqual(120);
});

test("numbers too long for JavaScript keep every digit", async () => {
  const body = '{"id":9211114279848963,"big":[-9223372036854775808],"small":42,"half":0.5}';
  expect((await fetched({ status: 200, body })).body).toEqual({
    ...{ id: "9211114279848963", big: ["-9223372036854775808"], small: 42, half: 0.5 },
  });
});

test("a refusal in JSON is a response, whatever its status", async () => {
  expect(await fetched({ status: 403, body: { code: "NO" } })).toEqual({
    ...{ status: 403, body: { code: "NO" } },
  });
});

test("a body that is no JSON is not quoted", async () => {
  const refused = fetched({ status: 200, body: "<p>segredo</p>" });
  await expect(refused).rejects.toThrow("FAILED: api.example answered 200, and no JSON");
});
