import type { Context } from "../context.ts";
import { forgetWords } from "./known_words.ts";
import { RESTORABLE_MS } from "./product.ts";

/** Removes for good what was deleted so long ago that it can no longer be brought back. */
export async function purgeDeletedProducts(ctx: Context) {
  const { db, now } = ctx;
  const gone = await db.deleteFrom("products")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS))
    .returning("user_id").execute();
  await forgetWords(ctx, [...new Set(gone.map(({ user_id }) => user_id))]);
}
