import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { DispatchId } from "../../ids.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { releaseQuota } from "../../users/commands.ts";
import type { Wording } from "../../templates/wording.ts";
import type { Decision } from "./decide.ts";
import type { DispatchStatus, JournalLine, Reason } from "../queue/dispatch.ts";
import type { DueLane, LaneWithHead } from "./due_lanes.ts";
import type { LaneMessage } from "./lane_messages.ts";
import { dispatchEvent } from "../queue/journal.ts";

/** The decision about a lane; null where no message is due. */
export type LaneDecision = {
  readonly lane: DueLane;
  readonly decision: Decision | null;
  /** Milliseconds to the next start, if this message starts now. */
  readonly gapMs: number;
  readonly message: LaneMessage | null;
  /** The message's id, if it starts; null: the messenger assigns ids. */
  readonly messageId: string | null;
};

/**
 * How often a lane is examined again for reasons that end without scheduling it: a plan is paid, a
 * person is unblocked.
 */
const RECHECK_MS = 5 * 60 * 1000;
const rechecked: ReadonlySet<Reason> = new Set(["PLAN_ENDED", "ACCOUNT_BLOCKED"]);

/**
 * Returns whether a wait is recorded in the journal; waits of seconds are only shown on the lane.
 */
const isWorthJournaling = (reason: Reason) => reason !== "PACE" && reason !== "MINUTE_CAP";

/** The change of a lane's first message; none while it waits for a reason recorded before. */
type Change = {
  readonly head: LaneWithHead;
  readonly status: DispatchStatus;
  readonly line: JournalLine;
  readonly plannedAt: Date | null;
  readonly text: string | null;
  /** The text without its short links; null: it has none. */
  readonly plainText: string | null;
  readonly wording: Wording | null;
  readonly messageId: string | null;
};

/** Records decisions about lanes that the caller has locked. @returns the messages that start. */
export async function recordDecisions(
  tx: Tx,
  decisions: readonly LaneDecision[],
): Promise<ReadonlySet<DispatchId>> {
  await writeLanes(tx, decisions);
  const changes = decisions.flatMap((laneDecision) => changeOf(laneDecision, tx.now) ?? []);
  if (changes.length > 0) await writeChanges(tx, changes);
  const dropped = changes.filter(({ status }) => status !== "SENDING" && status !== "QUEUED");
  await releaseQuota(tx, dropped.map(({ head }) => head));
  await updateOfferOutcomes(tx, dropped.map(({ head }) => head.offerId));
  tx.emit(...changes.map(({ head, status }) => dispatchEvent(head, status)));
  const begun = changes.filter(({ status }) => status === "SENDING");
  return new Set(begun.map(({ head }) => head.dispatchId));
}

async function writeLanes({ db, now }: Tx, decisions: readonly LaneDecision[]): Promise<void> {
  const rows = decisions.map(({ lane, decision, gapMs }) => {
    const row = { id: lane.sessionId, sends: false, free: null, waitsFor: null, until: null };
    if (!decision) return { ...row, wake: lane.nextPlanned };
    if (decision.do === "send") {
      return { ...row, sends: true, free: new Date(now.getTime() + gapMs), wake: null };
    }
    if (decision.do !== "wait") return { ...row, wake: now }; // its next message may go
    const { because: waitsFor, until } = decision;
    const recheck = rechecked.has(waitsFor) ? new Date(now.getTime() + RECHECK_MS) : null;
    return { ...row, waitsFor, until, wake: until ?? recheck };
  });
  await sql`
    update lanes set
      sending_since = case when given.sends then ${now}::timestamptz end,
      free_at = coalesce(given.free, lanes.free_at), wake_at = given.wake,
      waits_for = given.waits_for, waits_until = given.until
    from unnest(
      ${rows.map(({ id }) => id)}::text[], ${rows.map(({ sends }) => sends)}::boolean[],
      ${rows.map(({ free }) => free)}::timestamptz[],
      ${rows.map(({ wake }) => wake)}::timestamptz[],
      ${rows.map(({ waitsFor }) => waitsFor)}::text[],
      ${rows.map(({ until }) => until)}::timestamptz[]
    ) as given (id, sends, free, wake, waits_for, until)
    where lanes.session_id = given.id`.execute(db);
}

function changeOf({ lane, decision, message, messageId }: LaneDecision, now: Date): Change | null {
  if (!decision || lane.dispatchId === null) return null;
  const change = {
    head: lane,
    plannedAt: null,
    text: null,
    plainText: null,
    wording: null,
    messageId: null,
  };
  const at = now.toISOString();
  switch (decision.do) {
    case "send":
      return {
        ...change,
        ...message,
        plainText: message && message.links.length > 0 ? message.plainText : null,
        messageId,
        status: "SENDING",
        line: { at, step: "SENDING" },
      };
    case "drop": {
      const { status, because: reason } = decision;
      return { ...change, status, line: { at, step: status, reason } };
    }
    case "postpone": {
      const { until, because: reason } = decision;
      const line = { at, step: "DELAYED", reason, until: until.toISOString() } as const;
      return { ...change, status: "QUEUED", line, plannedAt: until };
    }
    case "wait": {
      const { until, because: reason } = decision;
      if (reason === lane.headReason || !isWorthJournaling(reason)) return null;
      const line = { at, step: "DELAYED", reason, ...until && { until: until.toISOString() } };
      return { ...change, status: "QUEUED", line: line as JournalLine };
    }
  }
}

async function writeChanges({ db, now }: Tx, changes: readonly Change[]): Promise<void> {
  await sql`
    update dispatches set
      status = given.status, reason_code = given.reason, journal = journal || given.line::jsonb,
      planned_at = coalesce(given.planned_at, dispatches.planned_at),
      text = coalesce(given.text, dispatches.text),
      text_digest = case when given.is_reworded or given.plain_text is not null
        then md5(given.plain_text) else dispatches.text_digest end,
      template_id = case when given.is_reworded then given.template_id
        else dispatches.template_id end,
      variant = case when given.is_reworded then given.variant else dispatches.variant end,
      attempts = attempts + (given.status = 'SENDING')::int,
      own_message_id = case when given.status = 'SENDING' then given.message_id
        else own_message_id end,
      parts = case when given.status = 'SENDING' and message_ids = '{}' then null else parts end,
      has_image = case when given.status = 'SENDING' and message_ids = '{}' then null
        else has_image end,
      accepted_at = case when given.status = 'SENDING' then null else accepted_at end,
      delivered_at = case when given.status = 'SENDING' then null else delivered_at end,
      delivered = case when given.status = 'SENDING' then 0 else delivered end,
      started_at = case when given.status = 'SENDING' then ${now}::timestamptz
        else dispatches.started_at end,
      settled_at = case when given.status in ('SENDING', 'QUEUED') then null
        else ${now}::timestamptz end
    from unnest(
      ${changes.map(({ head }) => head.dispatchId)}::text[],
      ${changes.map(({ status }) => status)}::text[],
      ${changes.map(({ line }) => line.reason ?? null)}::text[],
      ${changes.map(({ line }) => JSON.stringify([line]))}::text[],
      ${changes.map(({ plannedAt }) => plannedAt)}::timestamptz[],
      ${changes.map(({ text }) => text)}::text[],
      ${changes.map(({ plainText }) => plainText)}::text[],
      ${changes.map(({ wording }) => wording !== null)}::boolean[],
      ${changes.map(({ wording }) => wording?.templateId ?? null)}::text[],
      ${changes.map(({ wording }) => wording?.variant ?? null)}::smallint[],
      ${changes.map(({ messageId }) => messageId)}::text[]
    ) as given (id, status, reason, line, planned_at, text, plain_text, is_reworded, template_id,
      variant, message_id)
    where dispatches.id = given.id`.execute(db);
}
