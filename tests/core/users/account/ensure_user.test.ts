import { expect, test } from "vitest";
import { ensureUser, identifiedRow } from "../../../../server/core/users/account/ensure_user.ts";
import { grantAdmin } from "../../../../server/core/users/administration/roles.ts";
import type { Identified } from "../../../../server/core/users/account/identity.ts";
import { testApp } from "../../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const noon = new Date("2026-11-21T12:00:00Z");

const ana: Identified = {
  provider: "test",
  subject: "ana",
  email: "ana@example.com",
  emailVerified: false,
  displayName: "Ana",
  isAdmin: false,
  isSocial: false,
  createdAt: noon,
  sessionKey: "first",
  signedInAt: noon,
};

test("ten tabs that register at once create one person, one row of bot settings, one event", async () => {
  await using w = await testApp();
  const viewers = await Promise.all(
    Array.from(
      { length: 10 },
      (_, n) => ensureUser(w.system.ctx(), { ...ana, sessionKey: `${n}` }),
    ),
  );
  expect(new Set(viewers.map((viewer) => "userId" in viewer && viewer.userId)).size).toBe(1);
  expect([await w.count("users"), await w.count("bot_settings")]).toEqual([1, 1]);
  expect(await w.events()).toEqual(["user.registered"]);
});

test("a signed-in person without a row is on the free plan, without rights", async () => {
  await using w = await testApp();
  const long = new Date(noon.getTime() - 30 * DAY);
  const viewer = await ensureUser(w.system.ctx(), { ...ana, createdAt: long });
  expect(viewer).toMatchObject({ kind: "member" });
  const row = await w.db.selectFrom("users")
    .select(["role", "plan", "subscription_status", "subscription_expires_at", "stripe_price_id"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    role: "user",
    plan: "Gratuito",
    subscription_status: "active",
    subscription_expires_at: null,
    stripe_price_id: null, // no plan of their own: limits are the floor
  });
});

test("the provider's e-mail is copied, and published once", async () => {
  await using w = await testApp();
  await ensureUser(w.system.ctx(), ana);
  const changed = { ...ana, email: "nova@example.com", emailVerified: true };
  const first = await ensureUser(w.system.ctx(), changed);
  expect(identifiedRow(first)).toBeNull(); // it was read before the change
  const second = await ensureUser(w.system.ctx(), changed);
  expect(identifiedRow(second)).toMatchObject({ email: "nova@example.com" });
  const row = await w.db.selectFrom("users").select(["email", "email_verified_at", "search_text"])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({
    email: "nova@example.com",
    email_verified_at: noon,
    search_text: "nova@example.com ana",
  });
  expect(await w.events()).toEqual(["user.registered", "user.changed"]);
});

test("a blocked person is a guest, and so is an ended session", async () => {
  await using w = await testApp();
  await ensureUser(w.system.ctx(), ana);
  const kindOf = async (who: Identified) => (await ensureUser(w.system.ctx(), who)).kind;
  w.advance(1000);
  await grantAdmin(w.system.ctx(), { email: ana.email });
  expect(await kindOf(ana)).toBe("guest");
  const again = { ...ana, signedInAt: new Date(noon.getTime() + 1000) };
  expect(await kindOf(again)).toBe("admin");
  await w.db.updateTable("users").set({ blocked_at: noon }).execute();
  expect(await kindOf(again)).toBe("guest");
});

test("a token's claim makes a member an admin", async () => {
  await using w = await testApp();
  expect((await ensureUser(w.system.ctx(), { ...ana, isAdmin: true })).kind).toBe("admin");
  expect((await ensureUser(w.system.ctx(), { ...ana, isAdmin: true })).kind).toBe("admin");
  expect((await ensureUser(w.system.ctx(), ana)).kind).toBe("member");
});
