import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { ConnectionId } from "../ids.ts";
import { type ShopQuota, ShopRefusal } from "./shop_api.ts";

type Calls = { readonly id: ConnectionId; readonly calls: number; readonly quota: ShopQuota };

/**
 * Takes `calls` out of what a connection has left in its window, in one statement: however many
 * processes ask at once, no more go out than the shop allows.
 * @throws ShopRefusal RATE_LIMITED, also while the shop's own pause lasts
 */
export async function countCalls({ db, now }: Context, { id, calls, quota }: Calls): Promise<void> {
  const began = new Date(now.getTime() - quota.perSeconds * 1000);
  const runs = sql`coalesce(window_started_at > ${began}::timestamptz, false)`;
  const used = sql`case when ${runs} then window_calls else 0 end`;
  const { numAffectedRows } = await sql`
    update marketplace_connections set
      window_calls = ${used} + ${calls}::int,
      window_started_at = case when ${runs} then window_started_at else ${now}::timestamptz end
    where id = ${id} and ${used} + ${calls}::int <= ${quota.calls}::int
      and coalesce(paused_until <= ${now}::timestamptz, true)`.execute(db);
  if (numAffectedRows === 1n) return;
  const row = await db.selectFrom("marketplace_connections")
    .select(["paused_until as pausedUntil", "window_started_at as startedAt"])
    .where("id", "=", id).executeTakeFirst();
  const pauseEnds = row?.pausedUntil?.getTime() ?? 0;
  const windowEnds = (row?.startedAt ?? now).getTime() + quota.perSeconds * 1000;
  const freeAt = pauseEnds > now.getTime() ? pauseEnds : windowEnds;
  const seconds = Math.max(1, Math.ceil((freeAt - now.getTime()) / 1000));
  throw new ShopRefusal("RATE_LIMITED", "our own count of the calls", seconds);
}
