import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type {
  CampaignTextId,
  CorrectionId,
  DispatchId,
  GroupId,
  OfferId,
  ProcessId,
  SessionId,
  UserId,
} from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import { type EffectivePace, effectivePace } from "../pacing/safe_pace.ts";
import { drawGap } from "../pacing/pace.ts";
import { hasMaintenance } from "../../operations/maintenance/queries.ts";
import { numberIsFree } from "../turns/due_lanes.ts";
import { correctedText } from "./corrected_text.ts";
import { correctionAt, type CorrectionKind, type EndNotice } from "./correction.ts";
import { sentMessages } from "./sent_messages.ts";

type ClaimCorrections = {
  readonly processId: ProcessId;
  /** Milliseconds within which a correction that starts now ends. */
  readonly sendMs: number;
  readonly random: () => number;
};

/** A correction to make now: its lane waits for its outcome. */
export type CorrectionTurn = {
  readonly id: CorrectionId;
  readonly dispatchId: DispatchId;
  readonly sessionId: SessionId;
  /** The token of the lane: outcomes of an earlier holder change nothing. */
  readonly token: number;
  readonly channel: Channel;
  /** The messenger's id of the group. */
  readonly to: string;
  readonly messageIds: readonly string[];
  readonly kind: CorrectionKind;
  /** The new text, with WhatsApp's marks; null: it is removed. */
  readonly text: string | null;
  readonly hasImage: boolean;
};

type Due = EffectivePace & {
  readonly id: CorrectionId;
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  /** Null: the message is a text without an offer. */
  readonly offerId: OfferId | null;
  readonly campaignTextId: CampaignTextId | null;
  readonly groupId: GroupId;
  readonly leftAt: Date;
  readonly sessionId: SessionId;
  readonly numberId: SessionId;
  readonly token: string;
  readonly wanted: CorrectionKind;
  readonly notice: EndNotice | null;
  readonly to: string;
};

/**
 * Claims the next correction of each free lane that this process holds: before the messages that
 * wait, at the pace of the lane, also while the person pauses sending. What became too late meanwhile
 * ends so. None begins during a maintenance.
 */
export const claimCorrections = command(
  async (tx, input: ClaimCorrections): Promise<CorrectionTurn[]> => {
    if (!await hasDue(tx, input)) return [];
    const due = await lockDue(tx, input);
    if (due.length === 0) return [];
    const sent = await sentMessages(tx, { dispatchIds: due.map(({ dispatchId }) => dispatchId) });
    const messages = new Map(sent.map((message) => [message.id, message]));
    const turns: CorrectionTurn[] = [];
    const numbers = new Set<SessionId>();
    for (const one of due) {
      const message = messages.get(one.dispatchId);
      if (numbers.has(one.numberId)) continue;
      const messenger = message && tx.ports.messengers[message.channel];
      const kind = messenger &&
        correctionAt(messenger.capabilities, message, one.wanted, tx.now);
      if (!message || !kind) {
        await end(tx, one);
        continue;
      }
      numbers.add(one.numberId);
      await begin(tx, one, kind, Math.max(drawGap(one, input.random), messenger.limits.gapMs));
      turns.push({
        id: one.id,
        dispatchId: one.dispatchId,
        sessionId: one.sessionId,
        token: Number(one.token),
        channel: message.channel,
        to: one.to,
        messageIds: message.messageIds,
        kind,
        text: kind === "EDIT" ? await correctedText(tx, one) : null,
        hasImage: message.hasImage,
      });
    }
    return turns;
  },
);

/** Whether a lane of this process has a correction: planning the large query takes far longer. */
async function hasDue({ db, now }: Tx, { processId }: ClaimCorrections): Promise<boolean> {
  const found = await db.selectFrom("corrections")
    .innerJoin("lanes", "lanes.session_id", "corrections.session_id")
    .where("lanes.held_by", "=", processId).where("corrections.status", "=", "QUEUED")
    .where("corrections.not_before", "<=", now).where(sql<boolean>`not ${hasMaintenance}`)
    .select("corrections.id").limit(1).executeTakeFirst();
  return found !== undefined;
}

/** Locks the due lanes with a correction, and returns the oldest correction of each. */
async function lockDue({ db, now }: Tx, { processId, sendMs }: ClaimCorrections): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select first.id, first.dispatch_id as "dispatchId", first.kind as wanted, first.notice,
      d.user_id as "userId", d.offer_id as "offerId", d.campaign_text_id as "campaignTextId",
      d.group_id as "groupId", coalesce(d.started_at, d.created_at) as "leftAt", lanes.session_id as "sessionId",
      s.number_id as "numberId", lanes.token, g.external_id as to, p.*
    from lanes
    join messenger_sessions s on s.id = lanes.session_id
    join users u on u.id = lanes.user_id
    join bot_settings b on b.user_id = lanes.user_id
    cross join lateral (${effectivePace}) p
    cross join lateral (
      select id, dispatch_id, kind, notice from corrections
      where session_id = lanes.session_id and status = 'QUEUED' and not_before <= ${now}::timestamptz
      order by id limit 1
    ) first
    join dispatches d on d.id = first.dispatch_id
    join groups g on g.id = d.group_id
    where lanes.held_by = ${processId} and lanes.sending_since is null
      and s.disconnected_at is null and s.problem is null and s.number_revoked_at is null
      and u.blocked_at is null and ${numberIsFree(processId)}
      and not exists (
        select from messenger_sessions o join lanes l on l.session_id = o.id
        where o.number_id = s.number_id and l.free_at > ${now}::timestamptz
      )
      and exists (
        select from messaging_processes where id = ${processId}
          and held_until > clock_timestamp() + ${sendMs} * interval '1 ms'
      )
    order by first.id limit 100
    for update of lanes skip locked`.execute(db);
  return rows;
}

async function begin({ db, now, emit }: Tx, one: Due, kind: CorrectionKind, gapMs: number) {
  await db.updateTable("lanes")
    .set({ sending_since: now, free_at: new Date(now.getTime() + gapMs) })
    .where("session_id", "=", one.sessionId).execute();
  await db.updateTable("corrections")
    .set((eb) => ({ status: "SENDING", kind, attempts: eb("attempts", "+", 1), reason_code: null }))
    .where("id", "=", one.id).execute();
  emit({ name: "dispatch.corrected", ...payloadOf(one) });
}

async function end({ db, now, emit }: Tx, one: Due): Promise<void> {
  await db.updateTable("corrections").set({ status: "TOO_LATE", settled_at: now })
    .where("id", "=", one.id).execute();
  emit({ name: "dispatch.corrected", ...payloadOf(one) });
}

const payloadOf = ({ userId, dispatchId, sessionId, offerId }: Due) => ({
  userId,
  dispatchId,
  sessionId,
  offerId,
});
