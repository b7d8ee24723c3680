import type { Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import {
  type CampaignTextId,
  type DispatchId,
  type GroupId,
  newId,
  type OfferId,
  type UserId,
} from "../../ids.ts";
import type { MediaFacts } from "../../media/media.ts";
import { requireRoom } from "../../plans/queries.ts";
import { reserveQuota } from "../../users/commands.ts";
import { isZone, type LocalHours } from "../../zoned.ts";
import type { ChosenGroup } from "./chosen_groups.ts";
import type { MessageOrigin } from "./dispatch.ts";
import { enqueue, type RenderedText } from "./enqueue.ts";
import { plannedStarts } from "./planned_starts.ts";

/**
 * What a message says: an offer, rendered when it is sent, or a text, rendered now. A text that is
 * filled from an offer is rendered again when it is sent.
 */
export type MessageContent =
  | { readonly offerId: OfferId; readonly campaignTextId?: undefined }
  | {
    readonly campaignTextId: CampaignTextId;
    /** The offer that fills it; absent: none. */
    readonly offerId?: OfferId | null;
    readonly render: RenderText;
    /** The video or document that goes with it; null: none. */
    readonly file?: Pick<MediaFacts, "kind" | "size"> | null;
  };

/** Renders a text for a group; `key`, the message's id, chooses its variant; `at`: when it starts. */
type RenderText = (groupId: GroupId, key: DispatchId, at: Date) => RenderedText;

/** When messages start: at a local time, in the next free slot, or (neither) now. */
export type MessageTiming = {
  /** Local date and time (ISO 8601, no offset). */
  readonly localTime?: string | null | undefined;
  /** IANA's name of the zone of `localTime`; left out: the person's. */
  readonly timeZone?: string | null | undefined;
  readonly nextFreeSlot?: boolean | null | undefined;
  /** With `nextFreeSlot`: only slots of this part of the day, in the person's zone. */
  readonly hours?: LocalHours | null | undefined;
  /** The instant itself; it wins over the others. */
  readonly starts?: Date | null | undefined;
};

type QueueGroups = {
  readonly userId: UserId;
  readonly content: MessageContent;
  /** In sending order; each can receive messages and has none for this occasion. */
  readonly groups: readonly ChosenGroup[];
  readonly timing: MessageTiming;
  readonly occasion: string;
  readonly priority: number;
  readonly origin: MessageOrigin;
  readonly originId: string | null;
};

/**
 * Queues one message for each of these groups and counts them in the person's month. The caller has
 * locked the groups' lanes, then the person, then the offer, whose status it sets afterwards.
 * @throws LimitReached before anything is queued, if the month has no room for all of them; Failure
 * if there is no such time or slot
 */
export async function queueGroups(tx: Tx, queued: QueueGroups): Promise<DispatchId[]> {
  const { userId, content, groups, timing, occasion, priority, origin, originId } = queued;
  const { timeZone: home } = await requireRoom(tx, userId, "messagesPerMonth", groups.length);
  const settings = await tx.db.selectFrom("bot_settings").select(["slots", "late_after_minutes"])
    .where("user_id", "=", userId).executeTakeFirstOrThrow();
  const timeZone = timing.timeZone ?? home;
  if (!isZone(timeZone)) throw new Failure("ZONE_INVALID", ["timeZone"]);
  const text = content.campaignTextId === undefined ? null : content;
  const { offerId = null } = content;
  const starts = timing.starts
    ? new Map(groups.map(({ id }) => [id, timing.starts!]))
    : await plannedStarts(tx, groups, {
      userId,
      offerId,
      campaignTextId: text?.campaignTextId ?? null,
      localTime: timing.localTime ?? null,
      timeZone,
      slots: timing.nextFreeSlot
        ? { times: settings.slots, timeZone: home, hours: timing.hours }
        : null,
    });
  const each = groups.map(({ id: groupId, sessionId }) => {
    const [id, plannedAt] = [newId("dsp"), starts.get(groupId)!];
    const message = { id, groupId, sessionId, plannedAt };
    return text ? { ...message, own: text.render(groupId, id, plannedAt) } : message;
  });
  await enqueue(tx, {
    userId,
    offerId,
    text: null,
    campaignTextId: text?.campaignTextId ?? null,
    occasion,
    priority,
    origin,
    originId,
    lateAfterMinutes: settings.late_after_minutes,
    reservedMonth: await reserveQuota(tx, userId, home, groups.length),
    each,
  });
  if (offerId) {
    tx.emit({ name: "offer.queued", userId, offerId, occasion, origin });
  } else {
    const { campaignTextId } = text!;
    tx.emit({ name: "campaignText.queued", userId, campaignTextId, occasion, origin });
  }
  return each.map(({ id }) => id);
}

/** Returns which of these groups have a message of an occasion already. */
export async function groupsOfOccasion(
  { db }: Pick<Tx, "db">,
  { originId, occasion, groupIds }: {
    readonly originId: string;
    readonly occasion: string;
    readonly groupIds: readonly GroupId[];
  },
): Promise<ReadonlySet<GroupId>> {
  const known = await db.selectFrom("dispatches").select("group_id")
    .where("origin_id", "=", originId).where("occasion", "=", occasion)
    .where("group_id", "in", groupIds).execute();
  return new Set(known.map(({ group_id }) => group_id));
}
