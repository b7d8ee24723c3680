import { sql } from "kysely";
import { anyOf } from "../../../database/any_of.ts";
import { planOnce } from "../../../database/transaction.ts";
import { command, type Tx } from "../../command.ts";
import type { DispatchId, ProcessId } from "../../ids.ts";
import { recordGroupOutcomes } from "../../groups/commands.ts";
import { recordSent } from "../../insights/commands.ts";
import { releaseQuota } from "../../users/commands.ts";
import { cancelQueue } from "../queue/cancel_dispatches.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { type DispatchStatus, releasesQuota } from "../queue/dispatch.ts";
import { dispatchEvent } from "../queue/journal.ts";
import { finalOf, recordSessionOutcomes, restOf } from "./record_outcomes.ts";
import { proveDispatches } from "../receipts/prove_dispatches.ts";
import type { Ended, Finished } from "./turn.ts";

type FinalizeTurns = {
  readonly processId: ProcessId;
  readonly finished: readonly Finished[];
};

/**
 * Records the outcomes of turns, each once, also when a process repeats them after a lost response.
 * For a lane that the process no longer holds, only a proof of sending is recorded: the vendor
 * confirmed the message, and which process holds the lane does not change that.
 */
export const finalizeTurns = command(async (tx, input: FinalizeTurns): Promise<void> => {
  const { processId, finished } = input;
  if (finished.length === 0) return;
  await planOnce(tx.db);
  const held = await lockHeldLanes(tx, processId, finished);
  const [own, late] = [
    finished.filter(({ turn }) => held.has(turn.dispatchId)),
    finished.filter(({ turn }) => !held.has(turn.dispatchId)),
  ];
  await writeLanes(tx, own, held);
  const proven = late.filter(({ outcome }) => outcome.status === "SENT");
  await write(tx, [...own, ...proven]);
  await cancelEnded(tx, own);
});

/**
 * Locks the lanes that this process still holds for just these turns, and returns the failures of
 * each so far. A lane whose turn was recorded before may be busy with its next message.
 */
async function lockHeldLanes({ db }: Tx, processId: ProcessId, finished: readonly Finished[]) {
  const turns = new Map(finished.map(({ turn }) => [turn.dispatchId, turn]));
  const rows = await db.selectFrom("lanes")
    .innerJoin("dispatches as d", "d.session_id", "lanes.session_id")
    .select(["d.id", "lanes.session_id", "token", "failures", "d.attempts"])
    .where("d.id", "=", anyOf(finished.map(({ turn }) => turn.dispatchId)))
    // By the keys of both: else a plan from when there were few messages reads all held lanes.
    .where("lanes.session_id", "=", anyOf(finished.map(({ turn }) => turn.sessionId)))
    .where("d.status", "=", "SENDING").where("held_by", "=", processId)
    .orderBy("lanes.session_id").forUpdate("lanes").execute();
  const held = rows.filter(({ id, token, attempts }) => {
    const turn = turns.get(id)!;
    return turn.token === Number(token) && turn.attempt === attempts;
  });
  return new Map(held.map(({ id, failures }) => [id, failures]));
}

/** Frees the lanes for their next message: after the gap, or after a rest if the turn failed. */
async function writeLanes(
  { db, now }: Tx,
  finished: readonly Finished[],
  failures: ReadonlyMap<DispatchId, number>,
): Promise<void> {
  if (finished.length === 0) return;
  const rows = finished.map(({ turn, outcome, delayMs }) => {
    const rest = restOf(outcome, failures.get(turn.dispatchId) ?? 0);
    const until = rest && new Date(now.getTime() + rest.ms);
    const { sessionId: id } = turn;
    return { id, failures: rest?.failures ?? 0, because: rest?.because, until, delayMs };
  });
  await sql`
    update lanes set
      sending_since = null, failures = given.failures,
      free_at = lanes.free_at + given.delay * interval '1 ms',
      wake_at = coalesce(
        given.until, lanes.free_at + given.delay * interval '1 ms', ${now}::timestamptz
      ),
      waits_for = given.because, waits_until = given.until
    from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ failures }) => failures)}::int[],
      ${rows.map(({ because }) => because ?? null)}::text[],
      ${rows.map(({ until }) => until)}::timestamptz[],
      ${rows.map(({ delayMs }) => delayMs)}::float8[]
    ) as given (id, failures, because, until, delay)
    where lanes.session_id = given.id`.execute(db);
}

/** Cancels messages that were to be sent again if their session was disconnected meanwhile. */
async function cancelEnded(tx: Tx, finished: readonly Finished[]): Promise<void> {
  const again = finished.filter(({ outcome }) => outcome.status === "QUEUED");
  if (again.length === 0) return;
  const ended = await tx.db.selectFrom("messenger_sessions").select(["id", "user_id"])
    .where("id", "in", again.map(({ turn }) => turn.sessionId))
    .where("disconnected_at", "is not", null).execute();
  for (const { id, user_id } of ended) {
    await cancelQueue(tx, { userId: user_id, sessionId: id }, "SESSION_ENDED");
  }
}

async function write(tx: Tx, finished: readonly Finished[]) {
  if (finished.length === 0) return;
  const { now } = tx;
  const rows = finished.map((one) => finalOf(one, now));
  const { rows: ended } = await sql<Ended & { status: DispatchStatus }>`
    update dispatches set
      status = given.status, reason_code = given.reason, journal = journal || given.line::jsonb,
      message_ids = case when given.message is null then message_ids
        else array_append(message_ids, given.message) end,
      own_message_id = coalesce(given.message, own_message_id),
      accepted_at = case when given.message is null then accepted_at
        else coalesce(accepted_at, ${now}::timestamptz) end,
      started_at = started_at + given.delay * interval '1 ms',
      settled_at = case when given.status = 'QUEUED' then null else ${now}::timestamptz end
    from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ status }) => status)}::text[],
      ${rows.map(({ reason }) => reason)}::text[], ${rows.map(({ line }) => line)}::text[],
      ${rows.map(({ message }) => message)}::text[],
      ${finished.map(({ turn }) => turn.attempt)}::int[],
      ${finished.map(({ delayMs }) => delayMs)}::float8[]
    ) as given (id, status, reason, line, message, attempt, delay)
    where dispatches.id = given.id and dispatches.attempts = given.attempt
      and (dispatches.status = 'SENDING' or dispatches.status = 'UNCERTAIN' and given.status = 'SENT')
    returning dispatches.id, dispatches.status, user_id as "userId", session_id as "sessionId",
      group_id as "groupId", offer_id as "offerId", reserved_month as "reservedMonth"`
    .execute(tx.db);
  const known = new Map<DispatchId, Finished>(finished.map((one) => [one.turn.dispatchId, one]));
  const outcomes = ended.map((dispatch) => ({ dispatch, ...known.get(dispatch.id)! }));
  await releaseQuota(tx, ended.filter(({ status }) => releasesQuota(status)));
  await updateOfferOutcomes(tx, ended.map(({ offerId }) => offerId));
  await recordGroupOutcomes(tx, outcomes);
  await recordSessionOutcomes(tx, outcomes);
  tx.emit(...ended.map((one) => dispatchEvent({ ...one, dispatchId: one.id }, one.status)));
  // The receipt may have come before the message became uncertain.
  const doubted = ended.filter(({ status }) => status === "UNCERTAIN");
  await proveDispatches(tx, doubted.map(({ id }) => id));
  await recordSent(tx, ended.filter(({ status }) => status === "SENT").map(({ id }) => id));
}
