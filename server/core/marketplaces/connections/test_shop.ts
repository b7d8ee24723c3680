import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { askShop, contextsFrom } from "../api/ask_shop.ts";
import { ownConnection } from "./load_connections.ts";
import { affiliateTagsOf } from "../queries.ts";
import { type ConnectableShop, ShopRefusal } from "../api/shop_api.ts";

/**
 * Asks the shop now whether the viewer's connection works, also where it rests after a refusal. How
 * it went is written on the connection.
 * @throws Failure SHOP_RATE_LIMITED while there are no calls left: then nothing was asked
 */
export async function testShop<S extends ConnectableShop>(
  ctx: Context,
  { shop }: { shop: S },
): Promise<ConnectionId> {
  const userId = permit(ctx.viewer, "connection.edit");
  const { id } = await ownConnection(ctx, userId, shop);
  const asked = { id, userId, shop, tags: await affiliateTagsOf(ctx, userId) };
  try {
    await askShop(
      contextsFrom(ctx),
      asked,
      { calls: 1, isTest: true },
      (account) => ctx.ports.shops[shop].check(account),
    );
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error.reason === "RATE_LIMITED") throw new Failure("SHOP_RATE_LIMITED");
  }
  return id;
}
