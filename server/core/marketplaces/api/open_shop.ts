import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { clockFrom, requestShop } from "./request_shop.ts";
import { recordStatements } from "./record_statements.ts";
import { isUsable } from "../connections/connection.ts";
import { affiliateTagsOf } from "../queries.ts";
import type { ConnectableShop, ShopApi } from "./shop_api.ts";
import { asConnection } from "../tables.ts";

/** A method of a shop's API without its first parameter, the account. */
type Bound<Method> = Method extends (account: never, ...rest: infer Rest) => infer Result
  ? (...rest: Rest) => Result
  : Method;

/** A shop's API in one person's name. A method that the shop does not offer is null. */
type OpenShop<S extends ConnectableShop = ConnectableShop> =
  & { readonly shop: S }
  & {
    readonly [
      Part in
        | "readProducts"
        | "search"
        | "listCategories"
        | "makeLink"
        | "listConversions"
    ]: Bound<
      ShopApi<S>[Part]
    >;
  };

/**
 * Returns the viewer's own connection to a shop: each call is counted, and may throw a
 * `ShopRefusal`. What it states beside is recorded. Null where it is not connected, waits for its person, or pauses. Not for
 * transactions, since its calls wait for the shop.
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
  const connected = { id: connection.id, userId, shop, tags: await affiliateTagsOf(ctx, userId) };
  const at = clockFrom(ctx);
  const { listCategories, makeLink, listConversions } = api;
  return {
    shop,
    readProducts: async (products) => {
      const read = await requestShop(
        at,
        connected,
        { calls: callsFor(products.length, api) },
        (account) => api.readProducts(account, products),
      );
      await recordStatements(ctx, { userId, shop, readings: [...read.values()] });
      return read;
    },
    search: async (search) => {
      const page = await requestShop(
        at,
        connected,
        { calls: api.quota.callsASearch ?? 1 },
        (account) => api.search(account, search),
      );
      await recordStatements(ctx, {
        userId,
        shop,
        readings: page.items.map(({ reading }) => reading),
      });
      return page;
    },
    listCategories: listCategories &&
      (() => requestShop(at, connected, one, (account) => listCategories(account))),
    makeLink: makeLink &&
      ((product, subIds) =>
        requestShop(at, connected, one, (account) => makeLink(account, product, subIds))),
    listConversions: listConversions &&
      ((period) => requestShop(at, connected, one, (account) => listConversions(account, period))),
  } as OpenShop<S>;
}

const one = { calls: 1 };

const callsFor = (products: number, { quota }: Pick<ShopApi, "quota">) =>
  Math.max(1, Math.ceil(products / (quota.productsACall ?? 1)));
