import { USE_MS } from "../api_keys/queries.ts";
import type { Context } from "../context.ts";
import type { OAuthGrantId } from "../ids.ts";
import type { PurgeBatch } from "../retention.ts";

/** Records when an app last acted for a person, and from which address. */
export async function recordGrantUse({ db, now }: Context, id: OAuthGrantId, address: string) {
  await db.updateTable("oauth_grants").set({ last_used_at: now, last_used_from: address })
    .where("id", "=", id)
    .where((eb) =>
      eb.or([
        eb("last_used_at", "is", null),
        eb("last_used_at", "<=", new Date(now.getTime() - USE_MS)),
      ])
    ).execute();
}

/** Deletes tokens that ended before. */
export async function purgeOAuthTokens({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("oauth_tokens").where(
    "digest",
    "in",
    (all) =>
      all.selectFrom("oauth_tokens").select("digest").where("expires_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Deletes what people allowed apps and ended before. */
export async function purgeOAuthGrants({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("oauth_grants").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("oauth_grants").select("id")
        .where((eb) => eb.or([eb("expires_at", "<=", before), eb("revoked_at", "<=", before)]))
        .limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
