import { sql } from "kysely";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteOffer } from "../../../../server/core/offers/delete_offer.ts";
import { disconnectSession } from "../../../../server/core/delivery/sessions/disconnect_session.ts";
import { releaseLanes } from "../../../../server/core/delivery/lanes/hold_lanes.ts";
import {
  pauseSending,
  resumeSending,
} from "../../../../server/core/delivery/queue/pause_sending.ts";
import {
  resolveDispatch,
  retryDispatch,
} from "../../../../server/core/delivery/queue/retry_dispatch.ts";
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

let here: Awaited<ReturnType<typeof testApp>>;
let ana: Member;
beforeEach(async () => {
  here = await testApp();
  ana = await here.member("ana");
});
afterEach(() => here[Symbol.asyncDispose]());

/** Ana's offer in the queue of her groups, and a process that holds their lane. */
async function queued({ groups = 3, settings = {} } = {}) {
  const { groupIds, sessionId } = await connectSession(here, ana, { groups, settings });
  const offer = await createTestOffer(ana);
  await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  const process = messagingProcess(here);
  await process.hold();
  return { groupIds, sessionId, offer, process };
}

const rows = () => here.db.selectFrom("dispatches").selectAll().orderBy("id").execute();
const statuses = async () => (await rows()).map(({ status }) => status);
const lane = () => here.db.selectFrom("lanes").selectAll().executeTakeFirstOrThrow();
const offerStatus = async () =>
  (await here.db.selectFrom("offers").select("status").executeTakeFirstOrThrow()).status;
const count = async () =>
  (await here.db.selectFrom("users").select("message_count").executeTakeFirstOrThrow())
    .message_count;

/** Expires the leases of all processes. */
const leasesLapse = () =>
  sql`update messaging_processes set held_until = clock_timestamp() - interval '1 s'`
    .execute(here.db);

test("messages of a lane go one after the other, in order, each when the gap is over", async () => {
  const { process, offer } = await queued();
  const order: string[] = [];
  for (let n = 0; n < 3; n++) {
    const { turns } = await process.take();
    expect(turns).toHaveLength(1);
    order.push(turns[0]!.to);
    expect(turns[0]!.text).toContain("*Fone*");
    expect((await process.take()).turns).toEqual([]); // the first is still on its way
    expect((await process.end(turns, sent(`m${n}`))).turns).toEqual([]); // nor is the gap over
    here.advance(999);
    expect((await process.take()).turns).toEqual([]);
    here.advance(1);
  }
  expect(order).toEqual(["-1001", "-1002", "-1003"]);
  expect(await statuses()).toEqual(["SENT", "SENT", "SENT"]);
  expect((await rows()).map(({ message_ids }) => message_ids)).toEqual([["m0"], ["m1"], ["m2"]]);
  expect(await offerStatus()).toBe("SENT");
  expect((await rows())[0]!.journal.map(({ step }) => step)).toEqual(["QUEUED", "SENDING", "SENT"]);
  expect(offer.status).toBe("DRAFT");
});

test("an unheld lane is not sent, and of two processes one holds it", async () => {
  const { groupIds } = await connectSession(here, ana);
  await sendOffer(ana.ctx(), { offerId: (await createTestOffer(ana)).id, groupIds });
  const [one, two] = [messagingProcess(here), messagingProcess(here)];
  expect((await one.take()).turns).toEqual([]);
  expect(await one.hold()).toHaveLength(1);
  expect(await two.hold()).toEqual([]);
  expect((await two.take()).turns).toEqual([]);
  expect((await one.take()).turns).toHaveLength(1);
});

test("processes share the lanes evenly, and what one hands over goes to the others", async () => {
  for (const name of ["bia", "caio", "davi", "eva"]) {
    await connectSession(here, await here.member(name));
  }
  const [one, two] = [messagingProcess(here), messagingProcess(here)];
  expect(await one.hold()).toHaveLength(4);
  expect(await two.hold()).toHaveLength(0); // nothing is free yet
  expect(await one.hold()).toHaveLength(2); // it lets go of what is beyond its share
  expect(await two.hold()).toHaveLength(2);
  await releaseLanes(here.system.ctx(), { processId: one.processId });
  expect(await two.hold()).toHaveLength(4);
});

test("what was on its way when its process died is in doubt, and never sent by itself", async () => {
  const { process, sessionId } = await queued();
  const { turns } = await process.take();
  const other = messagingProcess(here);
  expect(await other.hold()).toEqual([]); // while the first one lives
  await leasesLapse();
  expect(await other.hold()).toMatchObject([{ sessionId, token: 2 }]);
  expect(await statuses()).toEqual(["UNCERTAIN", "QUEUED", "QUEUED"]);
  expect((await rows())[0]!.reason_code).toBe("PROCESS_ENDED");
  here.advance(HOUR);
  const next = await other.take();
  expect(next.turns.map(({ to }) => to)).toEqual(["-1002"]);
  expect(turns[0]!.to).toBe("-1001");
});

test("a process that returns after its lease changes nothing, except that a receipt ends the doubt", async () => {
  const { process } = await queued();
  const { turns } = await process.take();
  await leasesLapse();
  const other = messagingProcess(here);
  await other.hold();
  await process.end(turns, { status: "FAILED", reason: "MESSAGE_REFUSED" });
  expect((await statuses())[0]).toBe("UNCERTAIN");
  await process.end(turns, sent("late"));
  expect((await statuses())[0]).toBe("SENT");
  expect((await lane()).held_by).toBe(other.processId);
});

test("a process whose lease ends too soon starts nothing", async () => {
  const { process } = await queued();
  await sql`update messaging_processes set held_until = clock_timestamp() + interval '19 s'`
    .execute(here.db);
  expect((await process.take()).turns).toEqual([]);
  await process.hold();
  expect((await process.take()).turns).toHaveLength(1);
});

test("a message that was surely not taken goes first again, after a rest", async () => {
  const { process } = await queued();
  const busy = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 7 * SECOND } as const;
  await process.end((await process.take()).turns, busy);
  expect(await statuses()).toEqual(["QUEUED", "QUEUED", "QUEUED"]);
  expect(await lane()).toMatchObject({ waits_for: "VENDOR_BUSY", failures: 1 });
  here.advance(6 * SECOND);
  expect((await process.take()).turns).toEqual([]);
  here.advance(1 * SECOND);
  const { turns } = await process.take();
  expect(turns[0]!.to).toBe("-1001");
  await process.end(turns, sent());
  expect(await lane()).toMatchObject({ waits_for: null, failures: 0 });
  expect((await rows())[0]!.attempts).toBe(2);
});

test("an unreachable vendor is tried less and less often", async () => {
  const { process } = await queued();
  const waits: number[] = [];
  for (let n = 0; n < 4; n++) {
    const { turns } = await process.take();
    const away = { status: "QUEUED", reason: "VENDOR_AWAY", restMs: null } as const;
    const { wakeAt } = await process.end(turns, away);
    waits.push(wakeAt!.getTime() - here.system.ctx().now.getTime());
    here.advance(waits.at(-1)!);
  }
  expect(waits).toEqual([2, 4, 8, 16].map((seconds) => seconds * SECOND));
});

test("a group that is gone is marked so, its message returned to the quota, and the next one sent", async () => {
  const { process, groupIds } = await queued();
  expect(await count()).toBe(3);
  await process.end((await process.take()).turns, { status: "FAILED", reason: "GROUP_LEFT" });
  expect((await statuses())[0]).toBe("FAILED");
  expect(await count()).toBe(2);
  const left = await here.db.selectFrom("groups").select("left_at")
    .where("id", "=", groupIds[0]!).executeTakeFirstOrThrow();
  expect(left.left_at).not.toBeNull();
  here.advance(SECOND);
  expect((await process.take()).turns[0]!.to).toBe("-1002");
});

test("a group that became a supergroup gets its message under the new id", async () => {
  const { process } = await queued({ groups: 1 });
  const moved = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: 0, movedTo: "-100999" } as const;
  await process.end((await process.take()).turns, moved);
  here.advance(SECOND);
  expect((await process.take()).turns[0]!.to).toBe("-100999");
});

test("a group that refuses again and again rests, and the others do not wait for it", async () => {
  const { process, groupIds } = await queued({ groups: 2 });
  await here.db.updateTable("groups").set({ refusals: 2 }).where("id", "=", groupIds[0]!).execute();
  const refused = { status: "FAILED", reason: "MESSAGE_REFUSED" } as const;
  await process.end((await process.take()).turns, refused);
  const again = await createTestOffer(ana, "Cabo");
  await sendOffer(ana.ctx(), { offerId: again.id, groupIds });
  here.advance(SECOND);
  const { turns } = await process.take();
  expect(turns[0]!.to).toBe("-1002"); // of the first offer
  await process.end(turns, sent());
  here.advance(SECOND);
  expect((await process.take()).turns).toEqual([]); // the group rests: its message is put off
  expect((await process.take()).turns[0]!.to).toBe("-1002");
  const postponed = (await rows()).find(({ reason_code }) => reason_code === "GROUP_RESTING")!;
  expect(postponed.planned_at.getTime()).toBeGreaterThan(Date.now() - 365 * 24 * HOUR);
  expect(postponed.journal.at(-1)).toMatchObject({ step: "DELAYED", reason: "GROUP_RESTING" });
});

test("an offer deleted while it is queued is not sent, and its messages are counted back", async () => {
  const { process, offer } = await queued();
  await deleteOffer(ana.ctx(), { id: offer.id });
  for (let n = 0; n < 3; n++) expect((await process.take()).turns).toEqual([]);
  expect(new Set((await rows()).map(({ reason_code }) => reason_code))).toEqual(
    new Set(["OFFER_DELETED"]),
  );
  expect(await count()).toBe(0);
});

test("a message too late to be worth it expires", async () => {
  const { process } = await queued({ settings: { late_after_minutes: 10 } });
  here.advance(11 * 60 * SECOND);
  for (let n = 0; n < 3; n++) await process.take();
  expect(await statuses()).toEqual(["EXPIRED", "EXPIRED", "EXPIRED"]);
  expect(await offerStatus()).toBe("FAILED");
});

test("a pause holds everything back and a resume lets it go on, for one session or for all", async () => {
  const { process, sessionId } = await queued();
  for (const which of [{ sessionId }, {}]) {
    await pauseSending(ana.ctx(), which);
    expect((await process.take()).turns).toEqual([]);
    expect(await lane()).toMatchObject({ waits_for: "PAUSED", wake_at: null });
    expect((await rows()).find(({ status }) => status === "QUEUED")!.reason_code).toBe("PAUSED");
    await resumeSending(ana.ctx(), which);
    const { turns } = await process.take();
    expect(turns).toHaveLength(1);
    await process.end(turns, sent());
    here.advance(SECOND);
  }
  expect(await statuses()).toEqual(["SENT", "SENT", "QUEUED"]);
});

test("an ended trial pauses what is queued, and a plan lets it go on", async () => {
  const { process } = await queued({ settings: { late_after_minutes: 30 * 24 * 60 } });
  here.advance(8 * 24 * HOUR);
  expect((await process.take()).turns).toEqual([]);
  expect(await lane()).toMatchObject({ waits_for: "PLAN_ENDED" });
  expect(await statuses()).toEqual(["QUEUED", "QUEUED", "QUEUED"]);
  await here.db.updateTable("users").set({
    subscription_status: "active",
    subscription_expires_at: null,
  }).execute();
  here.advance(5 * 60 * SECOND);
  expect((await process.take()).turns).toHaveLength(1);
});

test("revoked credentials stop the lane until somebody acts", async () => {
  const { process } = await queued();
  const revoked = {
    status: "QUEUED",
    reason: "SESSION_PROBLEM",
    restMs: null,
    problem: "REVOKED",
  } as const;
  await process.end((await process.take()).turns, revoked);
  here.advance(HOUR);
  expect((await process.take()).turns).toEqual([]);
  expect(await lane()).toMatchObject({ waits_for: "SESSION_PROBLEM" });
  expect(await statuses()).toEqual(["QUEUED", "QUEUED", "QUEUED"]);
});

test("no more identical texts start within an hour than the person allows; other texts continue", async () => {
  const { process, groupIds } = await queued({ settings: { identical_per_hour: 2 } });
  const other = await createTestOffer(ana, "Cabo");
  await sendOffer(ana.ctx(), { offerId: other.id, groupIds: [groupIds[0]!] });
  const texts: string[] = [];
  for (let n = 0; n < 6; n++) {
    const { turns } = await process.take();
    texts.push(...turns.map(({ text }) => /\*(\w+)\*/.exec(text)![1]!));
    await process.settle(turns.map((turn) => ({ turn, outcome: sent(), delayMs: 0 })));
    here.advance(SECOND);
  }
  expect(texts).toEqual(["Fone", "Fone", "Cabo"]);
  here.advance(HOUR);
  expect((await process.take()).turns[0]!.text).toContain("Fone");
});

test("a doubt ends by what the person saw: there, or to be sent again", async () => {
  const { process, offer } = await queued({ groups: 2 });
  const doubt = { status: "UNCERTAIN", reason: "NO_ANSWER" } as const;
  for (let n = 0; n < 2; n++) {
    await process.end((await process.take()).turns, doubt);
    here.advance(HOUR);
  }
  expect(await offerStatus()).toBe("UNCERTAIN");
  const [one, two] = await rows();
  await expect(retryDispatch(ana.ctx(), { id: one!.id }))
    .rejects.toMatchObject({ code: "DISPATCH_NOT_FAILED" });
  const bia = await here.member("bia");
  await expect(resolveDispatch(bia.ctx(), { id: one!.id, arrived: true }))
    .rejects.toMatchObject({ code: "DISPATCH_NOT_FOUND" });
  await resolveDispatch(ana.ctx(), { id: one!.id, arrived: true });
  await resolveDispatch(ana.ctx(), { id: two!.id, arrived: false });
  expect(await statuses()).toEqual(["SENT", "QUEUED"]);
  await process.end((await process.take()).turns, sent());
  expect(await offerStatus()).toBe("SENT");
  await expect(resolveDispatch(ana.ctx(), { id: two!.id, arrived: true }))
    .rejects.toMatchObject({ code: "DISPATCH_NOT_UNCERTAIN" });
  expect(offer.id).toBe(one!.offer_id);
});

test("a message that failed can be sent again, and is counted again", async () => {
  const { process } = await queued({ groups: 1 });
  const refused = { status: "FAILED", reason: "MESSAGE_REFUSED" } as const;
  await process.end((await process.take()).turns, refused);
  expect(await count()).toBe(0);
  const [failed] = await rows();
  await retryDispatch(ana.ctx(), { id: failed!.id });
  expect(await count()).toBe(1);
  here.advance(SECOND);
  await process.end((await process.take()).turns, sent());
  expect(await statuses()).toEqual(["SENT"]);
});

test("a repeated outcome of an earlier attempt leaves the present one alone", async () => {
  const { process } = await queued({ groups: 1 });
  const first = await process.take();
  const busy = { status: "QUEUED", reason: "VENDOR_BUSY", restMs: SECOND } as const;
  await process.end(first.turns, busy);
  here.advance(2 * SECOND);
  const second = await process.take();
  expect(second.turns[0]!.attempt).toBe(2);
  await process.end(first.turns, busy); // its response was lost, so the process repeats it
  expect(await statuses()).toEqual(["SENDING"]);
  expect((await process.take()).turns).toEqual([]);
  await process.end(second.turns, sent());
  expect(await statuses()).toEqual(["SENT"]);
});

test("a message that was to go again is canceled when its session was disconnected", async () => {
  const { process, sessionId } = await queued();
  const { turns } = await process.take();
  await disconnectSession(ana.ctx(), { sessionId });
  await process.end(turns, { status: "QUEUED", reason: "VENDOR_BUSY", restMs: SECOND });
  expect(await statuses()).toEqual(["CANCELED", "CANCELED", "CANCELED"]);
  expect(await count()).toBe(0);
  const [canceled] = await rows();
  await expect(retryDispatch(ana.ctx(), { id: canceled!.id }))
    .rejects.toMatchObject({ code: "SESSION_NOT_CONNECTED" });
});

test("the gap begins when the vendor gets the message, not while the image is read", async () => {
  const { process } = await queued({ groups: 2 });
  const { turns } = await process.take();
  here.advance(5.5 * SECOND);
  expect((await process.end(turns, sent(), 5 * SECOND)).turns).toEqual([]); // claimed half a second ago
  here.advance(0.5 * SECOND);
  expect((await process.take()).turns).toHaveLength(1);
  const [first, second] = await rows();
  expect(second!.started_at!.getTime() - first!.started_at!.getTime()).toBe(SECOND);
});

test("a change of zone at the end of a month does not empty the month's count", async () => {
  const { groupIds } = await queued();
  here.advance(9 * 24 * HOUR + 14.5 * HOUR); // 23:30 of the 30th in São Paulo
  await here.db.updateTable("users").set({
    subscription_status: "active",
    subscription_expires_at: null,
  }).execute();
  for (const [n, timeZone] of ["Pacific/Kiritimati", "America/Sao_Paulo"].entries()) {
    await here.db.updateTable("users").set({ time_zone: timeZone }).execute();
    const offer = await createTestOffer(ana, `Oferta ${n}`);
    await sendOffer(ana.ctx(), { offerId: offer.id, groupIds });
  }
  expect(await count()).toBe(6); // December's, begun in Kiritimati
});

test("a try is never numbered twice: a late receipt of an earlier one is not taken for the present one's", async () => {
  const { process } = await queued({ groups: 1 });
  const first = await process.take();
  await process.end(first.turns, { status: "UNCERTAIN", reason: "NO_ANSWER" });
  const [doubted] = await rows();
  await resolveDispatch(ana.ctx(), { id: doubted!.id, arrived: false });
  here.advance(HOUR);
  const second = await process.take();
  await process.end(first.turns, sent("late"));
  expect(await statuses()).toEqual(["SENDING"]);
  await process.end(second.turns, sent("present"));
  expect((await rows())[0]).toMatchObject({ status: "SENT", message_ids: ["present"] });
  expect((await lane()).sending_since).toBeNull();
});
