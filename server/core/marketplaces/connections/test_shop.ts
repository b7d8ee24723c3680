import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { clockFrom, requestShop } from "../api/request_shop.ts";
import { ownConnection } from "./load_connections.ts";
import { affiliateTagsOf } from "../queries.ts";
import { type ConnectableShop, ShopRefusal } from "../api/shop_api.ts";

/**
 * Tests the viewer's connection now, also where it rests after a refusal, and records the outcome.
 * @throws Failure SHOP_RATE_LIMITED while there are no calls left: then no request is sent
 */
export async function testShop<S extends ConnectableShop>(
  ctx: Context,
  { shop }: { shop: S },
): Promise<ConnectionId> {
  const userId = permit(ctx.viewer, "connection.edit");
  const { id } = await ownConnection(ctx, userId, shop);
  const connected = { id, userId, shop, tags: await affiliateTagsOf(ctx, userId) };
  try {
    await requestShop(
      clockFrom(ctx),
      connected,
      { calls: 1, isTest: true },
      (account) => ctx.ports.shops[shop].check(account),
    );
  } catch (error) {
    if (!(error instanceof ShopRefusal)) throw error;
    if (error.reason === "RATE_LIMITED") throw new Failure("SHOP_RATE_LIMITED");
  }
  return id;
}
