import { createHash, randomBytes } from "node:crypto";
import { expect, onTestFinished, test } from "vitest";
import { mercadoLivre } from "../../../server/adapters/mercado_livre/mercado_livre.ts";
import { mercadoLivreSignIn } from "../../../server/adapters/mercado_livre/sign_in.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { app, mercadoLivreStandin } from "../../support/shops/mercado_livre_standin.ts";
import { RETRY_AFTER } from "../../support/shops/shop_server.ts";

const redirectUri = "https://garimpo.example/api/shops/mercado-livre/return";

/** The stand-in, and a person before it who is about to sign in. */
async function scene(more: Partial<typeof app> = {}) {
  const shop = await mercadoLivreStandin();
  const guard = guardedOutbound({ standins: parseStandins(shop.standins) });
  onTestFinished(async () => {
    await guard.close();
    await shop.close();
  });
  const signIn = mercadoLivreSignIn(guard.vendor, { ...app, ...more }, { now: shop.now });
  const api = mercadoLivre(guard.vendor);
  const verifier = randomBytes(32).toString("base64url");
  const challenge = createHash("sha256").update(verifier).digest("base64url");
  const address = () => signIn.address({ redirectUri, state: "abc", challenge });

  /** Where the person's page sends them back to. */
  async function comesBack(url = address()): Promise<URL> {
    const answer = await guard.vendor(url.href, { method: "GET" });
    expect(answer.status).toBe(302);
    return new URL(answer.headers.get("location")!);
  }
  async function signedIn() {
    const code = (await comesBack()).searchParams.get("code")!;
    return await signIn.exchange({ code, verifier, redirectUri });
  }
  const whose = (credentials: Awaited<ReturnType<typeof signedIn>>) =>
    api.check({ ...shop.account, credentials });
  return { shop, guard, signIn, verifier, address, comesBack, signedIn, whose };
}

const refusedWith = async (grants: Promise<unknown>) =>
  await grants.then(() => expect.fail("it was not refused"), (error) => error);

test("a person is redirected to the shop's page with all parameters, and no secret", async () => {
  const { address, verifier, comesBack } = await scene();
  const { origin, pathname, searchParams } = address();
  expect(origin + pathname).toBe("https://auth.mercadolivre.com.br/authorization");
  expect(Object.fromEntries(searchParams)).toEqual({
    response_type: "code",
    client_id: app.clientId,
    redirect_uri: redirectUri,
    state: "abc",
    code_challenge: createHash("sha256").update(verifier).digest("base64url"),
    code_challenge_method: "S256",
  });
  const back = await comesBack();
  expect(back.href.startsWith(`${redirectUri}?`)).toBe(true);
  expect(back.searchParams.get("state")).toBe("abc");
});

test("a person who agreed is identified by the tokens of the code", async () => {
  const { shop, signedIn, whose } = await scene();
  const credentials = await signedIn();
  expect(credentials).toEqual({
    accessToken: expect.stringMatching(/^APP_USR-/),
    refreshToken: expect.stringMatching(/^TG-/),
    expiresAt: new Date(shop.now().getTime() + 6 * 60 * 60 * 1_000).toISOString(),
    sellerId: "230405607",
  });
  expect(await whose(credentials)).toEqual({ name: "ACHADOSDAANA" });
});

test("a person who declined returns without a code", async () => {
  const { shop, comesBack } = await scene();
  shop.tokens.permits(false);
  const { searchParams } = await comesBack();
  expect(Object.fromEntries(searchParams)).toEqual({ state: "abc", error: "access_denied" });
});

test("a code is exchanged once, soon, with its verifier and its address", async () => {
  const { shop, signIn, verifier, comesBack } = await scene();
  const code = async () => (await comesBack()).searchParams.get("code")!;
  const exchanged = async (given: object) =>
    await refusedWith(signIn.exchange({ code: await code(), verifier, redirectUri, ...given }));
  const first = await code();
  await signIn.exchange({ code: first, verifier, redirectUri });
  const wrongs = [{ code: first }, { verifier: `${verifier}x` }, {
    redirectUri: "https://x.example",
  }];
  for (const wrong of wrongs) {
    expect(await exchanged(wrong)).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
  }
  const late = await code();
  shop.advanceClock(601);
  expect(await exchanged({ code: late })).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
});

test("an access token ends after six hours, and the refresh token renews it", async () => {
  const { shop, signIn, signedIn, whose } = await scene();
  const first = await signedIn();
  shop.advanceClock(6 * 60 * 60 + 1);
  expect(await refusedWith(whose(first))).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
  const second = await signIn.refresh(first);
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(Date.parse(second.expiresAt)).toBe(shop.now().getTime() + 6 * 60 * 60 * 1_000);
  expect(second.sellerId).toBe(first.sellerId);
  await whose(second);
});

test("a refresh token is valid once: of two who use it, one must sign in again", async () => {
  const { signIn, signedIn } = await scene();
  const first = await signedIn();
  const both = await Promise.allSettled([signIn.refresh(first), signIn.refresh(first)]);
  expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(both.find(({ status }) => status === "rejected"))
    .toMatchObject({ reason: { reason: "SIGN_IN_EXPIRED" } });
});

test("a crash between the response and storing it requires a new sign-in", async () => {
  const { signIn, signedIn } = await scene();
  const kept = await signedIn();
  await signIn.refresh(kept); // and what it brought is lost
  expect(await refusedWith(signIn.refresh(kept))).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
});

test.each(["DROP", "CUT_OFF", "HALF", "GARBAGE", "OTHER_SHAPE", "ERROR_500"] as const)(
  "after a response that is %s it is unknown whether the refresh token is valid: the next use shows it",
  async (fault) => {
    const { shop, signIn, signedIn } = await scene();
    const kept = await signedIn();
    shop.failNextToken(fault);
    const lost = await refusedWith(signIn.refresh(kept));
    expect(["UNREACHABLE", "FAILED"]).toContain(lost.reason);
    expect(shop.tokens.grants).toEqual(["authorization_code", "refresh_token"]); // once
    expect(await refusedWith(signIn.refresh(kept))).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
  },
);

test("an unreachable shop used up no token", async () => {
  const { shop, signIn, signedIn } = await scene();
  const kept = await signedIn();
  await shop.goAway();
  expect(await refusedWith(signIn.refresh(kept))).toMatchObject({ reason: "UNREACHABLE" });
});

test("a shop that requires a pause states for how long", async () => {
  const { shop, signIn, signedIn } = await scene();
  const kept = await signedIn();
  shop.failNextToken("TOO_MANY");
  expect(await refusedWith(signIn.refresh(kept)))
    .toMatchObject({ reason: "RATE_LIMITED", retryAfterSeconds: RETRY_AFTER });
});

test("a response without a refresh token is refused: the connection would end within hours", async () => {
  const { shop, signIn, signedIn } = await scene();
  const kept = await signedIn();
  shop.tokens.givesNoRefreshToken();
  expect(await refusedWith(signIn.refresh(kept))).toMatchObject({ reason: "FAILED" });
});

test("a person who revoked the permission must sign in again", async () => {
  const { shop, signIn, signedIn, whose } = await scene();
  const kept = await signedIn();
  shop.tokens.revoke();
  expect(await refusedWith(whose(kept))).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
  expect(await refusedWith(signIn.refresh(kept))).toMatchObject({ reason: "SIGN_IN_EXPIRED" });
});

test.each([
  ["invalid_client", "CREDENTIALS_REFUSED"],
  ["unauthorized_client", "SIGN_IN_EXPIRED"],
  ["unauthorized_application", "ACCESS_DENIED"],
  ["invalid_operator_user_id", "ACCESS_DENIED"],
  ["forbidden", "ACCESS_DENIED"],
  ["invalid_request", "REQUEST_REFUSED"],
  ["invalid_scope", "REQUEST_REFUSED"],
  ["unsupported_grant_type", "REQUEST_REFUSED"],
  ["something_new", "FAILED"],
])("%s is reported as %s, with the shop's message and without a secret", async (error, reason) => {
  const { shop, signIn, signedIn } = await scene();
  const kept = await signedIn();
  shop.tokens.refuses(error);
  const refusal = await refusedWith(signIn.refresh(kept));
  expect([refusal.reason, refusal.message]).toEqual([reason, expect.stringContaining(error)]);
  const logged = Deno.inspect(refusal, { depth: 12, strAbbreviateSize: 100_000 });
  for (const secret of shop.secrets) expect(logged).not.toContain(secret);
});

test("another application's keys are refused", async () => {
  const { shop, signIn } = await scene({ clientSecret: "de-outra" });
  expect(await refusedWith(signIn.refresh(shop.account.credentials)))
    .toMatchObject({ reason: "CREDENTIALS_REFUSED" });
});
