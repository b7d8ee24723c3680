import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { DispatchId, SessionId } from "../../../../server/core/ids.ts";
import type { DeliveryReceipt } from "../../../../server/core/delivery/messenger.ts";
import { recordReceipts } from "../../../../server/core/delivery/receipts/record_receipts.ts";
import { recordPart } from "../../../../server/core/delivery/turns/record_part.ts";
import { resolveDispatch } from "../../../../server/core/delivery/queue/retry_dispatch.ts";
import { sendOffer } from "../../../../server/core/delivery/queue/send_offer.ts";
import {
  connectSession,
  createTestOffer,
  messagingProcess,
  sent,
} from "../../../support/seed/deliveries.ts";
import { type Member, testApp } from "../../../support/test_app.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const doubt = { status: "UNCERTAIN", reason: "NO_ANSWER" } as const;

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
let sessionId: SessionId;
let process: ReturnType<typeof messagingProcess>;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

/** Ana's offer in the queue of her groups, at a messenger that lets us choose the ids of messages. */
async function queued(groups = 1) {
  let ids = 0;
  const { contextOf } = here;
  const choosing: typeof contextOf = (viewer) => {
    const ctx = contextOf(viewer);
    const { TELEGRAM } = ctx.ports.messengers;
    const messengers = {
      ...ctx.ports.messengers,
      TELEGRAM: { ...TELEGRAM, makeMessageId: () => `M${++ids}` },
    };
    return { ...ctx, ports: { ...ctx.ports, messengers } };
  };
  const { groupIds, ...made } = await connectSession(here, ana, { groups });
  sessionId = made.sessionId;
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  process = messagingProcess({ ...here, contextOf: choosing });
  await process.hold();
  return { groupIds, offer };
}

const take = async () => (await process.take()).turns[0]!;
const rows = () => here.db.selectFrom("dispatches").selectAll().orderBy("id").execute();
const only = async () => (await rows())[0]!;
const steps = async () => (await only()).journal.map(({ step }) => step);
const recordOne = (messageId: string, more: Partial<DeliveryReceipt> = {}) =>
  recordAll([{ messageId, isAccepted: true, deliveredAt: null, delivered: 0, ...more }]);
const recordAll = (receipts: readonly DeliveryReceipt[]) =>
  recordReceipts(here.system.ctx(), { sessionId, receipts });
const note = (turn: Awaited<ReturnType<typeof take>>, part: Parameters<typeof recordPart>[3]) =>
  recordPart(here.system.ctx(), process.processId, turn, part);

/** The process dies, and another one takes its lanes over. */
async function dies() {
  await sql`update messaging_processes set held_until = clock_timestamp() - interval '1 s'`
    .execute(here.db);
  await messagingProcess(here).hold();
}

test("the id of a message is stored before it is sent, another one at each attempt", async () => {
  await queued();
  const first = await take();
  expect(first.messageId).toBe("M1");
  expect(await only()).toMatchObject({ own_message_id: "M1", message_ids: [] });
  await process.settle([{
    turn: first,
    outcome: { status: "QUEUED", reason: "VENDOR_BUSY", restMs: SECOND },
    delayMs: 0,
  }]);
  here.advance(10 * SECOND);
  const second = await take();
  expect((await only()).own_message_id).toBe(second.messageId);
  expect(second.messageId).not.toBe("M1");
});

test("receipts record how far a message has come, only ever further, and publish once per offer", async () => {
  const { offer } = await queued(2);
  for (const _ of [1, 2]) {
    const turn = await take();
    await process.settle([{ turn, outcome: sent(turn.messageId!), delayMs: 0 }]);
    here.advance(5 * SECOND);
  }
  const ids = (await rows()).map(({ own_message_id }) => own_message_id!);
  const [early, later] = [new Date("2026-11-21T12:00:01Z"), new Date("2026-11-21T12:00:09Z")];
  const events = (await here.events()).length;
  await recordAll(ids.map((messageId) => ({
    ...{ messageId, isAccepted: true, deliveredAt: later, delivered: 3 },
  })));
  expect((await here.events()).slice(events)).toEqual(["dispatches.delivered"]);
  await recordOne(ids[0]!, { deliveredAt: early, delivered: 2 }); // it came late, and knows less
  await recordOne(ids[0]!, { deliveredAt: later, delivered: 7 });
  await recordOne(ids[0]!, { deliveredAt: later, delivered: 7 });
  await recordOne(ids[1]!, { isAccepted: false });
  expect((await here.events()).slice(events)).toHaveLength(3);
  expect(await rows()).toMatchObject([
    { status: "SENT", delivered_at: early, delivered: 7, message_ids: [ids[0]] },
    { status: "SENT", delivered_at: later, delivered: 3 },
  ]);
  const { payload } = await here.db.selectFrom("events").select("payload").orderBy("id", "desc")
    .executeTakeFirstOrThrow();
  expect(payload).toMatchObject({ offerId: offer.id, sessionId });
});

test("repeated receipts of one message in one event count as the furthest of them", async () => {
  await queued();
  const turn = await take();
  await process.settle([{ turn, outcome: sent(turn.messageId!), delayMs: 0 }]);
  const at = new Date("2026-11-21T12:00:01Z");
  const receipt = { messageId: turn.messageId!, isAccepted: true, deliveredAt: null, delivered: 0 };
  await recordAll([receipt, { ...receipt, deliveredAt: at, delivered: 4 }, receipt]);
  expect(await only()).toMatchObject({ delivered: 4, delivered_at: at });
});

test("a doubt ends by the message's own receipt, as if it had been sent just so", async () => {
  const { groupIds } = await queued();
  const turn = await take();
  await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
  expect((await only()).status).toBe("UNCERTAIN");
  here.advance(HOUR);
  await recordOne(turn.messageId!, { deliveredAt: here.system.ctx().now, delivered: 1 });
  expect(await only()).toMatchObject({ status: "SENT", reason_code: null, message_ids: ["M1"] });
  expect(await steps()).toEqual(["QUEUED", "SENDING", "UNCERTAIN", "PROVEN"]);
  expect(await here.db.selectFrom("offers").select("status").executeTakeFirst())
    .toEqual({ status: "SENT" });
  expect(await here.db.selectFrom("users").select("message_count").executeTakeFirst())
    .toEqual({ message_count: 1 }); // it stays counted
  const group = await here.db.selectFrom("groups").select("last_sent_at")
    .where("id", "=", groupIds[0]!).executeTakeFirstOrThrow();
  expect(group.last_sent_at).toEqual((await only()).started_at);
  expect(await here.events()).toContain("dispatch.sent");
  await recordOne(turn.messageId!, { delivered: 2 });
  expect(await steps()).toHaveLength(4);
});

test("what was on its way when its process died is proven by a receipt, early or late", async () => {
  await queued();
  const turn = await take();
  await recordOne(turn.messageId!); // the vendor accepted it, and the process ended before it was recorded
  expect((await only()).status).toBe("SENDING");
  await dies();
  expect((await only()).status).toBe("SENT");
  expect(await steps()).toEqual(["QUEUED", "SENDING", "UNCERTAIN", "PROVEN"]);
});

test("a doubt that a crash left is proven once a receipt comes, however late", async () => {
  await queued();
  const turn = await take();
  await dies();
  expect((await only()).status).toBe("UNCERTAIN");
  here.advance(HOUR);
  await recordOne(turn.messageId!, { deliveredAt: here.system.ctx().now, delivered: 1 });
  expect((await only()).status).toBe("SENT");
});

test("a receipt that came before the answer was given up ends that doubt at once", async () => {
  await queued();
  const turn = await take();
  await recordOne(turn.messageId!);
  await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
  expect((await only()).status).toBe("SENT");
});

test("the first of several parts proves nothing of the others, the last one does", async () => {
  await queued();
  const turn = await take();
  const progress = { takenId: null, hasImage: true, parts: 2, sendMs: SECOND };
  expect(await note(turn, { ...progress, nextId: turn.messageId })).toBe(true);
  await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
  await recordOne(turn.messageId!, { delivered: 5 });
  expect((await only()).status).toBe("UNCERTAIN");
  await here.db.updateTable("dispatches").set({ status: "SENDING" }).execute();
  expect(await note(turn, { ...progress, takenId: turn.messageId, nextId: "second" })).toBe(true);
  expect(await only()).toMatchObject({
    ...{ message_ids: ["M1"], own_message_id: "second", has_image: true, delivered: 0 },
  });
  await here.db.updateTable("dispatches").set({ status: "UNCERTAIN" }).execute();
  await recordOne(turn.messageId!, { delivered: 9 });
  expect(await only()).toMatchObject({ status: "UNCERTAIN", delivered: 0 });
  await recordOne("second", { delivered: 2 });
  expect(await only()).toMatchObject({ status: "SENT", message_ids: ["M1", "second"] });
});

test("a message that is proven says that it went without its picture, and only then", async () => {
  await queued(3);
  const progress = { takenId: null, parts: 1, sendMs: SECOND };
  for (const hasImage of [false, true, null]) {
    const turn = await take();
    expect(await note(turn, { ...progress, hasImage, nextId: turn.messageId })).toBe(true);
    await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
    await recordOne(turn.messageId!);
    here.advance(HOUR);
  }
  const proven = (await rows()).map(({ status, reason_code }) => [status, reason_code]);
  expect(proven.toSorted()).toEqual([["SENT", null], ["SENT", null], ["SENT", "WITHOUT_IMAGE"]]);
});

test("a missing picture is of its own attempt alone", async () => {
  await queued();
  const first = await take();
  await note(first, {
    ...{ takenId: null, hasImage: false, nextId: first.messageId, parts: 1, sendMs: SECOND },
  });
  const outcome = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: SECOND } as const;
  await process.settle([{ turn: first, outcome, delayMs: 0 }]);
  here.advance(10 * SECOND);
  const second = await take();
  await process.settle([{ turn: second, outcome: doubt, delayMs: 0 }]);
  await recordOne(second.messageId!);
  expect(await only()).toMatchObject({ status: "SENT", reason_code: null, has_image: null });
});

test("a message that a person had sent again is not, once its receipt shows that it is there", async () => {
  await queued();
  const turn = await take();
  await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
  const id: DispatchId = (await only()).id;
  await resolveDispatch(ana.ctx(), { id, arrived: false });
  expect((await only()).status).toBe("QUEUED");
  await recordOne(turn.messageId!);
  expect((await only()).status).toBe("SENT");
  here.advance(HOUR);
  expect((await process.take()).turns).toEqual([]);
});

test("a receipt proves nothing of messages that went out by another number", async () => {
  await queued();
  const turn = await take();
  await process.settle([{ turn, outcome: doubt, delayMs: 0 }]);
  const bia = await connectSession(here, await here.member("bia"), { groups: 0 });
  sessionId = bia.sessionId;
  await recordOne(turn.messageId!);
  await recordOne("nobody's");
  expect((await only()).status).toBe("UNCERTAIN");
});
