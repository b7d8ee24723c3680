import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { CannotOpen } from "../../vault.ts";
import { recordRefusal } from "./record_response.ts";
import { renewCredentials } from "./renew_credentials.ts";
import { type ConnectableShop, type ShopCredentials, ShopRefusal } from "./shop_api.ts";

/** Milliseconds before its end in which an access token counts as expired. */
const MARGIN_MS = 60_000;
/** Milliseconds between two polls while another process renews the credentials. */
const POLL_MS = { first: 50, longest: 1_000 };

export type StoredCredentials<S extends ConnectableShop> = {
  readonly credentials: ShopCredentials[S];
  readonly version: number;
};

type Wanted<S extends ConnectableShop> = {
  readonly id: ConnectionId;
  readonly shop: S;
  /** The version that the shop has just refused, which is renewed though not expired; null: none. */
  readonly refused: number | null;
};

/**
 * Returns a connection's credentials, valid for at least a minute. Expired ones are renewed by one
 * process, and all others wait for the result. `at` returns a context of the present moment.
 * @throws ShopRefusal
 */
export async function freshCredentials<S extends ConnectableShop>(
  at: () => Context,
  { id, shop, refused }: Wanted<S>,
): Promise<StoredCredentials<S>> {
  let first: number | null = null;
  for (let hasWaited = false, pause = POLL_MS.first;; hasWaited = true) {
    const ctx = at();
    const row = await ctx.db.selectFrom("marketplace_connections")
      .select(["credentials", "version", "problem", "user_id as userId"])
      .select("renewed_until as renewedUntil")
      .where("id", "=", id).executeTakeFirst();
    if (!row?.credentials) throw new ShopRefusal("SIGN_IN_EXPIRED", "disconnected meanwhile");
    const { userId, version, problem, renewedUntil } = row;
    const sealed = { id, userId, version, credentials: row.credentials };
    const credentials = await opened<S>(ctx, sealed);
    first ??= version;
    // Credentials that were renewed while this waited are used, however short their life is.
    const isUsable = version > first || isGood(shop, credentials, ctx.now);
    if (version !== refused && isUsable) return { credentials, version };
    if (problem === "SIGN_IN_EXPIRED") throw new ShopRefusal(problem, "known to be over");
    const isHeld = renewedUntil !== null && renewedUntil > ctx.now;
    // The renewal failed: all who waited for it fail too, instead of retrying one by one.
    if (hasWaited && !isHeld && problem) throw new ShopRefusal(problem, "could not be renewed");
    if (!isHeld) {
      await renewCredentials(at, { id, version, credentials });
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, POLL_MS.longest);
  }
}

type Sealed = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
  readonly credentials: string;
};

/** Opens credentials; those sealed with a lost key count as expired, so that the person reconnects. */
async function opened<S extends ConnectableShop>(
  ctx: Context,
  { id, userId, version, credentials }: Sealed,
): Promise<ShopCredentials[S]> {
  try {
    return JSON.parse(await ctx.ports.vault.open(credentials, id));
  } catch (cause) {
    if (!(cause instanceof CannotOpen)) throw cause;
    const refusal = new ShopRefusal("SIGN_IN_EXPIRED", cause.message, null, { cause });
    await recordRefusal(ctx, { id, userId, version, refusal });
    throw refusal;
  }
}

/** Whether credentials are valid: keys have no end, an access token has one. */
function isGood<S extends ConnectableShop>(shop: S, credentials: ShopCredentials[S], now: Date) {
  if (shop !== "MERCADO_LIVRE") return true;
  const { expiresAt } = credentials as ShopCredentials["MERCADO_LIVRE"];
  return Date.parse(expiresAt) - now.getTime() > MARGIN_MS;
}
