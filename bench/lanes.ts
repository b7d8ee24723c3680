/**
 * Messages a second in order over 1,000 sessions, beside pg-boss with as many groups on the same
 * database, and what it costs to queue 100,000 at once: `deno run -A bench/lanes.ts`. The vendor
 * answers at once, so that only queue and database count. They take turns; figures are medians.
 */
import { sql } from "kysely";
import { fromKysely, type Job, PgBoss } from "pg-boss";
import { command } from "../server/core/command.ts";
import type { Context } from "../server/core/context.ts";
import {
  type DispatchId,
  newId,
  type OfferId,
  type SessionId,
  type UserId,
} from "../server/core/ids.ts";
import { updateOfferOutcomes } from "../server/core/offers/commands.ts";
import { dispatchEvent } from "../server/core/delivery/queue/journal.ts";
import { enqueue } from "../server/core/delivery/queue/enqueue.ts";
import { database, type Lane, peopled } from "./support/lanes.ts";
import { runMessenger } from "./support/messenger.ts";
import { median } from "./support/processor_time.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const SESSIONS = scaled(1_000, 10);
const EACH = scaled(20, 3);
const TURNS = scaled(3, 1);
const TOTAL = SESSIONS * EACH;

/** The first groups of a lane get its offer. */
const queued = command(async (tx, { lane, occasion }: { lane: Lane; occasion: string }) => {
  await enqueue(tx, { ...plain(lane), occasion, each: each(lane, EACH, tx.now) });
});

type Rows = { lane: Lane; occasion: string; messages: ReturnType<typeof each> };
/** The rows alone: pg-boss says when each is to go. */
const enqueueRows = command(async (tx, { lane, occasion, messages }: Rows) => {
  await enqueue(tx, { ...plain(lane), occasion, each: messages });
  await tx.db.updateTable("lanes").set({ wake_at: null })
    .where("session_id", "=", lane.sessionId).execute();
});

const change = command(
  async (tx, { ids, status }: { ids: readonly DispatchId[]; status: "SENDING" | "SENT" }) => {
    const { db, now, emit } = tx;
    const line = JSON.stringify([{ at: now.toISOString(), step: status }]);
    const { rows } = await sql<Changed>`
      update dispatches set status = ${status}, journal = journal || ${line}::jsonb,
        text = ${"*Fone*\n\nPor *R$ 99,00*"}, started_at = coalesce(started_at, ${now}),
        message_ids = ${status === "SENT" ? ["1"] : []}::text[]
      where id = any (${ids}::text[])
      returning id as "dispatchId", user_id as "userId", session_id as "sessionId",
        offer_id as "offerId", group_id as "groupId"`.execute(db);
    if (status === "SENT") {
      await db.updateTable("groups").set({ last_sent_at: now })
        .where("id", "in", rows.map(({ groupId }) => groupId)).execute();
      await db.updateTable("messenger_sessions").set({ receipt_at: now })
        .where("id", "in", rows.map(({ sessionId }) => sessionId)).execute();
      await updateOfferOutcomes(tx, rows.map(({ offerId }) => offerId));
    }
    emit(...rows.map((row) => dispatchEvent(row, status)));
  },
);
type Changed = {
  dispatchId: DispatchId;
  userId: UserId;
  sessionId: SessionId;
  offerId: OfferId;
  groupId: Lane["groupIds"][number];
};

const base = await database();
const lanes = await peopled(base, { sessions: SESSIONS, groups: 100 });
const rows = [];
const ways: Record<string, (turn: number) => Promise<number>> = {
  "pg-boss groups, the same writes": (turn) => byGroups(`same${turn}`, sameWrites),
  "pg-boss groups, nothing to write": (turn) => byGroups(`none${turn}`, () => Promise.resolve()),
  "lanes": byLanes,
};
const rates = new Map(Object.keys(ways).map((way) => [way, [] as number[]]));
for (let turn = 0; turn < TURNS; turn++) {
  for (const [way, run] of Object.entries(ways)) rates.get(way)!.push(await run(turn));
}
const peer = median([...rates.values()][0]!);
for (const [way, measured] of rates) {
  const rate = median(measured);
  rows.push({
    way,
    "messages/s": Math.round(rate),
    "× the first": Number((rate / peer).toFixed(2)),
  });
}
console.table(rows);
console.table([await atOnce()]);
reportRatio(
  "A message through a lane, beside pg-boss with the same writes",
  peer / median(rates.get("lanes")!),
);
await base.close();

/** Messages a second through the product's lanes, checked to be in order within each. */
async function byLanes(turn: number): Promise<number> {
  const sentTo = new Map<string, string[]>();
  let sent = 0;
  const { promise: isDone, resolve: done } = Promise.withResolvers<void>();
  const { systemContext, start } = runMessenger(base, (session, to) => {
    sentTo.set(session, [...sentTo.get(session) ?? [], to]);
    if (++sent === TOTAL) done();
    return String(sent);
  });
  for (const lane of lanes) await queued(systemContext(), { lane, occasion: `run ${turn}` });
  const begun = performance.now();
  const runner = start();
  await isDone;
  await runner.stop(); // what is sent is written, too
  const seconds = (performance.now() - begun) / 1000;
  for (const { sessionId, groupIds } of lanes) {
    if (sentTo.get(sessionId)?.join() !== groupIds.slice(0, EACH).join()) {
      throw new Error("a lane was not in order");
    }
  }
  return TOTAL / seconds;
}

/**
 * Jobs a second through pg-boss, one group a session, one job of each at a time. `work` is what the
 * product would have to write for a batch of messages, however their order is kept.
 */
async function byGroups(name: string, work: (ids: readonly DispatchId[]) => Promise<void>) {
  const boss = new PgBoss({ ...base.config, max: 8 } as ConstructorParameters<typeof PgBoss>[0]);
  boss.on("error", (error) => console.error(error));
  await boss.start();
  await boss.createQueue(name);
  const messages = lanes.map((lane) => each(lane, EACH, new Date()));
  for (const [n, lane] of lanes.entries()) {
    await enqueueRows(base.contextOf({} as Context["ports"]), {
      lane,
      occasion: name,
      messages: messages[n]!,
    });
  }
  for (let n = 0; n < EACH; n++) {
    const jobs = messages.map((ofLane) => ({
      data: { id: ofLane[n]!.id },
      group: { id: ofLane[n]!.sessionId },
    }));
    await boss.insert(name, jobs, { db: fromKysely(base.db) });
  }
  let done = 0;
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  const begun = performance.now();
  await boss.work(name, {
    batchSize: 250,
    burstWhenBatchFull: true,
    pollingIntervalSeconds: 0.5,
    groupConcurrency: 1,
  }, async (jobs: Job<{ id: DispatchId }>[]) => {
    await work(jobs.map(({ data }) => data.id));
    done += jobs.length;
    if (done >= TOTAL) resolve();
  });
  await isDone;
  const seconds = (performance.now() - begun) / 1000;
  await boss.stop({ graceful: true, timeout: 5_000 });
  // What was not marked as sent would be sent by the lanes in their next turn.
  await base.db.deleteFrom("dispatches").where("occasion", "=", name).execute();
  return TOTAL / seconds;
}

/** The same that lanes write of a message: that it begins, and how it ends, for all to see. */
async function sameWrites(ids: readonly DispatchId[]): Promise<void> {
  await change(base.contextOf({} as Context["ports"]), { ids, status: "SENDING" });
  await change(base.contextOf({} as Context["ports"]), { ids, status: "SENT" });
}

/** 100,000 messages in one call: a hundred groups of each of a thousand sessions. */
async function atOnce() {
  const all = command(async (tx, first: Lane) => {
    const messages = lanes.flatMap((lane) => each(lane, 100, tx.now));
    await enqueue(tx, { ...plain(first), occasion: "at once", each: messages });
    return messages.length;
  });
  const begun = performance.now();
  const messages = await all(base.contextOf({} as Context["ports"]), lanes[0]!);
  return { messages, "queued in s": Number(((performance.now() - begun) / 1000).toFixed(2)) };
}

function plain({ userId, offerId }: Lane) {
  return {
    userId,
    offerId,
    text: null,
    priority: 0,
    lateAfterMinutes: 720,
    reservedMonth: null,
  };
}

function each({ sessionId, groupIds }: Lane, count: number, plannedAt: Date) {
  const newest = groupIds.slice(0, count);
  return newest.map((groupId) => ({ id: newId("dsp"), groupId, sessionId, plannedAt }));
}
