import { hashPassword } from "better-auth/crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { accountsApp, ana, cookieOf, refusalOf } from "../../support/identity/accounts_app.ts";

type Accounts = Awaited<ReturnType<typeof accountsApp>>;

const email = "ana@example.com";

const keptHash = async ({ w }: Accounts) => {
  const { rows } = await sql<{ password: string }>`select password from auth_accounts`.execute(
    w.db,
  );
  return rows[0]!.password;
};

test("a password is hashed by argon2id, with OWASP's parameters", async () => {
  await using a = await accountsApp();
  await a.register();
  expect(await keptHash(a)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
});

test("a password hashed by scrypt is accepted, and hashed again by argon2id", async () => {
  await using a = await accountsApp();
  await a.register();
  const old = await hashPassword(ana.password);
  await sql`update auth_accounts set password = ${old}`.execute(a.w.db);

  expect((await a.signIn(email, "outra senha")).status).toBe(401);
  expect(await keptHash(a)).toBe(old);
  expect((await a.signIn(email, ana.password)).status).toBe(200);
  const renewed = await keptHash(a);
  expect(renewed).toMatch(/^\$argon2id\$/);
  expect((await a.signIn(email, ana.password)).status).toBe(200);
  expect(await keptHash(a)).toBe(renewed); // once
});

test("a password is accepted in another Unicode normalization", async () => {
  await using a = await accountsApp();
  await a.register({ ...ana, password: "promoção do dia".normalize("NFC") });
  expect((await a.signIn(email, "promoção do dia".normalize("NFD"))).status).toBe(200);
});

test.each([
  ["1234567", "PASSWORD_TOO_SHORT"],
  ["a".repeat(129), "PASSWORD_TOO_LONG"],
])("nobody can register with %s", async (password, code) => {
  await using a = await accountsApp();
  expect(await refusalOf(await a.register({ ...ana, password }))).toEqual([400, code]);
});

test("a new password ends every other session, and renews the current one", async () => {
  await using a = await accountsApp();
  const own = cookieOf(await a.register());
  const other = cookieOf(await a.signIn(email, ana.password));
  const changes = (current: string, next: string, headers: HeadersInit = own) =>
    a.post("/api/auth/account/password", { current, next }, headers);

  expect(await refusalOf(await changes(ana.password, "outra senha boa", {}))).toEqual(
    [401, "UNAUTHORIZED"],
  );
  expect(await refusalOf(await changes("não é", "outra senha boa"))).toEqual(
    [400, "INVALID_PASSWORD"],
  );
  expect(await refusalOf(await changes(ana.password, "curta"))).toEqual([
    400,
    "PASSWORD_TOO_SHORT",
  ]);
  expect(await a.account(other)).toMatchObject({ email });

  const changed = await changes(ana.password, "outra senha boa");
  expect(changed.status).toBe(200);
  expect([await a.account(own), await a.account(other)]).toEqual([null, null]);
  expect(await a.account(cookieOf(changed))).toMatchObject({ email });
  expect((await a.signIn(email, ana.password)).status).toBe(401);
  expect((await a.signIn(email, "outra senha boa")).status).toBe(200);
});

test("an email for setting the password is invalid once the password was changed", async () => {
  await using a = await accountsApp();
  const own = cookieOf(await a.register());
  await a.codeEmails();
  await a.post("/api/auth/emails/reset", { email });
  const change = { current: ana.password, next: "outra senha boa" };
  await a.post("/api/auth/account/password", change, own);
  expect(await a.codeEmails()).toEqual([]); // it is not even sent
});
