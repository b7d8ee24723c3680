import { sql } from "kysely";
import { anyOf } from "../../../database/any_of.ts";
import type { Tx } from "../../command.ts";
import type { CampaignTextId, DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { MessageOrigin } from "./dispatch.ts";

/** A text as it leaves. */
export type RenderedText = {
  readonly text: string;
  readonly mediaUrl?: string | null;
  readonly variant?: number | null;
};

/** Messages to queue: one offer, or one text, to many groups. */
type NewDispatches = {
  readonly userId: UserId;
  readonly offerId: OfferId | null;
  /** The text of a message without an offer. */
  readonly text: string | null;
  /** What that text comes from; null: nothing. */
  readonly campaignTextId?: CampaignTextId | null;
  /** Absent: their person. */
  readonly origin?: MessageOrigin;
  /** The rule or the entry of the calendar that queues them. */
  readonly originId?: string | null;
  readonly occasion: string;
  readonly priority: number;
  readonly lateAfterMinutes: number;
  readonly reservedMonth: string | null;
  /** In sending order. */
  readonly each: readonly {
    readonly id: DispatchId;
    readonly groupId: GroupId;
    readonly sessionId: SessionId;
    readonly plannedAt: Date;
    /** A text of its own, its picture, and the variant of the campaign text that it is. */
    readonly own?: RenderedText;
  }[];
};

/**
 * Locks these lanes until the transaction ends. Every transaction locks lanes before people before
 * offers, in this order, which prevents deadlocks.
 */
export async function lockLanes({ db }: Tx, sessions: Iterable<SessionId>): Promise<void> {
  const ids = [...sessions];
  if (ids.length === 0) return;
  await db.selectFrom("lanes").select("session_id").where("session_id", "=", anyOf(ids))
    .orderBy("session_id").forUpdate().execute();
}

/**
 * Locks a person's lanes, or that of one of their sessions, like `lockLanes`. @returns their ids.
 */
export async function lockLanesOf(
  { db }: Tx,
  userId: UserId,
  sessionId: SessionId | null = null,
): Promise<SessionId[]> {
  const rows = await db.selectFrom("lanes").select("session_id")
    .where("user_id", "=", userId)
    .$if(sessionId !== null, (q) => q.where("session_id", "=", sessionId!))
    .orderBy("session_id").forUpdate().execute();
  return rows.map(({ session_id }) => session_id);
}

/** Inserts messages into lanes that the caller has locked, and schedules the lanes. */
export async function enqueue({ db, now }: Tx, queued: NewDispatches): Promise<void> {
  const { each } = queued;
  const journal = JSON.stringify([{ at: now.toISOString(), step: "QUEUED" }]);
  await sql`
    insert into dispatches (
      id, user_id, session_id, group_id, offer_id, occasion, status, priority, planned_at,
      expires_at, reserved_month, text, campaign_text_id, media_url, origin, origin_id, variant,
      attempts, message_ids, journal, created_at
    )
    select id, ${queued.userId}, session_id, group_id, ${queued.offerId}, ${queued.occasion},
      'QUEUED', ${queued.priority}::int, planned_at,
      planned_at + make_interval(mins => ${queued.lateAfterMinutes}::int), ${queued.reservedMonth},
      coalesce(own_text, ${queued.text}), ${queued.campaignTextId ?? null}, media_url,
      ${queued.origin ?? "PERSON"}, ${queued.originId ?? null}, variant, 0, '{}', ${journal}::jsonb,
      ${now}::timestamptz
    from unnest(
      ${each.map(({ id }) => id)}::text[], ${each.map(({ sessionId }) => sessionId)}::text[],
      ${each.map(({ groupId }) => groupId)}::text[],
      ${each.map(({ plannedAt }) => plannedAt)}::timestamptz[],
      ${each.map(({ own }) => own?.text ?? null)}::text[],
      ${each.map(({ own }) => own?.mediaUrl ?? null)}::text[],
      ${each.map(({ own }) => own?.variant ?? null)}::smallint[]
    ) as given (id, session_id, group_id, planned_at, own_text, media_url, variant)`.execute(db);

  const first = new Map<SessionId, Date>();
  for (const { sessionId, plannedAt } of each) {
    const known = first.get(sessionId);
    if (!known || plannedAt < known) first.set(sessionId, plannedAt);
  }
  await sql`
    update lanes set wake_at = least(wake_at, given.planned_at)
    from unnest(${[...first.keys()]}::text[], ${[...first.values()]}::timestamptz[])
      as given (session_id, planned_at)
    where lanes.session_id = given.session_id`.execute(db);
}

/** Schedules lanes for now; the caller has locked them. */
export async function scheduleLanes(
  { db, now }: Tx,
  sessions: readonly SessionId[],
): Promise<void> {
  await db.updateTable("lanes").set({ wake_at: now }).where("session_id", "=", anyOf(sessions))
    .execute();
}
