import type { Context } from "../context.ts";

const KEPT_DAYS = 30;

/** Removes batches for good after a month; the offers that they became stay. */
export async function purgeLinkBatches({ db, now }: Context) {
  await db.deleteFrom("link_batches")
    .where("created_at", "<=", new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000)).execute();
}
