import { sql } from "kysely";
import type { Picture } from "../../cards/card_style.ts";
import type { Context } from "../../context.ts";
import type {
  CampaignTextId,
  DispatchId,
  GroupId,
  OfferId,
  ProcessId,
  SessionId,
  UserId,
} from "../../ids.ts";
import type { Channel, GroupKind, GroupRole, SessionProblem } from "../messenger.ts";
import { affiliateTagsOfU } from "../../marketplaces/links/affiliate_tags.ts";
import type { Publisher } from "../../offers/message/message.ts";
import { hasMaintenance } from "../../operations/maintenance/queries.ts";
import type { SubscriptionStatus } from "../../plans/subscription.ts";
import { type MessageOrigin, messagePriorities, type Reason } from "../queue/dispatch.ts";
import type { TemplateChoice } from "../../templates/template.ts";
import { type EffectivePace, effectivePace } from "../pacing/safe_pace.ts";
import { LOOKS_BACK_MS } from "../pacing/pace.ts";
import { WARM_UP_CAPS } from "../pacing/warm_up.ts";

/** The most messages that any day of a warm-up allows. */
const MOST_OF_A_DAY = WARM_UP_CAPS.at(-1)!;

/** A due lane and all that its decision depends on. */
export type DueLane = Publisher & EffectivePace & {
  sessionId: SessionId;
  userId: UserId;
  token: string;
  channel: Channel;
  waitsFor: Reason | null;
  waitsUntil: Date | null;
  /** The session of its number: at most one of the sessions through it sends at a time. */
  numberId: SessionId;
  /** When the gap after the latest start is over: of the number, and of this session. */
  freeAt: Date | null;
  ownFreeAt: Date | null;
  numberRevokedAt: Date | null;
  pausedAt: Date | null;
  allPausedAt: Date | null;
  problem: SessionProblem | null;
  timeZone: string;
  /** Whether the person's messages have short links. */
  hasShortLinks: boolean;
  /** The person's default picture for messages; null: they never chose. */
  picture: Picture | null;
  subscriptionStatus: SubscriptionStatus;
  subscriptionExpiresAt: Date | null;
  blockedAt: Date | null;
  quietFrom: string | null;
  quietTo: string | null;
  minuteEdge: Date | null;
  hourEdge: Date | null;
  dayEdge: Date | null;
  /** The latest starts of a new number, newest first. */
  latest: readonly Date[] | null;
  /** When the next message is planned, if none is due. */
  nextPlanned: Date | null;
} & ({ dispatchId: null } | DueHead);

/** The first message of a lane. */
type DueHead = {
  dispatchId: DispatchId;
  offerId: OfferId | null;
  /** The text that it says, filled from the offer if it has one; null: none. */
  campaignTextId: CampaignTextId | null;
  origin: MessageOrigin;
  groupId: GroupId;
  expiresAt: Date;
  reservedMonth: string | null;
  headReason: Reason | null;
  ownText: string | null;
  /** The picture, video or document of a text. */
  ownMediaUrl: string | null;
  partsSent: number;
  hadImage: boolean | null;
  /** Attempts so far. */
  attempts: number;
  offerIsGone: boolean;
  externalId: string;
  groupTitle: string;
  kind: GroupKind;
  role: GroupRole;
  isMentioningAll: boolean;
  canSend: boolean;
  isActive: boolean;
  leftAt: Date | null;
  restingUntil: Date | null;
  /** Whether the group has a pace of its own. */
  hasOwnPace: boolean;
  groupTemplateId: TemplateChoice;
};

export type LaneWithHead = Extract<DueLane, DueHead>;

/**
 * Locks the due lanes of a process, at most `most`, the longest due first. Returns none if the
 * process's lease would end before a message that starts now (`sendMs`), and during a maintenance:
 * messages in hand end, and no other starts.
 */
export async function lockDueLanes(
  { db, now }: Context,
  processId: ProcessId,
  { most, sendMs }: { most: number; sendMs: number },
): Promise<SessionId[]> {
  const rows = await db.selectFrom("lanes").select("session_id")
    .where("held_by", "=", processId).where("wake_at", "<=", now)
    .where("sending_since", "is", null).where(numberIsFree(processId))
    .where(sql<boolean>`not ${hasMaintenance}`)
    .where((eb) =>
      eb.exists(
        eb.selectFrom("messaging_processes").select("id").where("id", "=", processId)
          .where(sql<boolean>`held_until > clock_timestamp() + ${sendMs} * interval '1 ms'`),
      )
    )
    .orderBy("wake_at").limit(most).forUpdate().skipLocked().execute();
  return rows.map(({ session_id }) => session_id);
}

/** SQL: whether this process also holds the lane's number, and no other lane of it is sending. */
export const numberIsFree = (processId: ProcessId) =>
  sql<boolean>`exists (
    select from messenger_sessions s join lanes n on n.session_id = s.number_id
    where s.id = lanes.session_id and n.held_by = ${processId} and s.number_id <> all (array(
      select busy.number_id from lanes b join messenger_sessions busy on busy.id = b.session_id
      where b.held_by = ${processId} and b.sending_since is not null
    ))
  )`;

/**
 * Reads all that decides about the first message of each of these lanes, which the caller has
 * locked.
 */
export async function factsOfLanes(
  { db, now }: Context,
  sessions: readonly SessionId[],
): Promise<DueLane[]> {
  const since = new Date(now.getTime() - LOOKS_BACK_MS);
  const planned = (priority: number) =>
    sql`(
      select planned_at from dispatches
      where session_id = l.session_id and status = 'QUEUED' and priority = ${sql.lit(priority)}
      order by planned_at limit 1
    )`;
  const { rows } = await sql<DueLane>`
    select l.session_id as "sessionId", l.user_id as "userId", l.token, s.channel, s.problem,
      l.waits_for as "waitsFor", l.waits_until as "waitsUntil", f.free_at as "freeAt",
      l.free_at as "ownFreeAt", s.number_id as "numberId", s.number_revoked_at as "numberRevokedAt",
      l.paused_at as "pausedAt", b.paused_at as "allPausedAt", u.time_zone as "timeZone",
      u.subscription_status as "subscriptionStatus",
      u.subscription_expires_at as "subscriptionExpiresAt", u.blocked_at as "blockedAt",
      ${affiliateTagsOfU}, u.has_disclosure as "hasDisclosure",
      u.has_short_links as "hasShortLinks", u.signature, c.picture,
      p.*, b.quiet_from as "quietFrom", b.quiet_to as "quietTo",
      starts.latest[p."perMinute"] as "minuteEdge", starts.latest[p."perHour"] as "hourEdge",
      starts.latest[p."perDay"] as "dayEdge",
      case when p."warmUpFrom" is not null then starts.latest[1:${sql.lit(MOST_OF_A_DAY)}] end
        as "latest",
      case when d.id is null then least(${
    sql.join(Object.values(messagePriorities).map(planned))
  }) end as "nextPlanned",
      d.id as "dispatchId", d.offer_id as "offerId",
      d.campaign_text_id as "campaignTextId", d.origin, d.group_id as "groupId",
      d.expires_at as "expiresAt", d.reserved_month as "reservedMonth", d.text as "ownText",
      d.media_url as "ownMediaUrl", d.reason_code as "headReason",
      cardinality(d.message_ids) as "partsSent", d.has_image as "hadImage",
      d.attempts,
      (o.deleted_at is not null or d.offer_id is null and d.text is null) as "offerIsGone",
      g.external_id as "externalId", g.title as "groupTitle", g.kind, g.role, g.is_mentioning_all as "isMentioningAll",
      g.can_send as "canSend", g.is_active as "isActive",
      g.left_at as "leftAt", g.resting_until as "restingUntil", g.template_id as "groupTemplateId",
      coalesce(g.gap_ms, g.per_hour, g.per_day) is not null or g.quiet_from is not null
        as "hasOwnPace"
    from lanes l
    join messenger_sessions s on s.id = l.session_id
    join users u on u.id = l.user_id
    join bot_settings b on b.user_id = l.user_id
    cross join lateral (${effectivePace}) p
    left join card_styles c on c.user_id = l.user_id
    left join lateral (
      select * from dispatches
      where session_id = l.session_id and status = 'QUEUED' and planned_at <= ${now}::timestamptz
      order by priority desc, planned_at, place, id limit 1
    ) d on true
    left join lateral (
      -- A start after now was recorded before the clock was set back.
      select array_agg(least(started_at, ${now}::timestamptz) order by started_at desc) as latest
      from (
        select own.started_at from messenger_sessions o
        cross join lateral (
          select started_at from dispatches
          where session_id = o.id and started_at > ${since}::timestamptz
          order by started_at desc limit greatest(p."perMinute", p."perHour", p."perDay")
        ) own
        where o.number_id = s.number_id and d.id is not null
        order by own.started_at desc limit greatest(p."perMinute", p."perHour", p."perDay")
      ) as counted
    ) starts on true
    cross join lateral (
      select max(free_at) as free_at from messenger_sessions o join lanes on session_id = o.id
      where o.number_id = s.number_id
    ) f
    left join groups g on g.id = d.group_id
    left join offers o on o.id = d.offer_id
    where l.session_id = any (${sessions}::text[])`.execute(db);
  return rows;
}
