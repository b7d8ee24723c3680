import { requireAttempt } from "../../attempts.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type ConnectableShop, type ShopAccount, ShopRefusal } from "../api/shop_api.ts";
import type { AffiliateTags } from "../links/affiliate_tags.ts";
import { affiliateTagsOf } from "../queries.ts";
import { hintOf } from "./connection.ts";
import { saveConnection } from "./save_connection.ts";
import { command } from "../../command.ts";
import { ownConnection } from "./load_connections.ts";

/** A shop's two keys, as its panel shows them, and AliExpress's tracking id. */
type ShopKeys = {
  readonly shop: ConnectableShop;
  /** Amazon's client id, Shopee's AppId, AliExpress' App Key. */
  readonly key: string;
  readonly secret: string;
  readonly trackingId?: string | null | undefined;
};

type ByKeys = Exclude<ConnectableShop, "MERCADO_LIVRE">;

/** One word; the keys of all shops are much shorter. */
const KEY = /^[\x21-\x7e]{3,500}$/;
/** Each attempt sends a request to the shop; guessing keys needs many. */
const TRIES = { most: 20, minutes: 60 };

/**
 * Connects a shop by keys, after the shop has accepted them; otherwise nothing changes. Mercado
 * Livre needs a sign-in instead.
 */
export async function connectShop(ctx: Context, input: ShopKeys): Promise<ConnectionId> {
  const userId = permit(ctx.viewer, "connection.edit");
  const { shop } = input;
  if (shop === "MERCADO_LIVRE") throw new Failure("SHOP_NOT_CONNECTABLE", ["shop"]);
  const key = asKey(input.key, "key");
  const given = {
    key,
    secret: asKey(input.secret, "secret"),
    trackingId: shop === "ALIEXPRESS" ? asKey(input.trackingId ?? "", "trackingId") : "",
  };
  const tags = await affiliateTagsOf(ctx, userId);
  if (shop === "AMAZON" && tags.amazonTag === null) throw new Failure("SHOP_TAG_FIRST");
  await requireAttempt(ctx, userId, "connectShop", TRIES);
  const { name, credentials } = await checked(ctx, shop, given, tags);
  return await saveConnection(ctx, { shop, credentials, hint: hintOf(key), accountName: name });
}

function asKey(typed: string, field: string): string {
  const key = typed.trim();
  if (!KEY.test(key)) throw new Failure("SHOP_KEYS_INVALID", [field]);
  return key;
}

type Given = { readonly key: string; readonly secret: string; readonly trackingId: string };

async function checked({ ports }: Context, shop: ByKeys, given: Given, tags: AffiliateTags) {
  const account = { credentials: credentialsOf[shop](given), tags };
  try {
    const check: (account: ShopAccount<never>) => Promise<{ readonly name: string | null }> =
      ports.shops[shop].check;
    const { name } = await check(account as ShopAccount<never>);
    return { name, credentials: account.credentials };
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    throw new Failure(
      `SHOP_${error.reason}`,
      error.reason === "CREDENTIALS_REFUSED" ? ["secret"] : [],
    );
  }
}

/** Each shop's own names for its keys. */
const credentialsOf = {
  AMAZON: ({ key, secret }: Given) => ({ clientId: key, clientSecret: secret }),
  SHOPEE: ({ key, secret }: Given) => ({ appId: key, secret }),
  ALIEXPRESS: ({ key, secret, trackingId }: Given) => ({
    appKey: key,
    appSecret: secret,
    trackingId,
  }),
} as const;

/** Deletes the viewer's keys to a shop; a renewal that is under way then stores nothing. */
export const disconnectShop = command(
  async (tx, { shop }: { shop: ConnectableShop }): Promise<ConnectionId> => {
    const { db, now, viewer, emit } = tx;
    const userId = permit(viewer, "connection.edit");
    const { id } = await ownConnection(tx, userId, shop);
    await db.updateTable("marketplace_connections").set((eb) => ({
      credentials: null,
      version: eb("version", "+", 1),
      renewed_by: null,
      renewed_until: null,
      disconnected_at: now,
      problem: null,
      problem_since: null,
      expires_at: null,
      account_name: null,
    })).where("id", "=", id).execute();
    emit({ name: "shop.disconnected", userId, connectionId: id });
    return id;
  },
);
