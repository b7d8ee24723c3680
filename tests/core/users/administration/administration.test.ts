import { afterEach, beforeEach, expect, test } from "vitest";
import type { UserId } from "../../../../server/core/ids.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { blockUser, unblockUser } from "../../../../server/core/users/administration/block_user.ts";
import { endUserSessions } from "../../../../server/core/users/account/account_sessions.ts";
import { grantPlan } from "../../../../server/core/plans/grant_plan.ts";
import { listUsers } from "../../../../server/core/users/administration/list_users.ts";
import { revokeAdmin, updateRole } from "../../../../server/core/users/administration/roles.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const MINUTE = 60_000;
const reason = "Envia spam a desconhecidos.";

let w: Awaited<ReturnType<typeof testApp>>;
let rute: Member;
let ana: Member;
beforeEach(async () => {
  w = await testApp();
  rute = await w.admin();
  ana = await w.member();
  w.advance(1000);
});
afterEach(() => w[Symbol.asyncDispose]());

const row = (id: UserId) =>
  w.db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
const page = { limit: 20, inverted: false };
const names = async (filter: Parameters<typeof listUsers>[1]) =>
  (await listUsers(rute.ctx(), filter, page)).map(({ displayName }) => displayName.split("-")[0]);
const viewerOf = async (person: Member) =>
  (await w.request(person, "{ viewer { id role admin } }")).data.viewer;

test("people are found by words of name and e-mail, by role and by being blocked, newest first", async () => {
  const bia = await w.member("bia");
  await w.db.updateTable("users")
    .set({ display_name: "bia-", search_text: "bia@loja.example joao da feira" })
    .where("id", "=", bia.id).execute();
  expect(await names({})).toEqual(["bia", "ana", "rute"]);
  expect(await names({ search: "FEIRA joão" })).toEqual(["bia"]);
  expect(await names({ search: "feira ana" })).toEqual([]);
  expect(await names({ search: "100%" })).toEqual([]);
  expect(await names({ role: "admin" })).toEqual(["rute"]);
  await blockUser(rute.ctx(), { userId: ana.id, reason });
  expect(await names({ isBlocked: true })).toEqual(["ana"]);
  expect(await names({ isBlocked: false, role: "user" })).toEqual(["bia"]);
  const after = await listUsers(rute.ctx(), {}, { ...page, after: bia.id, limit: 1 });
  expect(after.map(({ id }) => id)).toEqual([ana.id]);
  await expect(async () => await listUsers(ana.ctx(), {}, page))
    .rejects.toMatchObject({ code: "ADMINS_ONLY" });
});

test("a change of role ends the earlier sessions, and a new one has the new rights", async () => {
  await updateRole(rute.ctx(), { userId: ana.id, role: "admin" });
  expect(await viewerOf(ana)).toBeNull();
  await w.signIn(ana);
  expect(await viewerOf(ana)).toMatchObject({ role: "ADMIN", admin: true });
  w.advance(1000);
  await updateRole(rute.ctx(), { userId: ana.id, role: "user" });
  await w.signIn(ana);
  expect(await viewerOf(ana)).toMatchObject({ role: "USER", admin: false });
});

test("the last active admin stays; of two who remove each other, one does", async () => {
  await expect(updateRole(rute.ctx(), { userId: rute.id, role: "user" }))
    .rejects.toMatchObject({ code: "LAST_ADMIN" });
  await updateRole(rute.ctx(), { userId: ana.id, role: "admin" });
  const asAna = w.contextOf({ kind: "admin", userId: ana.id });
  const ends = await Promise.allSettled([
    updateRole(rute.ctx(), { userId: ana.id, role: "user" }),
    updateRole(asAna, { userId: rute.id, role: "user" }),
  ]);
  expect(ends.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  expect(await w.count("users where role = 'admin'")).toBe(1);
});

test("a blocked admin, or one being deleted, does not count as the last", async () => {
  const mara = await w.admin("mara");
  await w.db.updateTable("users").set({ deletes_at: new Date("2027-01-01") })
    .where("id", "=", mara.id).execute();
  await expect(updateRole(rute.ctx(), { userId: rute.id, role: "user" }))
    .rejects.toMatchObject({ code: "LAST_ADMIN" });
  await w.db.updateTable("users").set({ deletes_at: null, blocked_at: new Date("2026-11-21") })
    .where("id", "=", mara.id).execute();
  await expect(updateRole(rute.ctx(), { userId: rute.id, role: "user" }))
    .rejects.toMatchObject({ code: "LAST_ADMIN" });
  await updateRole(rute.ctx(), { userId: mara.id, role: "user" }); // it was the blocked one's
});

test("an operator can remove the admin role as well as grant it, but never the last one", async () => {
  const { email } = await row(rute.id);
  await expect(revokeAdmin(w.system.ctx(), { email })).rejects.toMatchObject({
    code: "LAST_ADMIN",
  });
  await w.admin("mara");
  w.advance(1000);
  expect(await revokeAdmin(w.system.ctx(), { email: ` ${email.toUpperCase()} ` })).toBe(1);
  expect(await revokeAdmin(w.system.ctx(), { email })).toBe(0);
  expect(await viewerOf(rute)).toBeNull();
  await w.signIn(rute);
  expect(await viewerOf(rute)).toMatchObject({ admin: false });
});

test("a blocked person is signed out at once, and can sign in when it ends; nobody blocks themselves", async () => {
  await expect(blockUser(rute.ctx(), { userId: rute.id, reason }))
    .rejects.toMatchObject({ code: "NOT_ONESELF" });
  for (const short of ["", "spam", "   \u200b    \n      ", "x".repeat(501)]) {
    await expect(blockUser(rute.ctx(), { userId: ana.id, reason: short }))
      .rejects.toMatchObject({ code: "REASON_INVALID", path: ["reason"] });
  }
  await blockUser(rute.ctx(), { userId: ana.id, reason });
  await w.signIn(ana);
  expect(await viewerOf(ana)).toBeNull();
  expect(await row(ana.id)).toMatchObject({ blocked_reason: reason });
  w.advance(1000);
  await unblockUser(rute.ctx(), { userId: ana.id });
  await w.signIn(ana);
  expect(await viewerOf(ana)).toMatchObject({ id: ana.id });
  expect(await row(ana.id)).toMatchObject({ blocked_at: null, blocked_reason: null });
});

test("a blocked person's queue waits, nothing is dropped, and it continues once they are unblocked", async () => {
  const { groupIds } = await connectSession(w, ana);
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const process = messagingProcess(w);
  await process.hold();
  await blockUser(rute.ctx(), { userId: ana.id, reason });
  expect((await process.take()).turns).toEqual([]);
  w.advance(5 * MINUTE);
  await process.hold();
  expect((await process.take()).turns).toEqual([]);
  const lane = await w.db.selectFrom("lanes").select("waits_for").executeTakeFirstOrThrow();
  expect(lane.waits_for).toBe("ACCOUNT_BLOCKED");
  expect(await w.count("dispatches where status = 'QUEUED'")).toBe(3);
  expect(await w.count("notifications")).toBe(0);
  await unblockUser(rute.ctx(), { userId: ana.id });
  w.advance(5 * MINUTE);
  await process.hold();
  expect((await process.take()).turns).toHaveLength(1);
});

test("the provider gets the current state, however often, and ends no later session", async () => {
  const reported: unknown[] = [];
  const started = (key: string, ms: number) => ({
    key,
    startedAt: new Date(rute.ctx().now.getTime() + ms),
    seenAt: rute.ctx().now,
    userAgent: null,
    address: null,
  });
  const sessions = [started("later", 2000), started("earlier", -2000)];
  Object.assign(w.system.ctx().ports.accounts, {
    provider: "test",
    setAdmin: (_: string, isAdmin: boolean) => Promise.resolve(void reported.push({ isAdmin })),
    setBlocked: (_: string, isBlocked: boolean) =>
      Promise.resolve(void reported.push({ isBlocked })),
    listSessions: () => Promise.resolve(sessions),
    endSession: (_: string, key: string) => Promise.resolve(void reported.push({ key })),
  });
  w.jobs.splice(0);
  w.advance(1000);
  await updateRole(rute.ctx(), { userId: ana.id, role: "admin" });
  await updateRole(rute.ctx(), { userId: ana.id, role: "user" });
  await runReactions(w, 2);
  expect(reported.filter((one) => "isAdmin" in (one as object))).toEqual(
    Array.from({ length: 4 }, () => ({ isAdmin: false })), // the first event is history
  );
  expect(reported).toContainEqual({ key: "earlier" });
  expect(reported).not.toContainEqual({ key: "later" });
  reported.splice(0);
  await blockUser(rute.ctx(), { userId: ana.id, reason });
  await runReactions(w);
  expect(reported).toContainEqual({ isBlocked: true });
});

test("an admin ends every session of a person, and gets an error for a deleted one", async () => {
  await endUserSessions(rute.ctx(), { userId: ana.id });
  expect(await viewerOf(ana)).toBeNull();
  await w.signIn(ana);
  expect(await viewerOf(ana)).toMatchObject({ id: ana.id });
  await w.db.deleteFrom("users").where("id", "=", ana.id).execute();
  for (const decide of [endUserSessions, unblockUser, grantPlan]) {
    await expect(decide(rute.ctx(), { userId: ana.id }))
      .rejects.toMatchObject({ code: "USER_NOT_FOUND" });
  }
});
