import { inPage, type Page } from "../../../database/page.ts";
import { command } from "../../command.ts";
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

const DAY_MS = 24 * 60 * 60_000;
/** Days for which sightings are kept, and digests of what was reported. */
const SIGHTINGS_DAYS = 30;
const DIGESTS_DAYS = 3;

/** Deletes what is older than it may be, as the system. */
export async function purgeSightings(ctx: Context): Promise<void> {
  await purge(ctx, undefined);
}

const purge = command(async ({ db, now }, _: undefined): Promise<void> => {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.deleteFrom("source_sightings").where("seen_at", "<", before(SIGHTINGS_DAYS)).execute();
  await db.deleteFrom("inbound_events").where("seen_at", "<", before(DIGESTS_DAYS)).execute();
});
