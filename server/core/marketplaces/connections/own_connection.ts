import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";
import type { ConnectableShop } from "../api/shop_api.ts";
import type { ShopConnection } from "./connection.ts";
import { asConnection } from "../tables.ts";

/** A person's connection to a shop. @throws Failure SHOP_NOT_CONNECTED */
export async function ownConnection(
  { db }: Context,
  userId: UserId,
  shop: ConnectableShop,
): Promise<ShopConnection> {
  const connection = await db.selectFrom("marketplace_connections").select(asConnection)
    .where("user_id", "=", userId).where("shop", "=", shop)
    .where("disconnected_at", "is", null).executeTakeFirst();
  if (!connection) throw new Failure("SHOP_NOT_CONNECTED", ["shop"]);
  return connection;
}
