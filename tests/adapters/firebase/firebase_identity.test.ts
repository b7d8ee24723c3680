import { afterAll, beforeEach, expect, test } from "vitest";
import { authEmulator, browserIdentityOf } from "../../support/firebase/emulator.ts";
import { firebaseProduct } from "../../support/firebase/product.ts";
import { nextSecond } from "../../support/identity/next_second.ts";

const emulator = await authEmulator();
afterAll(() => emulator[Symbol.asyncDispose]());
beforeEach(() => emulator.clear());

const PASSWORD = "uma senha boa";
const bearer = ({ idToken }: { idToken: string }) => ({ authorization: `Bearer ${idToken}` });
const cookieOf = (answer: Response) => ({
  cookie: answer.headers.getSetCookie().map((cookie) => cookie.split(";")[0]).join("; "),
});

test("an ID token identifies a person, and becomes a cookie that scripts cannot read", async () => {
  await using p = await firebaseProduct(emulator);
  const ana = await emulator.signUp("Ana@Example.com", PASSWORD, "Ana\u202e  Lima");
  const opened = await p.login(ana.idToken);
  expect([opened.status, await opened.json()]).toEqual([200, { success: true }]);
  expect(opened.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^garimpo\.session=.*Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  const seen = await p.viewer(cookieOf(opened));
  expect(seen).toMatchObject({ email: "ana@example.com", displayName: "Ana Lima", admin: false });
  expect(await p.viewer(bearer(ana))).toEqual(seen);
  expect(await p.w.events()).toEqual(["user.registered"]);
});

test("signing out removes the browser's cookie; the other sessions stay", async () => {
  await using p = await firebaseProduct(emulator);
  const ana = await emulator.signUp("ana@example.com", PASSWORD);
  const cookie = cookieOf(await p.login(ana.idToken));
  const ended = await p.post("/api/logout", {}, cookie);
  expect(ended.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^garimpo\.session=; Max-Age=0; Path=\/; HttpOnly/),
  ]);
  expect(await p.viewer(bearer(ana))).not.toBeNull();
});

test("a token of another project identifies nobody, and is refused", async () => {
  await using p = await firebaseProduct(emulator);
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const [header, payload] = idToken.split(".") as [string, string];
  const claims = JSON.parse(atob(payload.replaceAll("-", "+").replaceAll("_", "/")));
  const other = (change: object) => `${header}.${encoded({ ...claims, ...change })}.`;
  const worthless = [
    "x",
    "a.b",
    "a.b.c",
    "e30.e30.",
    `${encoded({ alg: "none" })}.${btoa("no JSON")}.`,
    other({ aud: "demo-another" }),
    other({ iss: "https://securetoken.google.com/demo-another" }),
    other({ exp: 1_000 }),
    other({ sub: "nobody", user_id: "nobody" }),
    other({ auth_time: 1_000 }), // before the account's own first moment
  ];
  for (const token of worthless) {
    expect([token, await p.viewer({ authorization: `Bearer ${token}` })]).toEqual([token, null]);
    expect([token, (await p.login(token)).status]).toEqual([token, 401]);
    expect([token, await p.viewer({ cookie: `garimpo.session=${token}` })]).toEqual([token, null]);
  }
  expect(await p.viewer({ cookie: `garimpo.session=${idToken}` })).toBeNull(); // no cookie of ours
  expect(await p.viewer({ cookie: "other=x; garimpo.session=" })).toBeNull();
});

test("the first sign-in by Google begins a trial; an existing account is on the free plan", async () => {
  await using p = await firebaseProduct(emulator);
  const claims = { sub: "g-1", email: "bia@example.com", name: "Bia" };
  const google = await emulator.signInWith("google.com", claims);
  await emulator.update(google.localId, { createdAt: String(Date.UTC(2020, 0, 1)) });
  const seen = await p.viewer(cookieOf(await p.login(google.idToken)));
  expect(seen).toMatchObject({
    email: "bia@example.com",
    displayName: "Bia",
    admin: false,
    subscription: { plan: "Gratuito", status: "TRIALING", messageCount: 0 },
  });
  const days = (Date.parse(seen.subscription.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
  expect(Math.round(days)).toBe(7);
  const old = await emulator.signUp("caio@example.com", PASSWORD);
  await emulator.update(old.localId, { createdAt: String(Date.UTC(2020, 0, 1)) });
  expect((await p.viewer(bearer(old))).subscription).toMatchObject({
    plan: "Gratuito",
    status: "ACTIVE",
    expiresAt: null,
  });
});

test("a person with another's address, verified or not, is another person", async () => {
  await using p = await firebaseProduct(emulator);
  const { id } = await p.w.member();
  await p.w.db.updateTable("users").set({ email: "ana@example.com" }).execute();
  const thief = await emulator.signUp("ana@example.com", PASSWORD);
  expect((await p.login(thief.idToken)).status).toBe(200);
  const isTheirs = p.w.db.selectFrom("identities").select("user_id").where(
    "provider",
    "=",
    "firebase",
  );
  expect((await isTheirs.executeTakeFirstOrThrow()).user_id).not.toBe(id);
});

test("an account without an address, as a program creates anonymously, is nobody", async () => {
  await using p = await firebaseProduct(emulator);
  const anonymous = await emulator.signUpAnonymously();
  expect((await p.login(anonymous.idToken)).status).toBe(401);
  expect(await p.viewer(bearer(anonymous))).toBeNull();
  expect(await p.w.count("users")).toBe(0);
});

test("two tabs that sign in at once create one person", async () => {
  await using p = await firebaseProduct(emulator);
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const opened = await Promise.all(Array.from({ length: 6 }, () => p.login(idToken)));
  expect(new Set(opened.map(({ status }) => status))).toEqual(new Set([200]));
  expect([await p.w.count("users"), await p.w.count("bot_settings")]).toEqual([1, 1]);
});

test("an admin's claim is added and removed, and the other claims stay", async () => {
  await using p = await firebaseProduct(emulator);
  const { localId, idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  await emulator.update(localId, { customAttributes: JSON.stringify({ team: 7 }) });
  const isAdmin = async () =>
    (await p.identity.identify(new Headers(bearer({ idToken }))))?.isAdmin;
  expect(await isAdmin()).toBe(false);
  await p.accounts.setAdmin(localId, true);
  expect(await isAdmin()).toBe(true);
  expect(await claimsOf(localId)).toEqual({ team: 7, admin: true });
  await p.accounts.setAdmin(localId, false);
  expect(await isAdmin()).toBe(false);
  expect(await claimsOf(localId)).toEqual({ team: 7 });
});

test("ended sessions are refused, by token or by cookie; a new one is accepted", async () => {
  await using p = await firebaseProduct(emulator);
  const { localId, idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const headers = [bearer({ idToken }), cookieOf(await p.login(idToken))];
  await nextSecond(); // Firebase revokes what began in an earlier one
  await p.accounts.endSessions(localId);
  for (const shown of headers) expect(await p.identity.identify(new Headers(shown))).toBeNull();
  expect((await p.login(idToken)).status).toBe(401);
  const again = await emulator.signIn("ana@example.com", PASSWORD);
  expect((await p.login(again.idToken)).status).toBe(200);
  expect(await p.accounts.listSessions(localId)).toBeNull();
});

test("a blocked person gets a sentence, here or from Firebase, and can sign in again later", async () => {
  await using p = await firebaseProduct(emulator);
  const { localId, idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  expect((await p.login(idToken)).status).toBe(200);
  const refusal = async () => {
    const { status } = await p.login(idToken);
    return [status, await p.identity.identify(new Headers(bearer({ idToken }))) !== null];
  };
  await p.accounts.setBlocked(localId, true);
  const answer = await p.login(idToken);
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({
      code: "ACCOUNT_BLOCKED",
      statusMessage: "Esta conta está bloqueada. Fale com quem administra o site.",
    }),
  ]);
  expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await refusal()).toEqual([403, false]);
  await p.accounts.setBlocked(localId, false);
  expect(await refusal()).toEqual([200, true]);
  await p.w.db.updateTable("users").set({ blocked_at: new Date() }).execute();
  expect(await refusal()).toEqual([403, true]); // the provider is not notified
});

test("a removed account is gone, and removing it again is no error", async () => {
  await using p = await firebaseProduct(emulator);
  const { localId, idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  for (const _ of ["once", "twice"]) await p.accounts.remove(localId);
  expect(await p.identity.identify(new Headers(bearer({ idToken })))).toBeNull();
  await p.accounts.endSessions(localId);
  await p.accounts.setAdmin(localId, true);
  await p.accounts.setBlocked(localId, true);
  await expect(emulator.signIn("ana@example.com", PASSWORD)).rejects.toThrow("EMAIL_NOT_FOUND");
});

test("the embedded identity's addresses give 404, and the page contains the project", async () => {
  await using p = await firebaseProduct(emulator);
  expect((await p.post("/api/auth/sign-in/email", {})).status).toBe(404);
  const page = await p.app.fetch(new Request("http://localhost/app/gerador"));
  const policy = page.headers.get("content-security-policy")!;
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/apis\.google\.com;/);
  expect(policy).toContain(
    `connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com ${emulator.origin}`,
  );
  expect(policy).toContain(
    `frame-src 'self' https://demo-garimpo.firebaseapp.com ${emulator.origin}`,
  );
  const [, content] = /<meta name="identity" content="([^"]*)"/.exec(await page.text())!;
  expect(JSON.parse(content!.replaceAll("&#34;", '"'))).toEqual(browserIdentityOf(emulator));
});

async function claimsOf(localId: string) {
  const { users: [user] } = await emulator.lookUp(localId);
  return JSON.parse(user!.customAttributes ?? "{}");
}

const encoded = (value: object) =>
  btoa(JSON.stringify(value)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
