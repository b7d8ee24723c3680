import type { Context } from "../context.ts";
import { RESTORABLE_MS } from "./theme.ts";

/** Removes for good what was deleted so long ago that it can no longer be brought back. */
export async function purgeDeletedThemes({ db, now }: Context) {
  await db.deleteFrom("themes")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS)).execute();
}
