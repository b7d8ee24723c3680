import type { Context } from "../context.ts";
import { RESTORABLE_MS } from "./template.ts";

/** Removes for good what was deleted so long ago that it can no longer be brought back. */
export async function purgeDeletedTemplates({ db, now }: Context) {
  await db.deleteFrom("templates")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS)).execute();
}
