import type { Context } from "../../context.ts";
import { idAt } from "../../ids.ts";
import type { PurgeBatch, Purged } from "../../retention.ts";

/**
 * Deletes old events; their ids say their age. A reaction that still fails then has nothing to do. A
 * batch begins where the one before ended: until the next vacuum the index leads through every deleted row.
 */
export async function purgeEvents(
  { db }: Pick<Context, "db">,
  { before, most, after = "" }: PurgeBatch,
): Promise<Purged> {
  const oldest = idAt("evt", before.getTime());
  const deleted = await db.deleteFrom("events").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("events").select("id").where("id", ">", after as typeof oldest)
        .where("id", "<", oldest).orderBy("id").limit(most),
  ).returning("id").execute();
  const last = deleted.reduce<string | undefined>(
    (last, { id }) => last === undefined || id > last ? id : last,
    undefined,
  );
  return { deleted: deleted.length, last };
}
