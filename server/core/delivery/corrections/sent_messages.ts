import { sql } from "kysely";
import { cardFormatOf, type Picture } from "../../cards/card_style.ts";
import type { Context } from "../../context.ts";
import type { DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import type { CorrectionKind, CorrectionStatus, SentFacts } from "./correction.ts";

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
};

type Which = { readonly offerId: OfferId } | { readonly dispatchIds: readonly DispatchId[] };

type Row = Omit<SentMessage, "hasCard" | "parts"> & { readonly picture: Picture | null };

/** Returns the sent messages of an offer, or those among these, the latest first. */
export async function sentMessages(
  { db }: Pick<Context, "db">,
  which: Which,
): Promise<SentMessage[]> {
  const chosen = "offerId" in which
    ? sql`d.offer_id = ${which.offerId}`
    : sql`d.id = any (${which.dispatchIds}::text[])`;
  const { rows } = await sql<Row>`
    select d.id, d.user_id as "userId", d.session_id as "sessionId", d.group_id as "groupId",
      s.channel, d.message_ids as "messageIds", s.disconnected_at is null as "isConnected",
      coalesce(d.started_at, d.settled_at, d.created_at) as "sentAt",
      coalesce(d.has_image, o.image_url is not null) as "hasImage",
      coalesce(o.picture, c.picture) as picture,
      last.kind as "lastKind", last.status as "lastStatus"
    from dispatches d
    join messenger_sessions s on s.id = d.session_id
    join offers o on o.id = d.offer_id
    left join card_styles c on c.user_id = d.user_id
    left join lateral (
      select kind, status from corrections where dispatch_id = d.id order by id desc limit 1
    ) last on true
    where ${chosen} and d.status = 'SENT' and d.message_ids <> '{}'
    order by d.id desc`.execute(db);
  return rows.map(({ picture, ...row }) => ({
    ...row,
    parts: row.messageIds.length,
    hasCard: row.hasImage && cardFormatOf(picture ?? "PRODUCT") !== null,
  }));
}

/** Returns whether a message's last correction is still to be done, or took it away. */
export const isSettledOrOpen = ({ lastKind, lastStatus }: SentMessage): boolean =>
  lastStatus === "QUEUED" || lastStatus === "SENDING" ||
  lastKind === "REMOVE" && lastStatus === "DONE";
