import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import type { AffiliateTags } from "../links/affiliate_tags.ts";
import { freshCredentials, type StoredCredentials } from "./fresh_credentials.ts";
import { recordAnswer, recordRefusal } from "./record_answer.ts";
import { type ConnectableShop, type ShopAccount, type ShopQuota, ShopRefusal } from "./shop_api.ts";

/** A connection to ask, and in whose name. */
type AskedShop<S extends ConnectableShop = ConnectableShop> = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly shop: S;
  readonly tags: AffiliateTags;
};

/** A clock that goes on from a context's moment: one question may wait long for another. */
export function contextsFrom(ctx: Context): () => Context {
  const start = performance.now();
  return () => ({ ...ctx, now: new Date(ctx.now.getTime() + performance.now() - start) });
}

/**
 * Asks a shop in a person's name: counted against its quota, with credentials that are good, and how
 * it went written down. An access token that the shop takes no longer is renewed once. Not for
 * transactions: it waits for the shop.
 * @throws ShopRefusal
 */
export async function askShop<S extends ConnectableShop, Answer>(
  at: () => Context,
  { id, userId, shop, tags }: AskedShop<S>,
  { calls, isTest = false }: { readonly calls: number; readonly isTest?: boolean },
  question: (account: ShopAccount<S>) => Promise<Answer>,
): Promise<Answer> {
  const { quota } = at().ports.shops[shop];
  let refused: number | null = null;
  while (true) {
    const kept: StoredCredentials<S> = await freshCredentials(at, { id, shop, refused });
    const { credentials, version } = kept;
    await countCalls(at(), { id, calls, quota });
    try {
      const answer = await question({ credentials, tags });
      await recordAnswer(at(), { id, userId, version, isTest });
      return answer;
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
 * Takes `calls` out of what a connection has left in its window, in one statement: however many
 * processes ask at once, no more go out than the shop allows.
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
