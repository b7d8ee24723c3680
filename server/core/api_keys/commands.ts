import type { Context } from "../context.ts";
import type { ApiKeyId } from "../ids.ts";
import type { PurgeBatch } from "../retention.ts";
import { USE_MS } from "./queries.ts";

/** Records when a key was last used, and from which address. */
export async function recordUse({ db, now }: Context, id: ApiKeyId, address: string) {
  await db.updateTable("api_keys").set({ last_used_at: now, last_used_from: address })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("last_used_at", "is", null),
        eb("last_used_at", "<=", new Date(now.getTime() - USE_MS)),
      ])
    ).execute();
}

/** Deletes keys that ended before. */
export async function purgeApiKeys({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("api_keys").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("api_keys").select("id")
        .where((eb) => eb.or([eb("revoked_at", "<=", before), eb("expires_at", "<=", before)]))
        .limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
