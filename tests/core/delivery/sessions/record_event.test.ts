import { expect, test } from "vitest";
import { listGroups } from "../../../../server/core/groups/list_groups.ts";
import { updateGroups } from "../../../../server/core/groups/update_groups.ts";
import type { SeenGroup } from "../../../../server/core/delivery/messenger.ts";
import {
  recordMessengerEvent,
  type SessionEvent,
} from "../../../../server/core/delivery/sessions/record_event.ts";
import { loadSessions } from "../../../../server/core/delivery/sessions/load_sessions.ts";
import { newId } from "../../../../server/core/ids.ts";
import { connectSession, createTestOffer, grantPlan } from "../../../support/seed/deliveries.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import { testApp } from "../../../support/test_app.ts";

const page = { limit: 20, inverted: false };
const MINUTE = 60_000;

/** A person with a session that is in no group yet. */
async function scene(groups = -1) {
  const w = await testApp();
  const ana = await w.member();
  const { sessionId } = await connectSession(w, ana, { groups: 0 });
  await grantPlan(w, ana, { groups, messagesPerMonth: -1 });
  const record = (event: SessionEvent) =>
    recordMessengerEvent(w.system.ctx(), { sessionId, event });
  const seen = (externalId: string, more: Partial<SeenGroup> = {}) =>
    record({ kind: "group", group: { externalId, isThere: true, ...more } });
  const list = () => listGroups(ana.ctx(), {}, page);
  const eventsSince = async (n: number) => (await w.events()).slice(n);
  return { w, ana, sessionId, record, seen, list, eventsSince };
}

test("a group is recorded when it is first seen, and later only changes are published", async () => {
  const { w, seen, list } = await scene();
  await using _ = w;
  await seen("-1", { title: "Ofertas", kind: "CHANNEL", role: "ADMIN", members: 7 });
  expect(await list()).toMatchObject([{
    title: "Ofertas",
    kind: "CHANNEL",
    role: "ADMIN",
    members: 7,
    canSend: true,
    isActive: true,
    leftAt: null,
  }]);
  const [before] = await list();
  w.advance(10 * MINUTE);
  await seen("-1", { title: "Ofertas" });
  const [again] = await list();
  expect(again).toMatchObject({ members: 7, role: "ADMIN" }); // what was not reported stays
  expect(again!.syncedAt.getTime() - before!.syncedAt.getTime()).toBe(10 * MINUTE);
  expect(await w.events()).toEqual(["user.registered", "group.discovered"]);
  await seen("-1", { title: "Novas ofertas", canSend: false });
  expect(await list()).toMatchObject([{ title: "Novas ofertas", canSend: false }]);
  expect((await w.events()).at(-1)).toBe("group.changed");
});

test("a group that was seen a moment ago is written down again only if it changed", async () => {
  const { w, seen, list } = await scene();
  await using _ = w;
  await seen("-1", { title: "Ofertas" });
  const before = await list();
  w.advance(1_000);
  await seen("-1", { title: "Ofertas" });
  expect(await list()).toEqual(before);
  await seen("-1", { title: "Outras" });
  expect(await list()).toMatchObject([{ title: "Outras" }]);
});

test("two processes that learn of one group at once make one of it", async () => {
  const { w, seen, list } = await scene();
  await using _ = w;
  const ids = ["-1", "-2", "-3", "-4"];
  await Promise.all(ids.flatMap((id) => ["A", "B", "A", "B"].map((title) => seen(id, { title }))));
  expect(await list()).toHaveLength(4);
  expect((await w.events()).filter((name) => name === "group.discovered")).toHaveLength(4);
});

test("new groups are active as long as the plan has room, also when all come at once", async () => {
  const { w, seen, list } = await scene(2);
  await using _ = w;
  await Promise.all(["-1", "-2", "-3", "-4"].map((id) => seen(id, { title: id })));
  expect((await list()).filter(({ isActive }) => isActive)).toHaveLength(2);
  expect(await list()).toHaveLength(4);
});

test("a group that was left and comes back is active only where there is room for it", async () => {
  const { w, seen, list } = await scene(1);
  await using _ = w;
  await seen("-1", { title: "Um" });
  await seen("-1", { isThere: false });
  expect(await list()).toMatchObject([{ leftAt: new Date("2026-11-21T12:00:00Z") }]);
  await seen("-2", { title: "Dois" });
  await seen("-1");
  const standing = async () =>
    (await list()).map(({ title, isActive, leftAt }) => [title, isActive, leftAt]);
  expect(await standing()).toEqual([["Dois", true, null], ["Um", false, null]]);
  await seen("-2", { isThere: false });
  await seen("-2");
  expect((await standing())[0]).toEqual(["Dois", true, null]);
});

test("leaving a group that the session never was in records nothing", async () => {
  const { w, seen, list } = await scene();
  await using _ = w;
  await seen("-1", { isThere: false });
  expect(await list()).toEqual([]);
});

test("a group with another id stays the same group", async () => {
  const { w, record, seen, list } = await scene();
  await using _ = w;
  await seen("-1", { title: "Um" });
  const [before] = await list();
  await record({ kind: "moved", from: "-1", to: "-1001" });
  await record({ kind: "moved", from: "-1", to: "-1001" }); // reported twice
  await seen("-1001", { title: "Um" });
  expect(await list()).toEqual([{ ...before, externalId: "-1001" }]);
});

test("learned under both of its ids, a group is one again, with the tags of both", async () => {
  const { w, ana, record, seen, list } = await scene(2);
  await using _ = w;
  await seen("-1", { title: "Um" });
  await seen("-1001", { title: "Um, grande", members: 300, role: "ADMIN" });
  const [newer, older] = await list();
  await updateGroups(ana.ctx(), { ids: [older!.id], addTags: ["Casa"] });
  await updateGroups(ana.ctx(), { ids: [newer!.id], addTags: ["Moda", "casa"] });
  await Promise.all([1, 2].map(() => record({ kind: "moved", from: "-1", to: "-1001" })));
  expect(await list()).toMatchObject([{
    id: older!.id,
    externalId: "-1001",
    title: "Um, grande",
    members: 300,
    role: "ADMIN",
    tags: ["Casa", "Moda"],
    isActive: true,
  }]);
});

test("where messages went to the second one of the two, it stays for the history", async () => {
  const { w, ana, record, seen, list } = await scene();
  await using _ = w;
  await seen("-1", { title: "Um" });
  await seen("-1001", { title: "Um" });
  const [newer, older] = await list();
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds: [newer!.id] });
  await record({ kind: "moved", from: "-1", to: "-1001" });
  await record({ kind: "moved", from: "-1", to: "-1001" });
  const [left, stays] = await list();
  expect(left).toMatchObject({ id: newer!.id, leftAt: expect.any(Date) });
  expect(stays).toMatchObject({ id: older!.id, externalId: "-1001", leftAt: null });
});

test("only the owner's own code opens the chat for test messages", async () => {
  const { w, ana, sessionId, record, seen, list } = await scene();
  await using _ = w;
  const isOwnerKnown = async () =>
    (await loadSessions(ana.ctx(), [sessionId])).map((session) =>
      "isOwnerKnown" in session && session.isOwnerKnown
    );
  await record({ kind: "owner", chat: "77", code: "guessed" });
  await seen("77", { kind: "PRIVATE" });
  expect(await isOwnerKnown()).toEqual([false]);
  await record({ kind: "owner", chat: "77", code: "code" });
  await record({ kind: "owner", chat: "77", code: "code" });
  expect(await isOwnerKnown()).toEqual([true]);
  expect(await list()).toEqual([]); // in no list
  expect(await w.events()).toEqual(["user.registered", "session.changed"]);

  await seen("77", { isThere: false }); // blocked
  expect(await isOwnerKnown()).toEqual([false]);
  await record({ kind: "owner", chat: "78", code: "code" });
  await record({ kind: "owner", chat: "77", code: "code" }); // the latest chat counts
  expect(await isOwnerKnown()).toEqual([true]);
  const open = await w.db.selectFrom("groups").select("external_id").where("left_at", "is", null)
    .execute();
  expect(open).toEqual([{ external_id: "77" }]);
});

test("a session's problem is published once, and its end schedules what waits", async () => {
  const { w, ana, sessionId, record } = await scene();
  await using _ = w;
  const session = async () => (await loadSessions(ana.ctx(), [sessionId]))[0];
  await record({ kind: "problem", problem: "REVOKED" });
  w.advance(MINUTE);
  await record({ kind: "problem", problem: "REVOKED" });
  expect(await session()).toMatchObject({
    problem: "REVOKED",
    problemSince: new Date("2026-11-21T12:00:00Z"),
  });
  await w.db.updateTable("lanes").set({ wake_at: null }).execute();
  await record({ kind: "problem", problem: null });
  expect(await session()).toMatchObject({
    problem: null,
    problemSince: null,
    wakeAt: new Date("2026-11-21T12:01:00Z"),
  });
  await record({ kind: "problem", problem: null });
  expect(await w.events()).toEqual(["user.registered", "session.changed", "session.changed"]);
});

test("events of a session that is disconnected, or does not exist, are ignored", async () => {
  const { w, sessionId, seen } = await scene();
  await using _ = w;
  await w.db.updateTable("messenger_sessions").set({ disconnected_at: new Date() })
    .where("id", "=", sessionId).execute();
  await seen("-1", { title: "Um" });
  const group = { externalId: "-1", isThere: true };
  await recordMessengerEvent(w.system.ctx(), {
    sessionId: newId("ses"),
    event: { kind: "group", group },
  });
  expect(await w.count("groups")).toBe(0);
});
