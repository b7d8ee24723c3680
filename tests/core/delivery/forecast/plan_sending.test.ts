import { expect, test } from "vitest";
import { deleteOffer } from "../../../../server/core/offers/delete_offer.ts";
import {
  type DispatchId,
  type GroupId,
  newId,
  type SessionId,
} from "../../../../server/core/ids.ts";
import { cancelDispatches } from "../../../../server/core/delivery/queue/cancel_dispatches.ts";
import { expectedStarts } from "../../../../server/core/delivery/forecast/lane_outlooks.ts";
import {
  listDispatches,
  listOccasion,
  listOfferDispatches,
  loadDispatches,
  tallyDispatches,
} from "../../../../server/core/delivery/queue/list_dispatches.ts";
import {
  pauseSending,
  resumeSending,
} from "../../../../server/core/delivery/queue/pause_sending.ts";
import { planSending } from "../../../../server/core/delivery/forecast/plan_sending.ts";
import { reasons, reasonSentence } from "../../../../server/core/delivery/queue/dispatch.ts";
import { enqueue } from "../../../../server/core/delivery/queue/enqueue.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  connectSession,
  createTestOffer,
  grantPlan,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const page = { limit: 100, inverted: false };
const at = (time: string) => new Date(`2026-11-21T${time}Z`); // the world begins at 12:00:00

const ids = (dispatches: readonly { id: DispatchId }[]) => dispatches.map(({ id }) => id);
const list = async (person: Member, filter = {}, more = {}) =>
  ids(await listDispatches(person.ctx(), filter, { ...page, ...more }));

/** An offer of `person`, queued for these groups. @returns it and its dispatches, in order. */
async function queued(person: Member, groupIds: readonly GroupId[], more = {}) {
  const { id } = await createTestOffer(person);
  await sendOffer(person.ctx(), { offerId: id, groupIds, occasion: "x", ...more });
  return { id, dispatches: await listOccasion(person.ctx(), { offerId: id, occasion: "x" }) };
}

test("another's dispatches are as good as absent, by every road", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { sessionId, groupIds } = await connectSession(w, ana);
  const { id, dispatches } = await queued(ana, groupIds);
  expect(await loadDispatches(ana.ctx(), dispatches.toReversed()))
    .toMatchObject(dispatches.toReversed().map((id) => ({ id, status: "QUEUED" })));
  expect(await loadDispatches(bia.ctx(), [dispatches[0]!]))
    .toMatchObject([{ code: "DISPATCH_NOT_FOUND" }]);
  expect(await list(bia)).toEqual([]);
  expect(await list(bia, { sessionId })).toEqual([]);
  expect(await listOfferDispatches(bia.ctx(), id, page)).toEqual([]);
  expect(await listOccasion(bia.ctx(), { offerId: id, occasion: "x" })).toEqual([]);
  expect(await tallyDispatches(bia.ctx(), [id])).toMatchObject([{ QUEUED: 0 }]);
  expect((await expectedStarts(bia.ctx(), dispatches)).size).toBe(0);
  await expect(planSending(bia.ctx(), { offerId: id, groupIds }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
  const { id: own } = await createTestOffer(bia);
  await expect(planSending(bia.ctx(), { offerId: own, groupIds }))
    .rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
});

test("invalid ids and cursors are refused without a query", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(list(ana, {}, { after: "dsp_\0" })).rejects.toMatchObject({
    code: "CURSOR_INVALID",
  });
  await expect(list(ana, { sessionId: "\0" })).rejects.toMatchObject({ code: "SESSION_NOT_FOUND" });
  const { id } = await createTestOffer(ana);
  await expect(planSending(ana.ctx(), { offerId: id, groupIds: ["grp_\0"] }))
    .rejects.toMatchObject({ code: "GROUP_NOT_FOUND" });
});

test("dispatches come newest first, of any of the statuses and of one session", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const [first, second] = [
    await connectSession(w, ana),
    await connectSession(w, ana, { groups: 1 }),
  ];
  const { dispatches: [a, b, c] } = await queued(ana, first.groupIds);
  const { dispatches: [d] } = await queued(ana, second.groupIds);
  await cancelDispatches(ana.ctx(), { dispatchIds: [b!] });
  const all = [d, c, b, a];
  expect(await list(ana)).toEqual(all);
  expect(await list(ana, { status: ["QUEUED"] })).toEqual([d, c, a]);
  expect(await list(ana, { status: ["CANCELED", "QUEUED"] })).toEqual(all);
  expect(await list(ana, { status: ["SENT"] })).toEqual([]);
  expect(await list(ana, { status: [] })).toEqual([]);
  expect(await list(ana, { sessionId: second.sessionId })).toEqual([d]);
  expect(await list(ana, { status: ["QUEUED"], sessionId: first.sessionId })).toEqual([c, a]);
  expect(await list(ana, {}, { limit: 2 })).toEqual([d, c]);
  expect(await list(ana, {}, { after: c, limit: 1 })).toEqual([b]);
  expect(await list(ana, {}, { before: b })).toEqual([d, c]);
  expect(await list(ana, {}, { limit: 2, inverted: true })).toEqual([a, b]);
});

test("the dispatches of many offers, and their counts by status, are read at once", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  const [one, two] = [await queued(ana, groupIds), await queued(ana, groupIds.slice(0, 1))];
  const { id: none } = await createTestOffer(ana);
  await cancelDispatches(ana.ctx(), { dispatchIds: [one.dispatches[1]!] });
  expect(ids(await listOfferDispatches(ana.ctx(), one.id, page)))
    .toEqual(one.dispatches.toReversed());
  const nothing = {
    QUEUED: 0,
    SENDING: 0,
    SENT: 0,
    FAILED: 0,
    UNCERTAIN: 0,
    EXPIRED: 0,
    CANCELED: 0,
  };
  expect(await tallyDispatches(ana.ctx(), [two.id, none, one.id])).toEqual([
    { ...nothing, QUEUED: 1 },
    nothing,
    { ...nothing, QUEUED: 2, CANCELED: 1 },
  ]);
});

test("a queue's starts are forecast in its order, from what was already sent", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, {
    settings: { gap_min_ms: 10_000, gap_max_ms: 10_000, per_minute: 3 },
  });
  const sender = messagingProcess(w);
  await sender.hold();
  const { dispatches: [a, b, c] } = await queued(ana, groupIds);
  const late = await queued(ana, groupIds.slice(0, 1), { localTime: "2026-11-21T09:30" });
  const urgent = await queued(ana, groupIds.slice(0, 1), { first: true });
  const { turns: [head] } = await sender.take();
  expect(head!.dispatchId).toBe(urgent.dispatches[0]);
  expect(Object.fromEntries(await expectedStarts(ana.ctx(), [c!, head!.dispatchId]))).toEqual({
    [a!]: at("12:00:10"),
    [b!]: at("12:00:20"),
    [c!]: at("12:01:01"), // the fourth of a minute waits for the first to be over
    [late.dispatches[0]!]: at("12:30:00"),
  });
  expect((await expectedStarts(ana.ctx(), [head!.dispatchId])).size).toBe(0); // nothing queued here

  await sender.end([head!], sent());
  w.advance(10_000);
  const { turns: second } = await sender.take();
  expect(second).toMatchObject([{ dispatchId: a }]);
  const starts = async () => {
    const all = await expectedStarts(ana.ctx(), [b!]);
    return [a, b, c].map((id) => all.get(id!));
  };
  expect(await starts()).toEqual([undefined, at("12:00:20"), at("12:01:01")]);
  await sender.end(second, { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 40_000 });
  expect(await starts()).toEqual([at("12:00:50"), at("12:01:01"), at("12:01:11")]);
});

test("a start that depends on somebody, or on a plan that will have ended, is not forecast", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana);
  const { dispatches } = await queued(ana, groupIds, { localTime: "2026-11-22T09:00" });
  const expected = async () => [...(await expectedStarts(ana.ctx(), dispatches)).values()];
  const known = expect.arrayContaining([new Date("2026-11-22T12:00:00Z")]);
  const unknown = [null, null, null];
  const problem = (problem: "REVOKED" | "UNREACHABLE" | null) =>
    w.db.updateTable("messenger_sessions").set({ problem }).where("id", "=", sessionId).execute();
  const trialEnds = (end: string) =>
    w.db.updateTable("users").set({ subscription_expires_at: new Date(end) })
      .where("id", "=", ana.id).execute();

  expect(await expected()).toEqual(known);
  await pauseSending(ana.ctx(), { sessionId });
  expect(await expected()).toEqual(unknown);
  await resumeSending(ana.ctx(), { sessionId });
  await pauseSending(ana.ctx(), {});
  expect(await expected()).toEqual(unknown);
  await resumeSending(ana.ctx(), {});
  await problem("REVOKED");
  expect(await expected()).toEqual(unknown);
  await problem("UNREACHABLE"); // it is tried all the same
  expect(await expected()).toEqual(known);
  await trialEnds("2026-11-22T00:00:00Z");
  expect(await expected()).toEqual(unknown);
});

test("a plan shows when each group gets it, behind what its session already has queued", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const pace = { gap_min_ms: 10_000, gap_max_ms: 10_000 };
  const first = await connectSession(w, ana, { settings: pace });
  const second = await connectSession(w, ana, { groups: 1 });
  await w.db.updateTable("bot_settings").set(pace).execute();
  const { id } = await createTestOffer(ana);
  await queued(ana, first.groupIds.slice(0, 2));
  await queued(ana, first.groupIds.slice(0, 1), { localTime: "2026-11-21T09:30" });
  const [g1, g2, g3] = first.groupIds as [GroupId, GroupId, GroupId];
  const g4 = second.groupIds[0]!;
  const planned = async (more = {}) => {
    const { dispatches } = await planSending(ana.ctx(), {
      offerId: id,
      groupIds: [g3, g4, g1, g3],
      ...more,
    });
    return dispatches.map(({ groupId, expectedAt }) => [groupId, expectedAt]);
  };
  expect(await planned()).toEqual([
    [g3, at("12:00:20")],
    [g4, at("12:00:00")], // a lane of its own
    [g1, at("12:00:30")],
  ]);
  expect(await planned({ localTime: "2026-11-21T12:30", timeZone: "UTC" })).toEqual([
    [g3, at("12:30:10")], // the one that was there before, for the same time, comes first
    [g4, at("12:30:00")],
    [g1, at("12:30:20")],
  ]);
  expect(await planned({ nextFreeSlot: true })).toEqual([
    [g3, at("15:00:00")], // noon where Ana lives
    [g4, at("15:00:00")],
    [g1, at("15:00:10")],
  ]);
  const rested = at("14:00:00");
  await w.db.updateTable("groups").set({ resting_until: rested }).where("id", "=", g3).execute();
  expect(await planned()).toEqual([[g3, rested], [g4, at("12:00:00")], [g1, at("12:00:20")]]);

  const { dispatches } = await planSending(ana.ctx(), { offerId: id, groupIds: [g2] });
  expect(dispatches).toEqual([
    { groupId: g2, expectedAt: at("12:00:20"), warning: null, reason: null },
  ]);
  expect(await w.count("dispatches")).toBe(3); // asking does nothing
});

test("a plan is what sending then does, whatever waits with it", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, {
    groups: 5,
    settings: { gap_min_ms: MINUTE, gap_max_ms: MINUTE },
  });
  const { id } = await queued(ana, groupIds);
  await queued(ana, groupIds, { localTime: "2026-11-21T09:02", first: true });
  await queued(ana, groupIds, { localTime: "2026-11-21T09:01" });
  const input = { offerId: id, groupIds, localTime: "2026-11-21T09:00" };
  const { dispatches, messages } = await planSending(ana.ctx(), input);
  await sendOffer(ana.ctx(), { ...input, occasion: "y", again: true });
  const queue = await listOccasion(ana.ctx(), { offerId: id, occasion: "y" });
  const expected = await expectedStarts(ana.ctx(), queue);
  expect(queue).toHaveLength(messages);
  expect(queue.map((id) => expected.get(id))).toEqual(
    dispatches.map(({ expectedAt }) => expectedAt),
  );
});

test("a plan warns of what went there before, whatever the occasion, and of what comes too late", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, {
    groups: 6,
    settings: { late_after_minutes: 5, gap_min_ms: 2 * MINUTE, gap_max_ms: 2 * MINUTE },
  });
  const { id, dispatches: [sentOne, doubted, canceled] } = await queued(ana, groupIds.slice(0, 4));
  const becomes = (status: "SENT" | "UNCERTAIN", dispatch: DispatchId) =>
    w.db.updateTable("dispatches").set({ status }).where("id", "=", dispatch).execute();
  await becomes("SENT", sentOne!);
  await becomes("UNCERTAIN", doubted!);
  await cancelDispatches(ana.ctx(), { dispatchIds: [canceled!] });
  const { dispatches } = await planSending(ana.ctx(), { offerId: id, groupIds });
  expect(dispatches.map(({ warning }) => warning)).toEqual([
    "ALREADY_SENT",
    "IN_DOUBT",
    "TOO_LATE", // after 2, 4 and then 6 minutes
    "ALREADY_QUEUED",
    "TOO_LATE",
    "TOO_LATE",
  ]);
  expect(dispatches[2]!.expectedAt).toEqual(at("12:06:00"));
});

test("groups that can take nothing are named with the reason, and bar the whole", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana, { groups: 5 });
  const [left, forbidden, inactive, resting, ready] = groupIds;
  const becomes = (group: GroupId | undefined, change: object) =>
    w.db.updateTable("groups").set(change).where("id", "=", group!).execute();
  await becomes(left, { left_at: at("11:00:00") });
  await becomes(forbidden, { can_send: false });
  await becomes(inactive, { is_active: false });
  await becomes(resting, { resting_until: at("13:00:00") });
  const { id } = await createTestOffer(ana);
  const plan = (groupIds: readonly GroupId[], more = {}) =>
    planSending(ana.ctx(), { offerId: id, groupIds, ...more });
  const all = await plan(groupIds);
  expect(all.dispatches.map(({ warning, reason }) => [warning, reason])).toEqual([
    ["NOT_READY", "GROUP_LEFT"],
    ["NOT_READY", "GROUP_FORBIDDEN"],
    ["NOT_READY", "GROUP_INACTIVE"],
    [null, "GROUP_RESTING"],
    [null, null],
  ]);
  expect(all).toMatchObject({ messages: 2, refusal: "GROUP_NOT_READY" });
  await expect(sendOffer(ana.ctx(), { offerId: id, groupIds }))
    .rejects.toMatchObject({ code: all.refusal });
  expect(await plan([resting!, ready!])).toMatchObject({ messages: 2, refusal: null });

  await w.db.updateTable("messenger_sessions").set({ disconnected_at: at("11:00:00") })
    .where("id", "=", sessionId).execute();
  expect(await plan([ready!], { nextFreeSlot: true })).toMatchObject({
    dispatches: [{ expectedAt: null, warning: "NOT_READY", reason: "SESSION_ENDED" }],
    messages: 0,
    refusal: "SESSION_NOT_CONNECTED",
  });
});

test("a plan shows beforehand why the whole would be refused", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana);
  const { id } = await createTestOffer(ana);
  const plan = (more = {}) => planSending(ana.ctx(), { offerId: id, groupIds, ...more });
  expect(await plan()).toMatchObject({ messages: 3, messagesLeft: null, refusal: null });
  expect(await plan({ localTime: "2026-11-21T08:00" })).toMatchObject({
    dispatches: [{ expectedAt: null }, { expectedAt: null }, { expectedAt: null }],
    refusal: "TIME_INVALID",
  });
  expect(await plan({ localTime: "2026-11-22T08:00", timeZone: "Marte" }))
    .toMatchObject({ refusal: "ZONE_INVALID" });
  expect(await plan({ groupIds: [], nextFreeSlot: true }))
    .toMatchObject({ dispatches: [], messages: 0, refusal: "GROUPS_MISSING" });
  await expect(plan({ groupIds: Array.from({ length: 501 }, () => newId("grp")) }))
    .rejects.toMatchObject({ code: "TOO_MANY_GROUPS" });

  await grantPlan(w, ana, { messagesPerMonth: 4, groups: -1 });
  await sendOffer(ana.ctx(), {
    offerId: (await createTestOffer(ana)).id,
    groupIds: groupIds.slice(0, 2),
  });
  expect(await plan()).toMatchObject({ messagesLeft: 2, refusal: "MESSAGES_LIMIT" });
  expect(await plan({ groupIds: groupIds.slice(1) })).toMatchObject({ refusal: null });
  await pauseSending(ana.ctx(), { sessionId });
  expect(await plan({ groupIds: groupIds.slice(2) })).toMatchObject({
    dispatches: [{ expectedAt: null, warning: null, reason: "PAUSED" }],
    refusal: null, // it can be queued all the same
  });
  w.advance(11 * 24 * HOUR); // past the trial, and into another month
  expect(await plan()).toMatchObject({
    dispatches: [{ reason: "PAUSED" }, {}, {}],
    messagesLeft: 4,
    refusal: "PLAN_ENDED",
  });
  await deleteOffer(ana.ctx(), { id });
  await expect(plan()).rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
});

test("behind a queue too long to read, nothing is forecast", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { sessionId, groupIds } = await connectSession(w, ana, {
    groups: 1,
    settings: { quiet_from: "22:00", quiet_to: "08:00" },
  });
  await many(ana, sessionId, groupIds[0]!, 2_001);
  const queue = await list(ana, {}, { inverted: true, limit: 2_001 });
  const expected = await expectedStarts(ana.ctx(), queue);
  expect(expected.size).toBe(2_000);
  expect(expected.get(queue.at(-1)!)).toBeUndefined();
  const { id } = await createTestOffer(ana);
  const { dispatches } = await planSending(ana.ctx(), { offerId: id, groupIds });
  expect(dispatches).toMatchObject([{ expectedAt: null, warning: null }]);
});

test("every reason has a sentence that fits a row of a list", () => {
  for (const reason of [...reasons, "NO_PROCESS"] as const) {
    const sentence = reasonSentence(reason, "WHATSAPP");
    expect(sentence).toMatch(/^\p{Lu}[^!{}]{10,88}\.$/u);
  }
});

/** More messages than anybody would queue by hand. */
async function many(person: Member, sessionId: SessionId, groupId: GroupId, count: number) {
  await enqueue({ ...person.ctx(), emit: () => {} }, {
    userId: person.id,
    offerId: null,
    text: "Olá",
    occasion: "many",
    priority: 0,
    lateAfterMinutes: 600,
    reservedMonth: null,
    each: Array.from({ length: count }, () => {
      return { id: newId("dsp"), groupId, sessionId, plannedAt: at("12:00:00") };
    }),
  });
}
