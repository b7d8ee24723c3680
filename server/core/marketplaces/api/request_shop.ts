import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import type { AffiliateTags } from "../links/affiliate_tags.ts";
import { freshCredentials, type StoredCredentials } from "./fresh_credentials.ts";
import { recordRefusal, recordSuccess } from "./record_response.ts";
import { type ConnectableShop, type ShopAccount, type ShopQuota, ShopRefusal } from "./shop_api.ts";

/** The connection of a request, and its person's tags. */
type RequestedShop<S extends ConnectableShop = ConnectableShop> = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly shop: S;
  readonly tags: AffiliateTags;
};

/** Returns contexts whose clock goes on from `ctx`: one request may wait long for another. */
export function clockFrom(ctx: Context): () => Context {
  const start = performance.now();
  return () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - start) });
}

/**
 * Sends a request to a shop in a person's name: counts it against the quota, uses valid credentials,
 * and records the outcome. An access token that the shop refuses is renewed once. Not for
 * transactions, since it waits for the shop.
 * @throws ShopRefusal
 */
export async function requestShop<S extends ConnectableShop, Answer>(
  at: () => Context,
  { id, userId, shop, tags }: RequestedShop<S>,
  { calls, isTest = false }: { readonly calls: number; readonly isTest?: boolean },
  send: (account: ShopAccount<S>) => Promise<Answer>,
): Promise<Answer> {
  const { quota } = at().ports.shops[shop];
  let refused: number | null = null;
  while (true) {
    const kept: StoredCredentials<S> = await freshCredentials(at, { id, shop, refused });
    const { credentials, version } = kept;
    await countCalls(at(), { id, calls, quota });
    try {
      const response = await send({ credentials, tags });
      await recordSuccess(at(), { id, userId, version, isTest });
      return response;
    } catch (error) {
      if (!(error instanceof ShopRefusal)) throw error;
      const isOver = shop === "MERCADO_LIVRE" && error.reason === "SIGN_IN_EXPIRED";
      if (!isOver || refused !== null) {
        await recordRefusal(at(), { id, userId, version, refusal: error });
        throw error;
      }
      refused = version;
    }
  }
}

type Calls = { readonly id: ConnectionId; readonly calls: number; readonly quota: ShopQuota };

/**
 * Counts `calls` against a connection's window in one statement, so that all processes together
 * send no more than the shop allows.
 * @throws ShopRefusal RATE_LIMITED, also while the shop's own pause lasts
 */
async function countCalls({ db, now }: Context, { id, calls, quota }: Calls): Promise<void> {
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
