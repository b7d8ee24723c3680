import type { Context } from "../../context.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { CannotOpen } from "../../vault.ts";
import { recordRefusal } from "./record_answer.ts";
import { renewCredentials } from "./renew_credentials.ts";
import { type ConnectableShop, type ShopCredentials, ShopRefusal } from "./shop_api.ts";

/** Milliseconds before its end from which on an access token is taken for over. */
const MARGIN_MS = 60_000;
/** Milliseconds between two looks at whether somebody else has renewed the credentials. */
const LOOK_MS = { first: 50, longest: 1_000 };

export type StoredCredentials<S extends ConnectableShop> = {
  readonly credentials: ShopCredentials[S];
  readonly version: number;
};

type Asked<S extends ConnectableShop> = {
  readonly id: ConnectionId;
  readonly shop: S;
  /** Of credentials that the shop has just refused: they are renewed whatever their date says. */
  readonly refused: number | null;
};

/**
 * A connection's credentials, good for a minute at least. Where they have to be renewed, one process
 * does it, and all others wait for what it brings. `at` gives a context for the moment.
 * @throws ShopRefusal
 */
export async function freshCredentials<S extends ConnectableShop>(
  at: () => Context,
  { id, shop, refused }: Asked<S>,
): Promise<StoredCredentials<S>> {
  let first: number | null = null;
  for (let hasWaited = false, pause = LOOK_MS.first;; hasWaited = true) {
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
    // What was renewed while this waited is as good as it gets, however short the shop makes it.
    const isUsable = version > first || isGood(shop, credentials, ctx.now);
    if (version !== refused && isUsable) return { credentials, version };
    if (problem === "SIGN_IN_EXPIRED") throw new ShopRefusal(problem, "known to be over");
    const isHeld = renewedUntil !== null && renewedUntil > ctx.now;
    // Whoever was at it gave up: all who waited would only fail one after the other.
    if (hasWaited && !isHeld && problem) throw new ShopRefusal(problem, "could not be renewed");
    if (!isHeld) {
      await renewCredentials(at, { id, version, credentials });
      continue;
    }
    await new Promise((resolve) => setTimeout(resolve, pause));
    pause = Math.min(pause * 2, LOOK_MS.longest);
  }
}

type Sealed = {
  readonly id: ConnectionId;
  readonly userId: UserId;
  readonly version: number;
  readonly credentials: string;
};

/** What was sealed with a key that the product no longer has is over: the person connects anew. */
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

/** Keys are good until the shop says otherwise; an access token has a date. */
function isGood<S extends ConnectableShop>(shop: S, credentials: ShopCredentials[S], now: Date) {
  if (shop !== "MERCADO_LIVRE") return true;
  const { expiresAt } = credentials as ShopCredentials["MERCADO_LIVRE"];
  return Date.parse(expiresAt) - now.getTime() > MARGIN_MS;
}
