import { type RawBuilder, sql } from "kysely";
import { cardFormatOf, type Picture } from "../../cards/card_style.ts";
import type { Context } from "../../context.ts";
import type { CampaignTextId, DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import {
  correctionAt,
  type CorrectionKind,
  type CorrectionStatus,
  type EndNotice,
  type SentFacts,
} from "./correction.ts";

/** A message that the messenger took, with what decides about its correction. */
export type SentMessage = SentFacts & {
  readonly id: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  readonly channel: Channel;
  readonly messageIds: readonly string[];
  readonly isConnected: boolean;
  /** Its latest correction; null: none. */
  readonly lastKind: CorrectionKind | null;
  readonly lastStatus: CorrectionStatus | null;
  readonly lastNotice: EndNotice | null;
};

type Which =
  | { readonly offerId: OfferId }
  | { readonly dispatchIds: readonly DispatchId[] }
  /** The latest message of a text in each group. */
  | { readonly latestOf: CampaignTextId; readonly userId: UserId };

type Row = Omit<SentMessage, "hasCard" | "parts"> & { readonly picture: Picture | null };

/** Returns the sent messages of an offer or a text, or those among these, the latest first. */
export async function sentMessages(
  { db }: Pick<Context, "db">,
  which: Which,
): Promise<SentMessage[]> {
  const chosen = "offerId" in which
    ? sql`d.offer_id = ${which.offerId}`
    : "dispatchIds" in which
    ? sql`d.id = any (${which.dispatchIds}::text[])`
    : sql`d.id in (
        select distinct on (group_id) id from dispatches d
        where campaign_text_id = ${which.latestOf} and user_id = ${which.userId} and ${isOut}
        order by group_id, id desc
      )`;
  const { rows } = await sql<Row>`
    select ${columns} ${sources(sql`true`)} where ${chosen} and ${isOut} order by d.id desc`
    .execute(db);
  return rows.map(messageOf);
}

/** The columns of a message that is out; `sources` names the tables. */
const columns = sql`
  d.id, d.user_id as "userId", d.session_id as "sessionId", d.group_id as "groupId",
  s.channel, d.message_ids as "messageIds", s.disconnected_at is null as "isConnected",
  coalesce(d.started_at, d.settled_at, d.created_at) as "sentAt",
  coalesce(d.has_image, coalesce(o.image_url, d.media_url) is not null) as "hasImage",
  case when d.offer_id is not null and d.media_url is null then coalesce(o.picture, c.picture) end as picture,
  s.channel = 'WHATSAPP' and g.kind = 'CHANNEL' as "isFinal",
  last.kind as "lastKind", last.status as "lastStatus", last.notice as "lastNotice"`;

/** Messages, each with its latest correction among those of which `isEarlier` holds. */
const sources = (isEarlier: RawBuilder<unknown>, join = sql`from dispatches d`) =>
  sql`${join}
    join messenger_sessions s on s.id = d.session_id
    join groups g on g.id = d.group_id
    left join offers o on o.id = d.offer_id
    left join card_styles c on c.user_id = d.user_id
    left join lateral (
      select kind, status, notice from corrections
      where dispatch_id = d.id and ${isEarlier} order by id desc limit 1
    ) last on true`;

/** Tests are not corrected. */
const isOut = sql`d.status = 'SENT' and d.message_ids <> '{}'
  and coalesce(d.offer_id, d.campaign_text_id) is not null`;

const messageOf = ({ picture, ...row }: Row): SentMessage => ({
  ...row,
  parts: row.messageIds.length,
  hasCard: row.hasImage && cardFormatOf(picture ?? "PRODUCT") !== null,
});

/** An offer that ended, when, and what its messages are to say. */
export type EndedOffer = {
  readonly offerId: OfferId;
  readonly at: Date;
  readonly notice: EndNotice;
};

/**
 * Returns where messages of each of these offers were out when it ended, and where they could be
 * corrected then; null: nothing was out. A message whose earlier correction is in doubt is left to
 * the person.
 */
export async function loadEndedGroups(
  { db, ports }: Pick<Context, "db" | "ports">,
  ended: readonly EndedOffer[],
): Promise<(readonly GroupId[] | null)[]> {
  if (ended.length === 0) return [];
  const { rows } = await sql<Row & { readonly nth: number }>`
    select (q.nth - 1)::int as nth, ${columns}
    ${
    sources(
      sql`created_at < q.at`,
      sql`from unnest(
          ${ended.map(({ offerId }) => offerId)}::text[],
          ${ended.map(({ at }) => at)}::timestamptz[]
        ) with ordinality as q (offer_id, at, nth)
      join dispatches d on d.offer_id = q.offer_id and d.settled_at <= q.at`,
    )
  } where ${isOut}`.execute(db);
  const byOffer = Map.groupBy(rows, ({ nth }) => nth);
  return ended.map(({ at, notice }, nth) => {
    const its = byOffer.get(nth)?.map(messageOf);
    if (!its) return null;
    return [
      ...new Set(
        its.filter((message) =>
          isMarkable(message, notice) &&
          correctionAt(ports.messengers[message.channel].capabilities, message, "EDIT", at) !== null
        ).map(({ groupId }) => groupId),
      ),
    ];
  });
}

/** Returns whether a rule may put a notice in front of a message: none is there, nothing is in doubt. */
export const isMarkable = (message: SentMessage, notice: EndNotice): boolean =>
  message.isConnected && !isSettledOrOpen(message) && message.lastStatus !== "UNCERTAIN" &&
  !(message.lastStatus === "DONE" && message.lastNotice === notice);

/** Returns whether a message's last correction is still to be done, or took it away. */
export const isSettledOrOpen = ({ lastKind, lastStatus }: SentMessage): boolean =>
  lastStatus === "QUEUED" || lastStatus === "SENDING" ||
  lastKind === "REMOVE" && lastStatus === "DONE";
