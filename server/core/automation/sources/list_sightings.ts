import type { PurgeBatch } from "../../retention.ts";
import { inPage, type Page } from "../../../database/page.ts";
import type { Context } from "../../context.ts";
import { checkCursors } from "../../cursors.ts";
import type { GroupId, SourceSightingId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** A link, or codes, seen in a source group. */
export type SourceSighting = {
  readonly id: SourceSightingId;
  readonly userId: UserId;
  readonly groupId: GroupId;
  readonly seenAt: Date;
  /** Null: the message named codes alone. */
  readonly url: string | null;
  readonly codes: readonly string[];
};

const asSighting = [
  "source_sightings.id",
  "source_sightings.user_id as userId",
  "source_sightings.group_id as groupId",
  "source_sightings.seen_at as seenAt",
  "source_sightings.url",
  "source_sightings.codes",
] as const;

/** Lists the viewer's sightings, of one group or of all, the newest first. */
export async function listSightings(
  { db, viewer }: Context,
  groupId: GroupId | null,
  page: Page,
): Promise<SourceSighting[]> {
  const userId = permit(viewer, "group.see");
  checkCursors("ssg", page);
  return await inPage(
    db.selectFrom("source_sightings").select(asSighting).where("user_id", "=", userId)
      .$if(groupId !== null, (q) => q.where("group_id", "=", groupId!)),
    page,
  ).execute();
}

/** Returns a sighting, for the system alone; undefined: it is over. */
export const sightingOf = async (
  { db }: Context,
  id: SourceSightingId,
): Promise<SourceSighting | undefined> =>
  await db.selectFrom("source_sightings").select(asSighting).where("id", "=", id)
    .executeTakeFirst();

/** Deletes old sightings; the coupons that they led to stay. */
export async function purgeSightings({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("source_sightings").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("source_sightings").select("id").where("seen_at", "<", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes old digests of what was reported. */
export async function purgeInboundEvents({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("inbound_events").where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple("user_id", "digest"),
      "in",
      selectFrom("inbound_events").select(["user_id", "digest"]).where("seen_at", "<", before)
        .limit(most).$asTuple("user_id", "digest"),
    )
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
