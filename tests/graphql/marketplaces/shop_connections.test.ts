import { expect, test } from "vitest";
import type { Someone } from "../../support/test_app.ts";
import { appWithShops } from "../../support/shops/app_with_shops.ts";

type Scene = Awaited<ReturnType<typeof appWithShops>>;

const connection = `... on ShopConnection {
  id shop status accountName credentialHint lastSuccessAt expiresAt
  problem { code message } quota { used allowed resetsAt }
} ... on UserError { code path }`;
const connect = `mutation ($key: String!, $secret: String!) {
  connectShop(input: { shop: SHOPEE, key: $key, secret: $secret }) { ${connection} }
}`;
const ofShop = (name: string, shop = "SHOPEE") =>
  `mutation { ${name}(input: { shop: ${shop} }) { ${connection} } }`;
const start = `mutation { startShopSignIn(input: { shop: MERCADO_LIVRE }) {
  ... on ShopSignInStart { address } ... on UserError { code }
} }`;
const listed = "{ viewer { connectableShops shopConnections { shop status accountName } } }";

/** Somebody's browser comes back from the shop; answers where it is led on to. */
async function comesBack({ w }: Scene, someone: Someone, query: Record<string, string | null>) {
  const given = Object.entries(query).filter((pair): pair is [string, string] => pair[1] !== null);
  const address = `http://localhost/api/marketplaces/mercadolivre/callback?${new URLSearchParams(
    given,
  )}`;
  const headers = someone.token ? { authorization: `Bearer ${someone.token}` } : {};
  const answer = await w.app.fetch(new Request(address, { headers: headers as HeadersInit }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const { pathname, searchParams } = new URL(answer.headers.get("location")!, address);
  expect(pathname).toBe("/app/settings/mercadolivre");
  return searchParams.get("conexao");
}

test("a shop is connected, tested, watched and ended, and never shows its keys", async () => {
  await using s = await appWithShops();
  const { w, keys } = s;
  const ana = await w.member();
  const answers: string[] = [];
  const ask = async (query: string, variables = {}) => {
    const { data, errors } = await w.request(ana, query, variables);
    expect(errors).toBeUndefined();
    answers.push(JSON.stringify(data));
    return data;
  };
  const changes = await w.subscribe(
    ana,
    "subscription { shopConnectionChanged { shopConnection { shop status credentialHint } } }",
  );
  const first = changes.next();
  await expect.poll(() => w.subscribers()).toBeGreaterThan(0);

  const wrong = await ask(connect, { key: keys.key, secret: "errado" });
  expect(wrong.connectShop).toEqual({
    code: "SHOP_CREDENTIALS_REFUSED",
    path: ["secret"],
  });
  const { connectShop: made } = await ask(connect, keys);
  expect(made).toMatchObject({
    shop: "SHOPEE",
    status: "CONNECTED",
    problem: null,
    quota: { used: 0, allowed: 2_000, resetsAt: null },
  });
  expect((await first).value.data.shopConnectionChanged.shopConnection).toMatchObject({
    status: "CONNECTED",
  });

  s.shopee.refusals.find(({ reason }) => reason === "ACCOUNT_BLOCKED")!.provoke();
  const { testShop: troubled } = await ask(ofShop("testShop"));
  expect(troubled).toMatchObject({
    id: made.id,
    status: "FAILING",
    problem: { code: "SHOP_ACCOUNT_BLOCKED", message: expect.stringContaining("bloqueou") },
    quota: { used: 1 },
  });
  expect((await ask(ofShop("testShop"))).testShop).toMatchObject({ status: "CONNECTED" });
  expect((await ask(ofShop("disconnectShop"))).disconnectShop)
    .toMatchObject({ id: made.id, status: "DISCONNECTED" });
  expect((await ask(ofShop("disconnectShop"))).disconnectShop)
    .toMatchObject({ code: "SHOP_NOT_CONNECTED" });
  expect((await ask(listed)).viewer.shopConnections).toEqual([]);
  for (const answer of answers) expect(answer).not.toContain(keys.secret);
  await changes.return(undefined);
});

test("Mercado Livre's walk ends in the settings, for everybody who comes back and in every way", async () => {
  await using s = await appWithShops();
  const { w } = s;
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const begin = async () =>
    s.returnFrom((await w.request(ana, start)).data.startShopSignIn.address);
  const back = await begin();
  expect(await comesBack(s, w.guest, back)).toBe("SIGN_IN_FIRST");
  expect(await comesBack(s, bia, back)).toBe("SHOP_SIGN_IN_LOST");
  expect(await comesBack(s, ana, { ...back, state: "outro" })).toBe("SHOP_SIGN_IN_LOST");
  expect(await comesBack(s, ana, back)).toBe("feita");
  expect(await comesBack(s, ana, back)).toBe("SHOP_SIGN_IN_LOST"); // replayed
  expect(await comesBack(s, ana, {})).toBe("SHOP_SIGN_IN_LOST");
  s.mercadoLivre.tokens.permits(false);
  expect(await comesBack(s, ana, await begin())).toBe("SHOP_SIGN_IN_REFUSED");
  expect((await w.request(ana, listed)).data.viewer).toEqual({
    connectableShops: ["AMAZON", "SHOPEE", "MERCADO_LIVRE", "ALIEXPRESS"],
    shopConnections: [{ shop: "MERCADO_LIVRE", status: "CONNECTED", accountName: "ACHADOSDAANA" }],
  });
  expect((await w.request(bia, listed)).data.viewer.shopConnections).toEqual([]);
});

test("each tag is shown in a link that was built with it and read back", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member();
  const examples = async () =>
    (await s.w.request(ana, "{ viewer { affiliateTags { examples { marketplace url proof } } } }"))
      .data.viewer.affiliateTags.examples;
  expect(await examples()).toEqual([]);
  await s.w.request(
    ana,
    `mutation { updateAffiliateTags(input: {
      amazonTag: "ana-20", mercadoLivreWord: "ana",
      magaluShop: "https://www.magazinevoce.com.br/magazineana/"
    }) { __typename } }`,
  );
  expect(await examples()).toEqual([
    {
      marketplace: "AMAZON",
      url: "https://www.amazon.com.br/dp/B00EXEMPL0?tag=ana-20",
      proof: "PROVEN",
    },
    {
      marketplace: "MERCADO_LIVRE",
      url: "https://www.mercadolivre.com.br/p/MLB12345678?matt_word=ana",
      proof: "EXPERIMENTAL",
    },
    {
      marketplace: "MAGAZINE_LUIZA",
      url: "https://www.magazinevoce.com.br/magazineana/produto/p/abc1234567/te/exem/",
      proof: "PROVEN",
    },
  ]);
});
