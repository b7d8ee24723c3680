import type { Context } from "../context.ts";
import { AUTHORIZATION_MS, EXPIRING_MS } from "../marketplaces/connections/connection.ts";
import { notify } from "./notify.ts";

/** Tells whoever's authorization at a shop ends within two weeks, once for each authorization. */
export async function remindOfShops(ctx: Context) {
  const { db, now } = ctx;
  const ending = await db.selectFrom("marketplace_connections")
    .select(["id", "user_id as userId", "expires_at as expiresAt"])
    .where("disconnected_at", "is", null).where("trouble", "is", null)
    .where("expires_at", ">", now)
    .where("expires_at", "<=", new Date(now.getTime() + EXPIRING_MS))
    .execute();
  for (const { id, userId, expiresAt } of ending) {
    const notSince = new Date(expiresAt!.getTime() - AUTHORIZATION_MS); // when it was given
    await notify(ctx, { userId, kind: "SHOP_EXPIRING", subject: id, eventId: null, notSince });
  }
}
