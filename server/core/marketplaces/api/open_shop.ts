import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { askShop, contextsFrom } from "./ask_shop.ts";
import { isUsable } from "../connections/connection.ts";
import { affiliateTagsOf } from "../queries.ts";
import type { ConnectableShop, ShopApi } from "./shop_api.ts";
import { asConnection } from "../tables.ts";

/** A shop's API without the first thing that each question is given: the account. */
type Bound<Question> = Question extends (account: never, ...asked: infer Asked) => infer Answer
  ? (...asked: Asked) => Answer
  : Question;

/** A shop that may be asked in one person's name. What the shop does not have is null. */
type OpenShop<S extends ConnectableShop = ConnectableShop> =
  & { readonly shop: S }
  & {
    readonly [Part in "readProducts" | "search" | "makeLink" | "listConversions"]: Bound<
      ShopApi<S>[Part]
    >;
  };

/**
 * The viewer's own connection to a shop, to ask it: each question is counted, and may throw a
 * `ShopRefusal`. Null where it is not connected, waits for its person, or pauses; what one asks
 * the shop for then goes without it. Not for transactions: its questions wait for the shop.
 */
export async function openShop<S extends ConnectableShop>(
  ctx: Context,
  shop: S,
): Promise<OpenShop<S> | null> {
  const userId = permit(ctx.viewer, "connection.see");
  const connection = await ctx.db.selectFrom("marketplace_connections").select(asConnection)
    .where("user_id", "=", userId).where("shop", "=", shop).executeTakeFirst();
  if (!connection || !isUsable(connection, ctx.now)) return null;
  const api = ctx.ports.shops[shop];
  const asked = { id: connection.id, userId, shop, tags: await affiliateTagsOf(ctx, userId) };
  const at = contextsFrom(ctx);
  const { makeLink, listConversions } = api;
  return {
    shop,
    readProducts: (products) =>
      askShop(
        at,
        asked,
        { calls: callsFor(products.length, api) },
        (account) => api.readProducts(account, products),
      ),
    search: (question) => askShop(at, asked, one, (account) => api.search(account, question)),
    makeLink: makeLink &&
      ((product, subIds) =>
        askShop(at, asked, one, (account) => makeLink(account, product, subIds))),
    listConversions: listConversions &&
      ((period) => askShop(at, asked, one, (account) => listConversions(account, period))),
  } as OpenShop<S>;
}

const one = { calls: 1 };

const callsFor = (products: number, { quota }: Pick<ShopApi, "quota">) =>
  Math.max(1, Math.ceil(products / (quota.productsACall ?? 1)));
