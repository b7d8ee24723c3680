import { afterAll, beforeEach, expect, test } from "vitest";
import { firebaseAccounts } from "../../../server/adapters/firebase/firebase_accounts.ts";
import { firebaseAuth } from "../../../server/adapters/firebase/firebase_auth.ts";
import { firebaseIdentity } from "../../../server/adapters/firebase/firebase_identity.ts";
import { authEmulator, browserIdentityOf, PROJECT } from "../../support/firebase/emulator.ts";
import { google } from "../../support/firebase/google.ts";

/** What the emulator does not show: signatures, and the number of requests to Google. */
const emulator = await authEmulator();
afterAll(() => emulator[Symbol.asyncDispose]());
beforeEach(() => emulator.clear());

const PASSWORD = "uma senha boa";
const LOOK_UP = "/accounts:lookup";
const bearer = (token: string) => new Headers({ authorization: `Bearer ${token}` });

/** The provider as it is in production, by https to Google's names. */
async function production() {
  Deno.env.delete("FIREBASE_AUTH_EMULATOR_HOST"); // other tests' of this process
  const stand = await google(emulator);
  const auth = firebaseAuth({
    projectId: PROJECT,
    serviceAccount: null,
    emulatorHost: null,
    connection: stand.connection,
  });
  const browser = { ...browserIdentityOf(emulator), emulator: null };
  const options = { browser, cookiePrefix: "garimpo", secureCookies: true };
  return {
    google: stand,
    identity: firebaseIdentity(auth, options),
    accounts: firebaseAccounts(auth),
    [Symbol.asyncDispose]: () => stand[Symbol.asyncDispose](),
  };
}

test("a token that Google signed identifies a person; Google is requested once a session", async () => {
  await using p = await production();
  const ana = await emulator.signUp("ana@example.com", PASSWORD, "Ana");
  const token = await p.google.issued(ana.idToken, { iat: secondsAgo(60) });
  const who = await p.identity.identify(bearer(token));
  expect(who).toMatchObject({ provider: "firebase", subject: ana.localId, displayName: "Ana" });
  const together = Array.from({ length: 20 }, () => p.identity.identify(bearer(token)));
  expect(await Promise.all(together)).toEqual(Array(20).fill(who));
  expect(p.google.requested(LOOK_UP)).toBe(1);
  expect(p.google.requested("securetoken@system.gserviceaccount.com")).toBe(1);
});

test("a token with another signature, or none, identifies nobody", async () => {
  await using p = await production();
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const forged = await p.google.forged(idToken);
  const issued = await p.google.issued(idToken);
  const [header, , signature] = issued.split(".");
  const changed = `${header}.${
    (await p.google.issued(idToken, { sub: "x" })).split(".")[1]
  }.${signature}`;
  const expired = await p.google.issued(idToken, { exp: secondsAgo(1) });
  for (const token of [idToken, forged, changed, expired]) {
    expect([token, await p.identity.identify(bearer(token))]).toEqual([token, null]);
    expect([token, await p.identity.openSession(token)]).toEqual([token, null]);
  }
  expect(await p.identity.identify(bearer(issued))).not.toBeNull();
});

test("a token of a confused algorithm or key, another project or a tenant identifies nobody", async () => {
  await using p = await production();
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const { issued, confused } = p.google;
  const google = "https://securetoken.google.com/";
  const confusedHeaders = [
    { alg: "none", kid: "key-1" },
    { alg: "HS256", kid: "key-1" },
    { alg: "HS256" },
    { alg: "RS256", kid: "__proto__" },
    { alg: "RS256", kid: "constructor" },
    { alg: "RS256", kid: "key-1", jwk: { kty: "oct", k: "AAAA" } },
    { alg: ["RS256"], kid: ["key-1"] },
  ];
  const tokens = [
    ...confusedHeaders.map((header) => confused(idToken, header)),
    ...await Promise.all([
      issued(idToken, {}, "key-2"),
      issued(idToken, { aud: "another-project", iss: `${google}another-project` }),
      issued(idToken, { aud: "another-project" }),
      issued(idToken, { iss: `${google}another-project` }),
      issued(idToken, { sub: "" }),
      issued(idToken, { sub: "x".repeat(200) }),
      issued(idToken, { sub: "from-a-tenant", firebase: { tenant: "another" } }),
    ]),
  ];
  for (const token of tokens) {
    expect([token, await p.identity.identify(bearer(token))]).toEqual([token, null]);
    expect([token, await p.identity.openSession(token)]).toEqual([token, null]);
  }
});

test("an ID token that is used again later opens no session", async () => {
  await using p = await production();
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const old = await p.google.issued(idToken, { iat: secondsAgo(6 * 60) });
  expect(await p.identity.identify(bearer(old))).not.toBeNull();
  expect(await p.identity.openSession(old)).toBeNull();
  expect(await p.identity.openSession(await p.google.issued(idToken))).not.toBeNull();
});

test("a session's cookie is Secure and issued by Google, and an ID token is no session", async () => {
  await using p = await production();
  const { idToken } = await emulator.signUp("ana@example.com", PASSWORD);
  const token = await p.google.issued(idToken);
  const [line] = (await p.identity.openSession(token))!;
  expect(line).toMatch(/; HttpOnly; SameSite=Lax; Secure$/);
  const cookie = line!.split(";")[0]!;
  expect(await p.identity.identify(new Headers({ cookie }))).toMatchObject({ isSocial: false });
  const swapped = { cookie: `garimpo.session=${token}` };
  expect(await p.identity.identify(new Headers(swapped))).toBeNull();
  expect(await p.identity.identify(bearer(cookie.split("=")[1]!))).toBeNull();
});

test("a change at Google takes effect with the next token; our own change at once", async () => {
  await using p = await production();
  const { idToken, localId } = await emulator.signUp("ana@example.com", PASSWORD);
  const old = await p.google.issued(idToken, { iat: secondsAgo(60) });
  const isVerified = async (token: string) =>
    (await p.identity.identify(bearer(token)))?.emailVerified;
  expect(await isVerified(old)).toBe(false);
  await emulator.update(localId, { emailVerified: true });
  expect(await isVerified(old)).toBe(false); // remembered for minutes
  expect(await isVerified(await p.google.issued(idToken, { iat: secondsAgo(-1) }))).toBe(true);

  await p.accounts.setBlocked(localId, true);
  expect(await p.identity.identify(bearer(old))).toBeNull();
  await expect(p.identity.openSession(old)).rejects.toMatchObject({ code: "ACCOUNT_BLOCKED" });
  await p.accounts.setBlocked(localId, false);
  expect(await p.identity.identify(bearer(old))).not.toBeNull();
  await emulator.update(localId, { validSince: String(secondsAgo(-5)) });
  await p.accounts.setAdmin(localId, true); // forgets what was known
  expect(await p.identity.identify(bearer(old))).toBeNull(); // revoked
});

test("while Google is down nobody becomes a guest: known people stay, others fail", async () => {
  await using p = await production();
  const [ana, bia] = [
    await emulator.signUp("ana@example.com", PASSWORD),
    await emulator.signUp("bia@example.com", PASSWORD),
  ];
  const token = await p.google.issued(ana.idToken, { iat: secondsAgo(60) });
  p.google.goesDown();
  await expect(p.identity.identify(bearer(token))).rejects.toThrow("public keys");
  p.google.goesDown(false);
  const who = await p.identity.identify(bearer(token));
  p.google.goesDown();
  expect(await p.identity.identify(bearer(token))).toEqual(who);
  const newer = await p.google.issued(ana.idToken, { iat: secondsAgo(-1) });
  expect(await p.identity.identify(bearer(newer))).toEqual(who);
  await expect(p.identity.identify(bearer(await p.google.issued(bia.idToken)))).rejects.toThrow();
});

const secondsAgo = (seconds: number) => Math.floor(Date.now() / 1000) - seconds;
