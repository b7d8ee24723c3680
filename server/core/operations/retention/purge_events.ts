import type { Context } from "../../context.ts";
import { idAt } from "../../ids.ts";
import type { PurgeBatch } from "../../retention.ts";

/** Deletes old events; their ids tell their age. A reaction that still fails then has nothing to do. */
export async function purgeEvents({ db }: Context, { before, most }: PurgeBatch) {
  const oldest = idAt("evt", before.getTime());
  const deleted = await db.deleteFrom("events").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("events").select("id").where("id", "<", oldest).orderBy("id").limit(most),
  )
    .executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
