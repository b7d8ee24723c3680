import { afterAll, beforeAll, expect, test } from "vitest";
import { startImpersonation } from "../../../server/core/users/impersonation.ts";
import { blockUser } from "../../../server/core/users/administration/block_user.ts";
import {
  answerRequest,
  authorize,
  beginAuthorization,
  CALLBACK,
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

const as = (token: string): Someone => ({ ctx: () => w.guest.ctx(), token });
const codeOf = async (token: string) =>
  (await w.request(as(token), "{ viewer { offers(first: 1) { edges { cursor } } } }"))
    .errors?.[0]?.extensions.code ?? null;
const refused = { error: "invalid_grant" };

async function begun(options: { isPublic?: boolean } = {}) {
  const [maker, ana] = [await w.member("bia"), await w.member()];
  const app = await oauthClient(w, maker, options);
  return { maker, ana, app, ...await authorize(w, app, ana) };
}

test("a code is worth nothing without its verifier, at another address, or too late", async () => {
  const { app, exchange } = await begun({ isPublic: true });
  const wrong = [{ verifier: "a".repeat(43) }, { redirectUri: "http://127.0.0.1/volta" }];
  for (const change of wrong) {
    await expect(tokensOf(app, await exchange(change))).rejects.toMatchObject(refused);
  }
  w.advance(61_000);
  await expect(tokensOf(app, await exchange())).rejects.toMatchObject(refused);
});

test("a code that is used twice ends what the first use gave", async () => {
  const { app, exchange } = await begun();
  const tokens = await tokensOf(app, await exchange());
  expect(await codeOf(tokens.access_token)).toBeNull();
  await expect(tokensOf(app, await exchange())).rejects.toMatchObject(refused);
  await expect.poll(() => codeOf(tokens.access_token)).toBe("API_KEY_INVALID");
  await expect(refresh(w, app, tokens.refresh_token!)).rejects.toMatchObject(refused);
});

test("of many exchanges at once none leaves tokens that work, but one at most", async () => {
  const { app, exchange } = await begun();
  const answers = await Promise.all(Array.from({ length: 6 }, () => exchange()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  const { access_token: token } = await tokensOf(app, answers.find(({ ok }) => ok)!);
  await expect.poll(() => codeOf(token)).toBe("API_KEY_INVALID");
});

test("a refresh token that is used twice ends all of its family", async () => {
  const { app, exchange } = await begun();
  const first = await tokensOf(app, await exchange());
  const second = await refresh(w, app, first.refresh_token!);
  expect(await codeOf(second.access_token)).toBeNull();
  await expect(refresh(w, app, first.refresh_token!)).rejects.toMatchObject(refused);
  await expect.poll(() => codeOf(second.access_token)).toBe("API_KEY_INVALID");
  await expect(refresh(w, app, second.refresh_token!)).rejects.toMatchObject(refused);
});

test("another app can neither use nor end the tokens of this one", async () => {
  const { maker, app, exchange } = await begun();
  const tokens = await tokensOf(app, await exchange());
  const other = await oauthClient(w, maker);
  await expect(refresh(w, other, tokens.refresh_token!)).rejects.toMatchObject(refused);
  await revoke(w, other, tokens.access_token);
  expect(await codeOf(tokens.access_token)).toBeNull();
});

test("who does not prove to be the app gets nothing", async () => {
  const { app, exchange } = await begun();
  const { refresh_token: token } = await tokensOf(app, await exchange());
  const send = async (fields: Record<string, string>, headers: Record<string, string> = {}) => {
    const response = await w.app.fetch(
      new Request(`${ORIGIN}/oauth/token`, {
        method: "POST",
        headers: { "content-type": "application/x-www-form-urlencoded", ...headers },
        body: new URLSearchParams({ grant_type: "refresh_token", ...fields }),
      }),
    );
    expect(response.headers.get("cache-control")).toBe("no-store");
    return [response.status, (await response.json()).error];
  };
  const basic = (secret: string) => ({ authorization: `Basic ${btoa(`${app.id}:${secret}`)}` });
  const unknown = [401, "invalid_client"];
  expect(await send({ refresh_token: token! })).toEqual(unknown);
  expect(await send({ refresh_token: token!, client_id: app.id })).toEqual(unknown);
  expect(await send({ refresh_token: token! }, basic("gms_wrong"))).toEqual(unknown);
  expect(await send({ refresh_token: token!, client_secret: app.secret! }, basic(app.secret!)))
    .toEqual(unknown);
  expect(await send({ refresh_token: "gmr_x" }, basic(app.secret!))).toEqual([
    400,
    "invalid_grant",
  ]);
  expect(await send({}, basic(app.secret!))).toEqual([400, "invalid_request"]);
  expect(await send({ grant_type: "password" }, basic(app.secret!)))
    .toEqual([400, "unsupported_grant_type"]);
  expect(
    await send({ refresh_token: token! }, {
      ...basic(app.secret!),
      "content-type": "application/json",
    }),
  ).toEqual([400, "invalid_request"]);
});

test("nobody is led to an address that the app did not register", async () => {
  const { app, ana } = await begun();
  for (const redirectUri of ["https://evil.example/", `${CALLBACK}/../evil`, `${CALLBACK}?x=1`]) {
    const { request } = await beginAuthorization(app, { redirectUri });
    expect(await answerRequest(w, ana, request)).toEqual({ code: "OAUTH_REDIRECT_UNKNOWN" });
    expect(await answerRequest(w, ana, request, false)).toEqual({ code: "OAUTH_REDIRECT_UNKNOWN" });
    const { data } = await w.request(
      ana,
      `query ($request: OAuthAuthorizationInput!) {
        viewer { oauthAuthorization(request: $request) { redirectTo appName refusal } } }`,
      { request },
    );
    expect(data.viewer.oauthAuthorization).toMatchObject({ redirectTo: null, appName: null });
  }
});

test("a person who does not allow it sends the app an error, with its state", async () => {
  const { app, ana } = await begun();
  const { request, state } = await beginAuthorization(app);
  const { redirectTo } = await answerRequest(w, ana, request, false);
  expect(Object.fromEntries(new URL(redirectTo!).searchParams))
    .toEqual({ error: "access_denied", iss: ORIGIN, state });
});

test("only the person themselves allows an app: no guest, no admin in their name, nobody blocked", async () => {
  const { app, ana } = await begun();
  const admin = await w.admin();
  const { request } = await beginAuthorization(app);
  expect(await answerRequest(w, w.guest, request)).toEqual({ code: "SIGN_IN_FIRST" });
  await startImpersonation(admin.ctx(), { userId: ana.id, reason: "Um motivo de muitas letras." });
  expect(await answerRequest(w, admin, request)).toEqual({ code: "ONLY_IN_PERSON" });
  const grants = await w.count("oauth_grants");
  await blockUser((await w.admin()).ctx(), {
    userId: ana.id,
    reason: "Um motivo de muitas letras.",
  });
  expect(await answerRequest(w, ana, request)).toEqual({ code: "SIGN_IN_FIRST" });
  expect(await w.count("oauth_grants")).toBe(grants);
});

test("another site's page can neither answer in the person's name nor ask for tokens", async () => {
  const { app, ana, verifier, returned } = await begun();
  const { request } = await beginAuthorization(app);
  const grants = await w.count("oauth_grants");
  const query = `mutation ($input: AuthorizeOAuthAppInput!) {
    authorizeOAuthApp(input: $input) { ... on OAuthRedirect { redirectTo } } }`;
  const forged = await w.app.fetch(
    new Request(`${ORIGIN}/graphql`, {
      method: "POST",
      headers: {
        origin: "https://evil.example",
        "content-type": "application/json",
        authorization: `Bearer ${ana.token}`,
      },
      body: JSON.stringify({ query, variables: { input: { request, isAllowed: true } } }),
    }),
  );
  expect([forged.status, await w.count("oauth_grants")]).toEqual([403, grants]);
  const tokens = await w.app.fetch(
    new Request(`${ORIGIN}/oauth/token`, {
      method: "POST",
      headers: { origin: "https://evil.example" },
      body: new URLSearchParams({ code: returned.get("code")!, code_verifier: verifier }),
    }),
  );
  expect(tokens.status).toBe(403);
});

test("the address where it begins leads to our own screen alone, which no page may frame", async () => {
  const begin = await w.app.fetch(
    new Request(
      `${ORIGIN}/oauth/authorize?client_id=//evil.example&redirect_uri=https://evil.example`,
    ),
  );
  expect(begin.status).toBe(303);
  const { origin, pathname } = new URL(begin.headers.get("location")!, ORIGIN);
  expect([origin, pathname]).toEqual([ORIGIN, "/app/settings/authorize"]);
  expect(begin.headers.get("x-frame-options")).toBe("DENY");
});

test("nothing that opens a door is stored", async () => {
  const { app, exchange, returned } = await begun();
  const tokens = await tokensOf(app, await exchange());
  const rows = await Promise.all(
    (["oauth_apps", "oauth_grants", "oauth_tokens", "events"] as const)
      .map((table) => w.db.selectFrom(table).selectAll().execute()),
  );
  for (
    const secret of [app.secret!, tokens.access_token, tokens.refresh_token!, returned.get("code")!]
  ) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }
});
