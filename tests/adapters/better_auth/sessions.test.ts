import { sql } from "kysely";
import { expect, test } from "vitest";
import { blockUser, unblockUser } from "../../../server/core/users/administration/block_user.ts";
import {
  accountsApp,
  ana,
  bearerOf,
  cookieOf,
  refusalOf,
} from "../../support/identity/accounts_app.ts";

const email = "ana@example.com";
const DAY_SECONDS = 24 * 60 * 60;

test("on https the cookie is Secure, and is valid for seven days", async () => {
  await using a = await accountsApp({ publicUrl: "https://garimpo.example" });
  const [cookie] = (await a.register()).headers.getSetCookie();
  expect(cookie).toMatch(/^__Secure-garimpo\.session_token=/);
  for (const attribute of ["HttpOnly", "Secure", "SameSite=Lax", `Max-Age=${7 * DAY_SECONDS}`]) {
    expect(cookie).toContain(attribute);
  }
});

test("a used session is renewed, and an unused one ends", async () => {
  await using a = await accountsApp();
  const session = cookieOf(await a.register());
  const leaves = (days: number) =>
    sql`update auth_sessions set "expiresAt" = now() + make_interval(days => ${days})`
      .execute(a.w.db);
  await leaves(5);
  const seen = await a.request("/api/auth/account", { headers: session });
  expect(seen.headers.getSetCookie().join()).toContain(`Max-Age=${7 * DAY_SECONDS}`);
  const { rows } = await sql<{ days: number }>`
    select round(extract(epoch from "expiresAt" - now()) / 86400)::int as days from auth_sessions`
    .execute(a.w.db);
  expect(rows).toEqual([{ days: 7 }]);

  await leaves(-1);
  expect(await a.account(session)).toBeNull();
});

test("who asks as a session that has ended keeps the cookie of the next one", async () => {
  await using a = await accountsApp();
  const session = cookieOf(await a.register());
  await sql`delete from auth_sessions`.execute(a.w.db);
  const asked = await a.request("/api/auth/account", { headers: session });
  expect(await asked.json()).toBeNull();
  expect(asked.headers.getSetCookie()).toEqual([]); // as it may arrive after a new password's
});

test("an expired session is deleted, even if its owner never returns", async () => {
  await using a = await accountsApp();
  await a.register();
  await sql`update auth_sessions set "expiresAt" = now() - interval '1 minute'`.execute(a.w.db);
  await a.register({ ...ana, email: "bia@example.com" });
  expect(await a.w.count("auth_sessions")).toBe(1);
});

test("a renewed session has a new token, and the old token is invalid", async () => {
  await using a = await accountsApp();
  const old = cookieOf(await a.register());
  const before = await a.identity.identify(new Headers(old));
  const lines = await a.identity.renewSession(new Headers(old));
  const renewed = new Headers({ cookie: lines.map((line) => line.split(";")[0]).join("; ") });
  expect(lines.join()).toMatch(/HttpOnly/i);
  expect(await a.identity.identify(new Headers(old))).toBeNull();
  const after = await a.identity.identify(renewed);
  expect(after).toMatchObject({ subject: before!.subject });
  expect(after!.sessionKey).not.toBe(before!.sessionKey);
  expect(await a.w.count("auth_sessions")).toBe(1);
});

test("a guest has no session to renew, and a program keeps its token", async () => {
  await using a = await accountsApp();
  expect(await a.identity.renewSession(new Headers())).toEqual([]);
  const token = new Headers(await bearerOf(await a.register()));
  expect(await a.identity.renewSession(token)).toEqual([]);
  expect(await a.identity.identify(token)).not.toBeNull();
});

test("a blocked person is notified once the password is right, and can sign in again later", async () => {
  await using a = await accountsApp();
  const session = cookieOf(await a.register());
  const admin = await a.w.admin();
  const { id: userId } = await a.w.db.selectFrom("users").select("id")
    .where("email", "=", email).executeTakeFirstOrThrow();
  await blockUser(admin.ctx(), { userId, reason: "Mandou mensagens que ninguém pediu." });

  expect(await a.viewer(session)).toBeNull();
  expect((await a.signIn(email, "outra senha")).status).toBe(401);
  expect(await refusalOf(await a.signIn(email, ana.password))).toEqual([403, "ACCOUNT_BLOCKED"]);
  await a.codeEmails();
  await a.post("/api/auth/emails/reset", { email });
  expect(await a.codeEmails()).toEqual([]);

  await unblockUser(admin.ctx(), { userId });
  expect((await a.signIn(email, ana.password)).status).toBe(200);
});

test("an account without a password reports so, and gets one by email", async () => {
  await using a = await accountsApp();
  const session = cookieOf(await a.register());
  await sql`update auth_accounts set "providerId" = 'google', password = null`.execute(a.w.db);
  expect(await a.account(session)).toMatchObject({ hasPassword: false });
  const change = { current: "", next: "uma senha boa" };
  const refused = await a.post("/api/auth/account/password", change, session);
  expect(await refusalOf(refused)).toEqual([400, "CREDENTIAL_ACCOUNT_NOT_FOUND"]);
});
