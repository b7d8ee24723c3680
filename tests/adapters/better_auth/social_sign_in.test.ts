import { sql } from "kysely";
import { expect, test } from "vitest";
import { apple, google } from "../../../server/adapters/better_auth/social_vendors.ts";
import { guardedOutbound } from "../../../server/http/outbound/guarded_outbound.ts";
import { parseStandins } from "../../../server/http/outbound/standins.ts";
import { accountsApp, ana, codeOf, cookieOf } from "../../support/identity/accounts_app.ts";
import {
  appleKeys,
  googleKeys,
  socialVendorsStandin,
  type VendorPerson,
} from "../../support/identity/social_vendors_standin.ts";

const person = { sub: "g-1", email: "Ana@Example.com", email_verified: true, name: "Ana Souza" };
const pages = { callbackURL: "/app/gerador", errorCallbackURL: "/auth/login" };

/** The product with both vendors, requested over the guarded client. */
async function product() {
  await using failed = new AsyncDisposableStack();
  const vendors = failed.use(await socialVendorsStandin());
  const { vendor, close } = guardedOutbound({ standins: parseStandins(vendors.standins) });
  failed.defer(close);
  const a = failed.use(
    await accountsApp({ vendors: [google(googleKeys), apple(appleKeys)], vendorFetch: vendor }),
  );
  const held = failed.move();

  /** The way to the vendor's page: its address, and the cookie that waits here. */
  async function leaves(provider: string) {
    const response = await a.post("/api/auth/sign-in/social", { provider, ...pages });
    return { url: new URL((await response.json()).url), cookie: cookieOf(response) };
  }
  /** The way back, with what the vendor's page said. */
  const back = (provider: string, said: URLSearchParams, cookie: HeadersInit) =>
    a.request(`/api/auth/callback/${provider}?${said}`, { headers: cookie });
  return {
    ...a,
    vendors,
    leaves,
    back,
    /** The whole sign-in there and back, as the person on the vendor's page. */
    async comesBy(provider: "google" | "apple", who: VendorPerson | null) {
      vendors.signsIn(who);
      const { url, cookie } = await leaves(provider);
      const answer = await back(provider, vendors.answerTo(url), cookie);
      const to = new URL(answer.headers.get("location")!, "http://localhost");
      return { at: to.pathname, error: to.searchParams.get("error"), session: cookieOf(answer) };
    },
    [Symbol.asyncDispose]: () => held.disposeAsync(),
  };
}

test("the browser gets the list of social providers", async () => {
  await using p = await product();
  expect(p.identity.browser).toEqual({ provider: "embedded", social: ["google", "apple"] });
  await using without = await accountsApp();
  expect(without.identity.browser).toEqual({ provider: "embedded", social: [] });
  const response = await without.post("/api/auth/sign-in/social", { provider: "google", ...pages });
  expect(response.status).toBe(404);
});

test("a first sign-in by Google creates an account with a verified e-mail and a trial", async () => {
  await using p = await product();
  const { at, error, session } = await p.comesBy("google", person);
  expect([at, error]).toEqual(["/app/gerador", null]);
  expect(await p.account(session)).toEqual({
    email: "ana@example.com",
    displayName: "Ana Souza",
    emailVerified: true,
    hasPassword: false,
  });
  expect(await p.viewer(session)).toMatchObject({
    email: "ana@example.com",
    subscription: { status: "TRIALING" },
  });
  expect(await p.codeEmails()).toEqual([]); // there is nothing to prove

  const again = await p.comesBy("google", { ...person, name: "Outro Nome" });
  expect(await p.account(again.session)).toMatchObject({ displayName: "Ana Souza" });
  expect(await p.w.count("users")).toBe(1);
});

test("the request to Google binds the response to this browser, with the least scope", async () => {
  await using p = await product();
  const { url } = await p.leaves("google");
  expect(url.origin + url.pathname).toBe("https://accounts.google.com/o/oauth2/v2/auth");
  expect(Object.fromEntries(url.searchParams)).toEqual({
    client_id: "google-client",
    redirect_uri: "http://localhost/api/auth/callback/google",
    response_type: "code",
    scope: "openid email profile",
    prompt: "select_account",
    state: expect.stringMatching(/^.{32}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    code_challenge_method: "S256",
  });
});

test("Apple's form post from its own site is accepted there and nowhere else", async () => {
  await using p = await product();
  p.vendors.signsIn({ ...person, email_verified: "true" });
  const { url, cookie } = await p.leaves("apple");
  expect(url.searchParams.get("response_mode")).toBe("form_post");
  const fromApple = { origin: "https://appleid.apple.com", "sec-fetch-site": "cross-site" };
  const type = { "content-type": "application/x-www-form-urlencoded" };
  const form = p.vendors.answerTo(url).toString();
  const posts = (path: string, more: HeadersInit = {}) =>
    p.request(path, { method: "POST", body: form, headers: { ...fromApple, ...type, ...more } });

  const posted = await posts("/api/auth/callback/apple", { cookie: "other=1" });
  expect(posted.status).toBe(302);
  expect(posted.headers.getSetCookie()).toEqual([]);
  const there = new URL(posted.headers.get("location")!);
  expect(there.pathname).toBe("/api/auth/callback/apple");
  const answer = await p.request(there.pathname + there.search, { headers: cookie });
  expect(answer.headers.get("location")).toBe("/app/gerador");
  expect(await p.account(cookieOf(answer))).toMatchObject({
    displayName: "Ana Souza",
    emailVerified: true,
  });

  for (const path of ["callback/google", "callback/apple/", "sign-out", "sign-in/email"]) {
    expect((await posts(`/api/auth/${path}`)).status).toBe(403);
  }
});

test("an e-mail that the vendor does not verify is verified by email", async () => {
  await using p = await product();
  const { session } = await p.comesBy("google", { ...person, email_verified: false });
  expect(await p.account(session)).toMatchObject({ emailVerified: false });
  const [email] = await p.codeEmails();
  expect(email).toMatchObject({ to: "ana@example.com", subject: "Confirme seu e-mail" });
  await p.post("/api/auth/codes/verify-email", { code: codeOf(email!) });
  expect(await p.account(session)).toMatchObject({ emailVerified: true });
});

test("an account with a password is linked only if both sides verified the e-mail", async () => {
  await using p = await product();
  await p.register();
  const refused = { at: "/auth/login", error: "account_not_linked", session: { cookie: "" } };
  expect(await p.comesBy("google", person)).toMatchObject({ ...refused, session: {} });
  const [email] = await p.codeEmails();
  await p.post("/api/auth/codes/verify-email", { code: codeOf(email!) });
  expect(await p.comesBy("google", { ...person, email_verified: false }))
    .toMatchObject({ error: "account_not_linked" });

  const { error, session } = await p.comesBy("google", person);
  expect(error).toBeNull();
  expect(await p.account(session)).toMatchObject({ displayName: "Ana", hasPassword: true });
  expect((await p.signIn("ana@example.com", ana.password)).status).toBe(200);
  expect(await p.w.count("users")).toBe(1);
});

test("taking an e-mail back removes the vendor's account that was linked meanwhile, and no other", async () => {
  await using p = await product();
  await p.register();
  const [email] = await p.codeEmails();
  await p.post("/api/auth/codes/verify-email", { code: codeOf(email!) });
  expect(await p.comesBy("google", person)).toMatchObject({ error: null });

  const { session } = await p.comesBy("google", person);
  const change = { email: "outra@example.com", password: ana.password };
  await p.post("/api/auth/account/email", change, session);
  await p.post("/api/auth/codes/verify-email", { code: codeOf((await p.codeEmails())[0]!) });
  const [reported] = await p.codeEmails();
  const stranger = { ...person, sub: "a-2", email: "outra@example.com", email_verified: "true" };
  expect(await p.comesBy("apple", stranger)).toMatchObject({ error: null });

  await p.post("/api/auth/codes/recover-email", { code: codeOf(reported!) });
  const late = await p.comesBy("apple", stranger); // another person's account now, and a new one
  expect(await p.account(late.session)).toMatchObject({ email: "outra@example.com" });
  const back = await p.comesBy("google", person);
  expect(await p.account(back.session)).toMatchObject({
    email: "ana@example.com",
    displayName: "Ana",
  });
});

test("setting a new password after verifying the e-mail removes an unverified vendor's account", async () => {
  await using p = await product();
  const claims = { ...person, email_verified: false };
  const { session } = await p.comesBy("google", claims);
  await p.codeEmails();
  await p.post("/api/auth/emails/reset", { email: "ana@example.com" });
  const sets = { code: codeOf((await p.codeEmails())[0]!), password: "outra senha boa" };
  expect((await p.post("/api/auth/codes/reset-password", sets)).status).toBe(200);
  expect(await p.account(session)).toBeNull();
  expect(await p.comesBy("google", claims)).toMatchObject({ error: "account_not_linked" });
  expect((await p.signIn("ana@example.com", "outra senha boa")).status).toBe(200);
});

test("no token of a vendor is stored", async () => {
  await using p = await product();
  await p.comesBy("google", person);
  await p.comesBy("google", person);
  const { rows } = await sql`
    select "accessToken", "refreshToken", "idToken" from auth_accounts`.execute(p.w.db);
  expect(rows).toEqual([{ accessToken: null, refreshToken: null, idToken: null }]);
});

const wrongTokens = [
  ["for another product", { claims: { aud: "another" } }],
  ["by another issuer", { claims: { iss: "https://evil.example" } }],
  ["that is over", { claims: { exp: 1 } }],
  ["without an end", { claims: { exp: undefined } }],
  ["for another question", { claims: { nonce: "of another question" } }],
  ["for no question", { claims: { nonce: undefined } }],
  ["with another's signature", { signedByAnother: true }],
  ["that is none", { status: 200, body: `{"id_token":"a.b.c"}` }],
  ["that is missing", { status: 200, body: "{}" }],
  ["that is no JSON", { status: 502, body: "<h1>Bad Gateway</h1>" }],
] as const;

test("an invalid token signs nobody in", async () => {
  await using p = await product();
  for (const provider of ["google", "apple"] as const) {
    for (const [what, wrong] of wrongTokens) {
      p.vendors.failNext(wrong);
      const { at, error } = await p.comesBy(provider, person);
      expect([what, at, error]).toEqual([what, "/auth/login", "invalid_code"]);
    }
  }
  expect([await p.w.count("auth_users"), await p.w.count("auth_sessions")]).toEqual([0, 0]);
  expect(await p.comesBy("google", person)).toMatchObject({ error: null }); // it was the token
}, 30_000);

test("a person who declines, shares no e-mail, or is blocked sees the reason on the sign-in page", async () => {
  await using p = await product();
  expect(await p.comesBy("google", null)).toMatchObject({ error: "access_denied" });
  expect(await p.comesBy("google", { sub: "g-2" })).toMatchObject({ error: "email_not_found" });
  await p.comesBy("google", person);
  await p.w.db.updateTable("users").set({ blocked_at: new Date() }).execute();
  expect(await p.comesBy("google", person)).toMatchObject({
    at: "/auth/login",
    error: "ACCOUNT_BLOCKED",
  });
});

test("a response without this browser's request, or used twice, signs nobody in", async () => {
  await using p = await product();
  p.vendors.signsIn(person);
  const { url, cookie } = await p.leaves("google");
  const said = p.vendors.answerTo(url);
  const errorOf = (answer: Response) =>
    new URL(answer.headers.get("location")!, "http://localhost").searchParams.get("error");
  expect(errorOf(await p.back("google", said, {}))).toBe("state_mismatch"); // another browser
  expect(errorOf(await p.back("google", new URLSearchParams({ code: "x" }), cookie)))
    .toBe("state_not_found");
  expect(errorOf(await p.back("google", said, cookie))).toBeNull();
  expect(errorOf(await p.back("google", said, cookie))).toBe("state_mismatch");
});

test("a person is not redirected to another site, neither at once nor at the end", async () => {
  await using p = await product();
  for (const callbackURL of ["https://evil.example/", "//evil.example", "/\\evil.example"]) {
    const response = await p.post("/api/auth/sign-in/social", { provider: "google", callbackURL });
    expect([callbackURL, response.status]).toEqual([callbackURL, 403]);
  }
});

test("an unreachable vendor is an error that reports only that", async () => {
  await using p = await product();
  await p.vendors.goAway();
  expect(await p.comesBy("google", person)).toMatchObject({ error: "invalid_code" });
});
