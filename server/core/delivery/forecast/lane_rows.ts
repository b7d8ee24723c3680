import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DispatchId, GroupId, OfferId, SessionId } from "../../ids.ts";
import type { Channel, SessionProblem } from "../messenger.ts";
import type { Publisher } from "../../offers/message/message.ts";
import { affiliateTagsOfU } from "../../marketplaces/links/affiliate_tags.ts";
import { permit } from "../../permissions.ts";
import type { User } from "../../users/user.ts";
import type { Reason } from "../queue/dispatch.ts";
import { type EffectivePace, effectivePace } from "../pacing/safe_pace.ts";
import { IDENTICAL_MS, LOOKS_BACK_MS } from "../pacing/pace.ts";

/** How many messages of a queue are read: times further back cannot be forecast. */
export const FORESEEN = 2_000;

/** A queued message. */
export type Queued = {
  readonly id: DispatchId;
  readonly priority: number;
  readonly plannedAt: Date;
  readonly expiresAt: Date;
  readonly groupId: GroupId;
  readonly offerId: OfferId | null;
  /** The text of a message of a campaign text or without an offer; null: it is rendered when it is sent. */
  readonly ownText: string | null;
  readonly reason: Reason | null;
};

export type LaneFacts =
  & Publisher
  & EffectivePace
  & Pick<User, "timeZone" | "subscriptionStatus" | "subscriptionExpiresAt">
  & {
    readonly sessionId: SessionId;
    readonly channel: Channel;
    readonly problem: SessionProblem | null;
    readonly disconnectedAt: Date | null;
    readonly freeAt: Date | null;
    readonly pausedAt: Date | null;
    readonly allPausedAt: Date | null;
    /** Quiet hours. */
    readonly from: string | null;
    readonly to: string | null;
    readonly restingUntil: Date | null;
    readonly numberRevokedAt: Date | null;
  };

/**
 * Reads the viewer's lanes: what paces them, what holds them up, and how their person publishes.
 */
export async function laneFacts({ db, viewer }: Context, sessions: readonly SessionId[]) {
  const { rows } = await sql<LaneFacts>`
    select l.session_id as "sessionId", f.free_at as "freeAt", s.number_revoked_at as "numberRevokedAt",
      l.paused_at as "pausedAt",
      s.channel, s.problem, s.disconnected_at as "disconnectedAt", p.*,
      b.quiet_from as "from", b.quiet_to as "to", b.paused_at as "allPausedAt", u.time_zone as "timeZone",
      u.subscription_status as "subscriptionStatus",
      u.subscription_expires_at as "subscriptionExpiresAt",
      ${affiliateTagsOfU}, u.has_disclosure as "hasDisclosure", u.signature,
      case when l.waits_for in ('VENDOR_BUSY', 'VENDOR_AWAY') then l.waits_until end
        as "restingUntil"
    from lanes l
    join messenger_sessions s on s.id = l.session_id
    join bot_settings b on b.user_id = l.user_id
    join users u on u.id = l.user_id
    cross join lateral (${effectivePace}) p
    cross join lateral (
      select max(free_at) as free_at from messenger_sessions o join lanes on session_id = o.id
      where o.number_id = s.number_id
    ) f
    where l.session_id = any (${sessions}::text[])
      and l.user_id = ${permit(viewer, "dispatch.see")}`.execute(db);
  return rows;
}

/** Reads the first `FORESEEN` queued messages of each lane, in the lane's order. */
export async function queues({ db, viewer }: Context, sessions: readonly SessionId[]) {
  const rows: (Queued & { sessionId: SessionId })[] = await db.selectFrom("lanes")
    .innerJoinLateral(
      (q) =>
        q.selectFrom("dispatches").select([
          "id",
          "priority",
          "planned_at as plannedAt",
          "place",
          "expires_at as expiresAt",
          "group_id as groupId",
          "offer_id as offerId",
          sql<
            string | null
          >`case when offer_id is null or campaign_text_id is not null then text end`.as("ownText"),
          "reason_code as reason",
        ])
          .whereRef("dispatches.session_id", "=", "lanes.session_id")
          .where("status", "=", sql.lit("QUEUED" as const)) // written out to match the partial index
          .orderBy("priority", "desc").orderBy("planned_at").orderBy("place").orderBy("id")
          .limit(FORESEEN).as("queued"),
      (join) => join.onTrue(),
    )
    .select(["lanes.session_id as sessionId", "queued.id", "priority", "plannedAt", "expiresAt"])
    .select(["groupId", "offerId", "ownText", "reason"])
    .where("lanes.session_id", "in", sessions)
    .where("lanes.user_id", "=", permit(viewer, "dispatch.see"))
    .orderBy("priority", "desc").orderBy("plannedAt").orderBy("queued.place")
    .orderBy("queued.id").execute();
  return Map.groupBy(rows, ({ sessionId }) => sessionId);
}

/** Reads the recent starts of each lane's number, newest first, with the texts of the last hour. */
export async function latestStarts({ db, viewer, now }: Context, sessions: readonly SessionId[]) {
  const since = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await sql<{ sessionId: SessionId; at: Date; text: string | null }>`
    select l.session_id as "sessionId", started.at, started.text
    from lanes l
    join messenger_sessions s on s.id = l.session_id
    join bot_settings b on b.user_id = l.user_id
    cross join lateral (${effectivePace}) p
    join messenger_sessions o on o.number_id = s.number_id
    cross join lateral (
      select started_at as at, case
        when p."identicalPerHour" is not null
          and started_at > ${since(IDENTICAL_MS)}::timestamptz then text
      end as text
      from dispatches
      where session_id = o.id and started_at > ${since(LOOKS_BACK_MS)}::timestamptz
      order by started_at desc limit p."perDay"
    ) started
    where l.session_id = any (${sessions}::text[])
      and l.user_id = ${permit(viewer, "dispatch.see")}
    order by started.at desc`.execute(db);
  return Map.groupBy(rows, ({ sessionId }) => sessionId);
}
