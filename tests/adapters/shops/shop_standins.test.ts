import { expect, onTestFinished, test } from "vitest";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { amazonStandin } from "../../support/shops/amazon_standin.ts";
import { catalogue } from "../../support/shops/catalogue.ts";
import { mercadoLivreStandin } from "../../support/shops/mercado_livre_standin.ts";

type Request = { method?: string; headers?: Record<string, string>; body?: string };

/** Sends a raw request to a stand-in. @returns the status and the body. */
function asking(shop: { readonly standins: string; readonly close: () => Promise<void> }) {
  const guard = guardedOutbound({ standins: parseStandins(shop.standins) });
  onTestFinished(async () => {
    await guard.close();
    await shop.close();
  });
  return async (url: string, { method = "POST", ...request }: Request = {}) => {
    const answer = await guard.vendor(url, { method, ...request });
    return [answer.status, await answer.json()] as const;
  };
}

/** Amazon's, with a token that holds; `changes` are made to a question that is right. */
async function amazonAsked(perSecond?: number) {
  const shop = await amazonStandin(perSecond === undefined ? {} : { perSecond });
  const ask = asking(shop);
  const { clientId: client_id, clientSecret: client_secret } = shop.account.credentials;
  const json = { "content-type": "application/json" };
  const right = { grant_type: "client_credentials", scope: "creatorsapi::default" };
  const askToken = (changes: object, headers: Record<string, string> = json) =>
    ask("https://api.amazon.com/auth/o2/token", {
      ...{ headers, body: JSON.stringify({ ...right, client_id, client_secret, ...changes }) },
    });
  const [, { access_token }] = await askToken({});
  const question = { partnerTag: "achados-20", itemIds: ["B0GRM00001"], resources: [] };
  const askItems = (changes: object, headers: object = {}) =>
    ask("https://creatorsapi.amazon/catalog/v1/getItems", {
      headers: {
        "authorization": `Bearer ${access_token}`,
        "x-marketplace": "www.amazon.com.br",
        ...headers,
      },
      body: JSON.stringify({ ...question, ...changes }),
    });
  shop.sell(catalogue[0]!);
  return { shop, askToken, askItems };
}

test("Amazon gives tokens to known credentials in the right form", async () => {
  const { askToken } = await amazonAsked();
  const form = { "content-type": "application/x-www-form-urlencoded" };
  expect(await askToken({}, form)).toMatchObject([400, { error: "invalid_request" }]);
  expect(await askToken({ scope: "profile" })).toMatchObject([400, { error: "invalid_scope" }]);
  expect(await askToken({ client_secret: "x" })).toMatchObject([401, { error: "invalid_client" }]);
  expect(await askToken({ grant_type: "password" }))
    .toMatchObject([400, { error: "unsupported_grant_type" }]);
  expect(await askToken({})).toMatchObject([200, { token_type: "bearer", expires_in: 3_600 }]);
});

test("Amazon requires a token, the country's marketplace, and ten products at most", async () => {
  const { shop, askItems } = await amazonAsked();
  const unauthorized = (reason: string) => [401, { type: "UnauthorizedException", reason }];
  const invalid = (name: string) => [400, { fieldList: [{ name }] }];
  expect(await askItems({}, { authorization: "" })).toMatchObject(
    unauthorized("MissingCredential"),
  );
  expect(await askItems({}, { authorization: "Bearer x" })).toMatchObject(
    unauthorized("InvalidToken"),
  );
  expect(await askItems({}, { "x-marketplace": "www.amazon.com" }))
    .toMatchObject(invalid("x-marketplace"));
  const eleven = Array.from({ length: 11 }, (_, n) => `B0GRM000${n + 10}`);
  expect(await askItems({ itemIds: eleven })).toMatchObject(invalid("itemIds"));
  expect(await askItems({ resources: ["offers.price"] })).toMatchObject(invalid("resources"));
  expect(await askItems({ itemIds: ["B0GRM00001", "B0GRM99999"] })).toMatchObject([200, {
    itemsResult: { items: [{ asin: "B0GRM00001" }] },
    errors: [{ code: "ItemNotAccessible" }],
  }]);
  expect(await askItems({ itemIds: ["B0GRM99999"] }))
    .toMatchObject([404, { type: "ResourceNotFoundException" }]);
  shop.advanceClock(3_600);
  expect(await askItems({})).toMatchObject(unauthorized("TokenExpired"));
});

test("Amazon limits the requests of a second", async () => {
  const { shop, askItems } = await amazonAsked(1);
  expect((await askItems({}))[0]).toBe(200);
  expect(await askItems({})).toMatchObject([429, { type: "ThrottleException" }]);
  shop.advanceClock(1);
  expect((await askItems({}))[0]).toBe(200);
});

test("Mercado Livre refuses its search, and others' listings", async () => {
  const shop = await mercadoLivreStandin();
  const ask = asking(shop);
  const get = (path: string, token = shop.account.credentials.accessToken) =>
    ask(`https://api.mercadolibre.com${path}`, {
      ...{ method: "GET", headers: { authorization: `Bearer ${token}` } },
    });
  expect(await get("/users/me")).toMatchObject([200, { nickname: "ACHADOSDAANA" }]);
  expect(await get("/users/me", "errado")).toMatchObject([401, { code: "unauthorized" }]);
  expect(await get("/sites/MLB/search?q=fone")).toMatchObject([403, { error: "forbidden" }]);
  expect(await get("/items/MLB4000000001"))
    .toMatchObject([403, { code: "PA_UNAUTHORIZED_RESULT_FROM_POLICIES" }]);
  expect(await get("/products/search?status=active&site_id=MLB&q=fone&limit=10&offset=101"))
    .toMatchObject([400, { error: "bad_request" }]);
});

test("Mercado Livre redirects nobody who was not sent correctly", async () => {
  const shop = await mercadoLivreStandin();
  onTestFinished(shop.close);
  const right = {
    ...{ response_type: "code", client_id: "7418529630147258", state: "abc" },
    ...{ redirect_uri: "https://garimpo.example/volta", code_challenge: "a".repeat(43) },
    code_challenge_method: "S256",
  };
  const sent = async (changes: object) => {
    const query = new URLSearchParams({ ...right, ...changes });
    const answer = await fetch(`${shop.origin}/authorization?${query}`, { redirect: "manual" });
    await answer.body?.cancel();
    return answer.status;
  };
  expect(await sent({})).toBe(302);
  const wrongs = [{ client_id: "1" }, { code_challenge_method: "plain" }, { code_challenge: "a" }];
  for (const wrong of wrongs) expect([wrong, await sent(wrong)]).toEqual([wrong, 400]);
});
