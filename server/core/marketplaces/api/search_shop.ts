import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { openShop } from "./open_shop.ts";
import {
  type ConnectableShop,
  type ListedProduct,
  type ShopPage,
  ShopRefusal,
} from "./shop_api.ts";

/** Most characters of a search; some shops take fewer. */
const LONGEST = 100;

type SearchShop =
  & { readonly shop: ConnectableShop; readonly words: string }
  & Given<{
    /** The `next` of the page before. */
    after: string;
  }>;

/**
 * Searches a shop by the viewer's own connection.
 * @throws Failure SHOP_NOT_CONNECTED also while it pauses, SHOP_WORDS_INVALID, or the shop's refusal
 */
export async function searchShop(
  ctx: Context,
  { shop, words, after }: SearchShop,
): Promise<ShopPage<ListedProduct>> {
  const trimmed = words.trim();
  if (trimmed === "" || trimmed.length > LONGEST) {
    throw new Failure("SHOP_WORDS_INVALID", ["words"]);
  }
  const opened = await openShop(ctx, shop);
  if (!opened) throw new Failure("SHOP_NOT_CONNECTED", ["shop"]);
  try {
    return await opened.search({ words: trimmed, after: after ?? null });
  } catch (error) {
    if (error instanceof ShopRefusal) throw new Failure(`SHOP_${error.reason}`);
    throw error;
  }
}
