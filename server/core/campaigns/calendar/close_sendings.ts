import type { Context } from "../../context.ts";
import type { CalendarEntryId, GroupId, UserId } from "../../ids.ts";
import { contentKeys } from "./content_keys.ts";
import type { Occurrence, QueueItem } from "./entry.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Two sendings to a group that are closer than this are in each other's way. */
const CLOSE_MS = 5 * MINUTE_MS;
/** Queued messages that are compared. */
const MOST = 20_000;

/** Something that goes to groups at an instant. */
export type Sending = {
  readonly at: Date;
  readonly to: readonly GroupId[];
  /** Null: unknown, or nothing is left for it. */
  readonly item: QueueItem | null;
};

/** An occurrence, and what it sends. */
export type Filled = { readonly occurrence: Occurrence; readonly item: QueueItem | null };

/**
 * Returns the occurrences that are in the way of another sending to one of these groups, and those
 * after or before which one of these groups gets the same within a day, whatever it is made from.
 */
export async function closeSendings(
  ctx: Pick<Context, "db">,
  own: readonly Filled[],
  groupIds: readonly GroupId[],
  others: readonly Sending[],
): Promise<{ readonly conflicts: Occurrence[]; readonly identical: Occurrence[] }> {
  const isOwn = new Set(groupIds);
  const shared = others.filter(({ to }) => to.some((groupId) => isOwn.has(groupId)));
  const keysOf = await contentKeys(ctx, [...own, ...shared].flatMap(({ item }) => item ?? []));
  const keyed = shared.map(({ at, item }) => ({ at, keys: item ? keysOf(item) : [] }));
  const near = (ms: number, isAlike: (one: Filled) => (keys: readonly string[]) => boolean) =>
    own.filter((one) => {
      const alike = isAlike(one);
      const start = one.occurrence.startsAt.getTime();
      return keyed.some(({ at, keys }) => Math.abs(at.getTime() - start) < ms && alike(keys));
    }).map(({ occurrence }) => occurrence);
  return {
    conflicts: near(CLOSE_MS, () => () => true),
    identical: near(DAY_MS, ({ item }) => {
      const keys = new Set(item ? keysOf(item) : []);
      return (others) => others.some((key) => keys.has(key));
    }),
  };
}

/** Reads what is queued for these groups, but for what `except` queued itself. */
export async function queuedSendings(
  { db }: Pick<Context, "db">,
  userId: UserId,
  groupIds: readonly GroupId[],
  except: CalendarEntryId | null,
): Promise<Sending[]> {
  if (groupIds.length === 0) return [];
  const rows = await db.selectFrom("dispatches")
    .select(["group_id", "planned_at as at", "offer_id as offerId"])
    .select("campaign_text_id as campaignTextId")
    .where("user_id", "=", userId).where("status", "=", "QUEUED").where("group_id", "in", groupIds)
    .$if(except !== null, (q) => q.where("origin_id", "is distinct from", except))
    .orderBy("id").limit(MOST).execute();
  return rows.map(({ group_id, at, ...item }) => ({ at, item, to: [group_id] }));
}
