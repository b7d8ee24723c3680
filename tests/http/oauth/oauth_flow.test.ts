import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp } from "../../../server/app.ts";
import { createApiKey } from "../../../server/core/api_keys/write_api_key.ts";
import { disableOAuthApp, enableOAuthApp } from "../../../server/core/oauth/disable_app.ts";
import { removeOAuthApp } from "../../../server/core/oauth/write_app.ts";
import { revokeOAuthApp } from "../../../server/core/oauth/authorize_app.ts";
import { listAuthorizedApps } from "../../../server/core/oauth/queries.ts";
import { blockUser } from "../../../server/core/users/administration/block_user.ts";
import {
  authorize,
  oauthClient,
  ORIGIN,
  refresh,
  revoke,
  tokensOf,
} from "../../support/oauth_client.ts";
import { type Someone, testApp } from "../../support/test_app.ts";

let w: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  w = await testApp();
});
afterAll(() => w[Symbol.asyncDispose]());

const REASON = "Um motivo de muitas letras.";
const OFFERS = "{ viewer { id offers(first: 1) { edges { cursor } } } }";
const as = (token: string): Someone => ({ ctx: () => w.guest.ctx(), token });
const codeOf = async (token: string, query = OFFERS, app: Pick<typeof w.app, "fetch"> = w.app) => {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const body = JSON.stringify({ query });
  const answer = await app.fetch(
    new Request(`${ORIGIN}/graphql`, { method: "POST", headers, body }),
  );
  const code = (await answer.json()).errors?.[0]?.extensions.code ?? null;
  const challenge = code === "API_KEY_INVALID" ? 'Bearer error="invalid_token"' : null;
  expect(answer.headers.get("www-authenticate")).toBe(challenge);
  return code;
};

async function signedIn(options: { isPublic?: boolean; scope?: string } = {}) {
  const [maker, ana] = [await w.member("bia"), await w.member()];
  const app = await oauthClient(w, maker, options);
  const { exchange } = await authorize(w, app, ana, options);
  return { maker, ana, app, tokens: await tokensOf(app, await exchange()) };
}

test("an independent client discovers, authorizes, acts within its scopes, renews and ends", async () => {
  const { ana, app, tokens } = await signedIn();
  expect(tokens).toMatchObject({ token_type: "bearer", expires_in: 3_600, scope: "OFFERS_READ" });
  const { data } = await w.request(as(tokens.access_token), OFFERS);
  expect(data.viewer).toEqual({ id: ana.id, offers: { edges: [] } });
  expect(await codeOf(tokens.access_token, "{ viewer { coupons(first: 1) { edges { cursor } } } }"))
    .toBe("API_SCOPE_MISSING");
  const [listed] = await listAuthorizedApps(ana.ctx());
  expect(listed).toMatchObject({ name: "Planilha", scopes: ["OFFERS_READ"] });
  expect(listed!.lastUsedAt).not.toBeNull();

  w.advance(61 * 60_000);
  expect(await codeOf(tokens.access_token)).toBe("API_KEY_INVALID");
  const renewed = await refresh(w, app, tokens.refresh_token!);
  expect(await codeOf(renewed.access_token)).toBeNull();
  await revoke(w, app, renewed.refresh_token!);
  await expect.poll(() => codeOf(renewed.access_token)).toBe("API_KEY_INVALID");
  await expect(refresh(w, app, renewed.refresh_token!)).rejects
    .toMatchObject({ error: "invalid_grant" });
  expect(await listAuthorizedApps(ana.ctx())).toEqual([]);
});

test("a public app on the person's computer uses whatever port is free", async () => {
  const [maker, ana] = [await w.member("bia"), await w.member()];
  const app = await oauthClient(w, maker, { isPublic: true });
  const redirectUri = "http://127.0.0.1:49152/volta";
  const { exchange } = await authorize(w, app, ana, { redirectUri });
  const tokens = await tokensOf(app, await exchange());
  expect(await codeOf(tokens.access_token)).toBeNull();
  const narrower = await authorize(w, app, ana, {
    scope: "OFFERS_WRITE COUPONS_READ",
    redirectUri,
  });
  const wide = await tokensOf(app, await narrower.exchange());
  const narrow = await refresh(w, app, wide.refresh_token!, "COUPONS_READ");
  expect([narrow.scope, await codeOf(narrow.access_token)])
    .toEqual(["COUPONS_READ", "API_SCOPE_MISSING"]);
  await expect(refresh(w, app, narrow.refresh_token!, "LINKS_READ")).rejects
    .toMatchObject({ error: "invalid_scope" });
});

test("an app never touches the account, keys, other apps or deletion, and is no admin's", async () => {
  const [maker, rute] = [await w.member("bia"), await w.admin()];
  const app = await oauthClient(w, maker);
  const everything = app.server.scopes_supported!.join(" ");
  expect(everything).not.toContain("ADMIN");
  const { exchange } = await authorize(w, app, rute, { scope: everything });
  const { access_token: token } = await tokensOf(app, await exchange());
  for (
    const query of [
      "{ users(first: 1) { edges { node { id } } } }",
      "{ oauthApps(first: 1) { edges { cursor } } }",
      "{ viewer { apiKeys { id } } }",
      "{ viewer { authorizedApps { appId } } }",
      `mutation { requestAccountDeletion(input: { confirmation: "x" }) { ... on UserError { code } } }`,
      `mutation { revokeOAuthApp(input: { id: "${app.id}" }) { ... on UserError { code } } }`,
      `mutation { createOAuthApp(input: { name: "x", redirectUris: [], isPublic: true }) {
        ... on UserError { code } } }`,
    ]
  ) {
    const answer = JSON.stringify(await w.request(as(token), query));
    expect([query, /NOT_FOR_API_KEYS|API_SCOPE_MISSING/.test(answer)]).toEqual([query, true]);
  }
});

test("what ends a token ends it at once, on every process", async () => {
  const admin = await w.admin();
  const other = createApp(w); // with a memory of its own
  const ends = {
    person: ({ ana, app }: Given) => revokeOAuthApp(ana.ctx(), { id: app.id }),
    admin: ({ app }: Given) => disableOAuthApp(admin.ctx(), { id: app.id, reason: REASON }),
    maker: ({ maker, app }: Given) => removeOAuthApp(maker.ctx(), { id: app.id }),
    blockedPerson: ({ ana }: Given) => blockUser(admin.ctx(), { userId: ana.id, reason: REASON }),
    blockedMaker: ({ maker }: Given) =>
      blockUser(admin.ctx(), { userId: maker.id, reason: REASON }),
  };
  type Given = Awaited<ReturnType<typeof signedIn>>;
  for (const [by, end] of Object.entries(ends)) {
    const given = await signedIn();
    const { app, tokens } = given;
    for (const app of [w.app, other]) {
      expect([by, await codeOf(tokens.access_token, OFFERS, app)]).toEqual([by, null]);
    }
    await end(given);
    for (const app of [w.app, other]) {
      await expect.poll(() => codeOf(tokens.access_token, OFFERS, app)).toBe("API_KEY_INVALID");
    }
    await expect(refresh(w, app, tokens.refresh_token!)).rejects.toThrow();
  }
});

test("an app that is enabled again acts for those who allowed it", async () => {
  const admin = await w.admin();
  const { app, tokens } = await signedIn();
  await disableOAuthApp(admin.ctx(), { id: app.id, reason: REASON });
  await expect.poll(() => codeOf(tokens.access_token)).toBe("API_KEY_INVALID");
  await enableOAuthApp(admin.ctx(), { id: app.id });
  expect(await codeOf(tokens.access_token)).toBeNull();
});

test("the documents that describe the server name its addresses", async () => {
  const read = async (name: string) =>
    await (await w.app.fetch(new Request(`${ORIGIN}/.well-known/${name}`))).json();
  expect(await read("oauth-authorization-server")).toMatchObject({
    issuer: ORIGIN,
    code_challenge_methods_supported: ["S256"],
    grant_types_supported: ["authorization_code", "refresh_token"],
  });
  expect(await read("oauth-protected-resource")).toMatchObject({
    resource: ORIGIN,
    authorization_servers: [ORIGIN],
  });
});

test("a key of a program does not become an app's token", async () => {
  const ana = await w.member();
  const key = { name: "x", scopes: ["OFFERS_READ"] as const, expiresAt: null };
  const { secret } = await createApiKey(ana.ctx(), key);
  expect(await codeOf(secret.replace("gmp_", "gmo_"))).toBe("API_KEY_INVALID");
});
