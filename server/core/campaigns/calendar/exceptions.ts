import type { Tx } from "../../command.ts";
import type { UserId } from "../../ids.ts";
import type { CalendarException } from "./entry.ts";

/** Stores what differs on a single day, in place of what differed there before. */
export async function writeException(
  { db }: Tx,
  userId: UserId,
  exception: CalendarException,
): Promise<void> {
  const row = rowOf(userId, exception);
  await db.insertInto("calendar_exceptions").values(row)
    .onConflict((c) => c.columns(["entry_id", "occurrence"]).doUpdateSet(row)).execute();
}

/** Stores these exceptions of an entry in place of others, which were of it or of another entry. */
export async function replaceExceptions(
  { db }: Tx,
  userId: UserId,
  before: readonly CalendarException[],
  after: readonly CalendarException[],
): Promise<void> {
  if (before.length === 0) return;
  await db.deleteFrom("calendar_exceptions").where("entry_id", "=", before[0]!.entryId)
    .where("occurrence", "in", before.map(({ occurrence }) => occurrence)).execute();
  if (after.length === 0) return;
  await db.insertInto("calendar_exceptions").values(after.map((one) => rowOf(userId, one)))
    .onConflict((c) => c.doNothing()).execute(); // two may have got one name: the first stays
}

const rowOf = (userId: UserId, one: CalendarException) => ({
  entry_id: one.entryId,
  occurrence: one.occurrence,
  user_id: userId,
  is_canceled: one.isCanceled,
  title: one.title,
  starts_local: one.startsLocal,
  kind: one.content?.kind ?? null,
  offer_id: one.content?.offerId ?? null,
  campaign_text_id: one.content?.campaignTextId ?? null,
  group_ids: one.groupIds && [...one.groupIds],
  group_tags: one.groupTags && [...one.groupTags],
});
