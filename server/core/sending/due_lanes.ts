import { sql } from "kysely";
import type { Picture } from "../cards/card_style.ts";
import type { Context } from "../context.ts";
import type { GroupId, OfferId, ProcessId, SessionId, UserId } from "../ids.ts";
import type { Channel, GroupKind, Trouble } from "../messaging/messenger.ts";
import type { DispatchId } from "../ids.ts";
import type { Publisher } from "../offers/message.ts";
import type { SubscriptionStatus } from "../users/user.ts";
import type { Reason } from "./dispatch.ts";
import { WINDOWS } from "./pace.ts";

/** Milliseconds: no cap looks back further. */
const LOOKS_BACK = Math.max(...WINDOWS.map(({ ms }) => ms));

/** Every lane that may have something to do, and what is known of it. */
export type DueLane = Publisher & {
  sessionId: SessionId;
  userId: UserId;
  token: string;
  channel: Channel;
  waitsFor: Reason | null;
  waitsUntil: Date | null;
  freeAt: Date | null;
  pausedAt: Date | null;
  allPausedAt: Date | null;
  trouble: Trouble | null;
  zone: string;
  /** What goes with messages that do not say otherwise; null: the person never chose. */
  picture: Picture | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionExpiresAt: Date | null;
  blockedAt: Date | null;
  gapMinMs: number;
  gapMaxMs: number;
  perMinute: number;
  perHour: number;
  perDay: number;
  identicalPerHour: number | null;
  quietFrom: string | null;
  quietTo: string | null;
  minuteEdge: Date | null;
  hourEdge: Date | null;
  dayEdge: Date | null;
  /** When the next message is planned, where none is due. */
  nextPlanned: Date | null;
} & ({ dispatchId: null } | DueHead);

/** The first message of a lane. */
export type DueHead = {
  dispatchId: DispatchId;
  offerId: OfferId | null;
  groupId: GroupId;
  expiresAt: Date;
  reservedMonth: string | null;
  headReason: Reason | null;
  ownText: string | null;
  partsSent: number;
  hadImage: boolean | null;
  /** Tries so far. */
  attempts: number;
  offerIsGone: boolean;
  externalId: string;
  kind: GroupKind;
  canSend: boolean;
  isActive: boolean;
  leftAt: Date | null;
  restingUntil: Date | null;
};

export type LaneWithHead = Extract<DueLane, DueHead>;

/**
 * Locks the due lanes of a process, at most `most`, the longest due first. None when its hold would
 * end before a message that begins now must have ended (`sendMs`).
 */
export async function lockDueLanes(
  { db, now }: Context,
  processId: ProcessId,
  { most, sendMs }: { most: number; sendMs: number },
): Promise<SessionId[]> {
  const rows = await db.selectFrom("lanes").select("session_id")
    .where("held_by", "=", processId).where("wake_at", "<=", now)
    .where("sending_since", "is", null)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("messaging_processes").select("id").where("id", "=", processId)
          .where(sql<boolean>`held_until > clock_timestamp() + ${sendMs} * interval '1 ms'`),
      )
    )
    .orderBy("wake_at").limit(most).forUpdate().skipLocked().execute();
  return rows.map(({ session_id }) => session_id);
}

/** What decides about the first message of each of these lanes; they are locked before, not here. */
export async function factsOfLanes(
  { db, now }: Context,
  sessions: readonly SessionId[],
): Promise<DueLane[]> {
  const since = new Date(now.getTime() - LOOKS_BACK);
  const planned = (priority: number) =>
    sql`(
      select planned_at from dispatches
      where session_id = l.session_id and status = 'QUEUED' and priority = ${sql.lit(priority)}
      order by planned_at limit 1
    )`;
  const { rows } = await sql<DueLane>`
    select l.session_id as "sessionId", l.user_id as "userId", l.token, s.channel, s.trouble,
      l.waits_for as "waitsFor", l.waits_until as "waitsUntil", l.free_at as "freeAt",
      l.paused_at as "pausedAt", b.paused_at as "allPausedAt", u.zone,
      u.subscription_status as "subscriptionStatus",
      u.subscription_expires_at as "subscriptionExpiresAt", u.blocked_at as "blockedAt",
      u.amazon_tag as "amazonTag", u.shopee_id as "shopeeId",
      u.mercado_livre_word as "mercadoLivreWord", u.mercado_livre_tool as "mercadoLivreTool",
      u.magalu_shop as "magaluShop",
      u.discloses, u.signature, c.picture,
      b.gap_min_ms as "gapMinMs", b.gap_max_ms as "gapMaxMs", b.per_minute as "perMinute",
      b.per_hour as "perHour", b.per_day as "perDay", b.identical_per_hour as "identicalPerHour",
      b.quiet_from as "quietFrom", b.quiet_to as "quietTo",
      starts.latest[b.per_minute] as "minuteEdge", starts.latest[b.per_hour] as "hourEdge",
      starts.latest[b.per_day] as "dayEdge",
      case when d.id is null then least(${planned(0)}, ${planned(1)}) end as "nextPlanned",
      d.id as "dispatchId", d.offer_id as "offerId", d.group_id as "groupId",
      d.expires_at as "expiresAt", d.reserved_month as "reservedMonth", d.text as "ownText", d.reason as "headReason",
      cardinality(d.message_ids) as "partsSent", d.has_image as "hadImage",
      d.attempts,
      (o.deleted_at is not null or d.offer_id is null and d.text is null) as "offerIsGone",
      g.external_id as "externalId", g.kind, g.can_send as "canSend", g.is_active as "isActive",
      g.left_at as "leftAt", g.resting_until as "restingUntil"
    from lanes l
    join messenger_sessions s on s.id = l.session_id
    join users u on u.id = l.user_id
    join bot_settings b on b.user_id = l.user_id
    left join card_styles c on c.user_id = l.user_id
    left join lateral (
      select * from dispatches
      where session_id = l.session_id and status = 'QUEUED' and planned_at <= ${now}::timestamptz
      order by priority desc, planned_at, id limit 1
    ) d on true
    left join lateral (
      select array_agg(started_at order by started_at desc) as latest from (
        select started_at from dispatches
        where session_id = l.session_id and d.id is not null
          and started_at > ${since}::timestamptz
        order by started_at desc limit greatest(b.per_minute, b.per_hour, b.per_day)
      ) as counted
    ) starts on true
    left join groups g on g.id = d.group_id
    left join offers o on o.id = d.offer_id
    where l.session_id = any (${sessions}::text[])`.execute(db);
  return rows;
}
