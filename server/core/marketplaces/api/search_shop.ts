import { recordListedPrices } from "../../catalogue/commands.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { ownConnection } from "../connections/load_connections.ts";
import { openShop } from "./open_shop.ts";
import { RecentValues } from "./recent_values.ts";
import { PAUSE_SECONDS } from "./record_response.ts";
import {
  type ConnectableShop,
  type ListedProduct,
  type ShopCategory,
  type ShopPage,
  ShopRefusal,
  type ShopSort,
} from "./shop_api.ts";

/** Most characters of a search; some shops take fewer. */
const LONGEST = 100;
const CATEGORY = /^\w{1,40}$/;
/** A page's cursor: a number, in every shop. */
const CURSOR = /^\d{1,6}$/;
/** Milliseconds for which a shop's response answers the same search of the same person. */
const FRESH_MS = 5 * 60 * 1000;
/** Milliseconds for which a shop's categories count. */
const CATEGORIES_MS = 24 * 60 * 60 * 1000;
/** Most stored responses: a page is up to 50 products. */
const MOST_STORED = 200;

type SearchShop =
  & { readonly shop: ConnectableShop }
  & Given<{
    /** Blank or absent: what the shop suggests. */
    words: string;
    sort: ShopSort;
    /** The shop's id of a category. */
    category: string;
    /** The `next` of the page before. */
    after: string;
  }>;

/** A page of a search, and when the shop gave it. */
export type ShopResults = ShopPage<ListedProduct> & { readonly seenAt: Date };

/** A refusal because the shop, or our count of its quota, requires a pause. */
export class ShopPaused extends Failure {
  constructor(readonly retryAt: Date) {
    super("SHOP_RATE_LIMITED");
  }
}

const pages = new RecentValues<Promise<ShopResults>>({ max: MOST_STORED, freshMs: FRESH_MS });

/**
 * Searches a shop by the viewer's own connection. The same search within minutes is answered from
 * memory, without a request. Prices enter the ledger.
 * @throws Failure SHOP_NOT_CONNECTED, SHOP_WORDS_INVALID, ShopPaused, or the shop's refusal
 */
export async function searchShop(
  ctx: Context,
  { shop, words, sort, category, after }: SearchShop,
): Promise<ShopResults> {
  const userId = permit(ctx.viewer, "connection.see");
  const trimmed = words?.trim() || null;
  const isNeeded = !ctx.ports.shops[shop].hasSuggestions;
  if ((trimmed?.length ?? 0) > LONGEST || (isNeeded && trimmed === null)) {
    throw new Failure("SHOP_WORDS_INVALID", ["words"]);
  }
  if (category && !CATEGORY.test(category)) throw new Failure("SHOP_REQUEST_REFUSED", ["category"]);
  if (after && !CURSOR.test(after)) throw new Failure("SHOP_REQUEST_REFUSED", ["after"]);
  const { accountName, connectedAt } = await ownConnection(ctx, userId, shop);
  const search = { words: trimmed, sort: sort ?? "RELEVANCE", category: category ?? null };
  const key = JSON.stringify([userId, shop, accountName, connectedAt, search, after ?? null]);
  const stored = pages.get(key, ctx.now);
  if (stored) return await stored;

  const page = request(ctx, userId, shop, async (opened) => {
    const { items, next } = await opened.search({ ...search, after: after ?? null });
    await recordListedPrices(ctx, items.map(({ url, reading }) => ({ url, reading })));
    return { items, next, seenAt: ctx.now };
  });
  pages.set(key, page, ctx.now);
  page.catch(() => pages.delete(key, page));
  return await page;
}

const categories = new RecentValues<readonly ShopCategory[]>({ max: 10, freshMs: CATEGORIES_MS });

/**
 * Returns the categories that a search of the shop takes; none where it has no such list, or does
 * not give it now, since a search works without.
 */
export async function listShopCategories(
  ctx: Context,
  shop: ConnectableShop,
): Promise<readonly ShopCategory[]> {
  const userId = permit(ctx.viewer, "connection.see");
  if (!ctx.ports.shops[shop].listCategories) return [];
  try {
    await ownConnection(ctx, userId, shop);
    const stored = categories.get(shop, ctx.now);
    if (stored) return stored;
    const listed = await request(ctx, userId, shop, (opened) => opened.listCategories!());
    categories.set(shop, listed, ctx.now);
    return listed;
  } catch (error) {
    if (error instanceof Failure) return [];
    throw error;
  }
}

type Opened = NonNullable<Awaited<ReturnType<typeof openShop>>>;

async function request<Result>(
  ctx: Context,
  userId: UserId,
  shop: ConnectableShop,
  send: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const opened = await openShop(ctx, shop);
  if (!opened) throw await closedReason(ctx, userId, shop);
  try {
    return await send(opened);
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error.reason !== "RATE_LIMITED") throw new Failure(`SHOP_${error.reason}`);
    const seconds = error.retryAfterSeconds ?? PAUSE_SECONDS;
    throw new ShopPaused(new Date(ctx.now.getTime() + seconds * 1000));
  }
}

/** Returns why a connection cannot be used at present. */
async function closedReason(ctx: Context, userId: UserId, shop: ConnectableShop) {
  const { pausedUntil, problem } = await ownConnection(ctx, userId, shop);
  if (pausedUntil && pausedUntil > ctx.now) return new ShopPaused(pausedUntil);
  return new Failure(`SHOP_${problem ?? "SIGN_IN_EXPIRED"}`);
}
