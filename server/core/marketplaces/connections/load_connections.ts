import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { ConnectionId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { ShopConnection } from "./connection.ts";
import { asConnection } from "../tables.ts";
import type { ConnectableShop } from "../api/shop_api.ts";

/**
 * Returns the viewer's connections by id, ended ones too, in the requested order; a `Failure` for
 * each missing one.
 */
export async function loadConnections(
  { db, viewer }: Context,
  ids: readonly ConnectionId[],
): Promise<(ShopConnection | Failure)[]> {
  const rows = await db.selectFrom("marketplace_connections").select(asConnection)
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "connection.see")).execute();
  const byId = new Map<ConnectionId, ShopConnection>(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Failure("SHOP_NOT_CONNECTED"));
}

/** Returns the viewer's connections, sorted by shop: at most one of each. */
export async function listConnections({ db, viewer }: Context): Promise<ShopConnection[]> {
  return await db.selectFrom("marketplace_connections").select(asConnection)
    .where("user_id", "=", permit(viewer, "connection.see"))
    .where("disconnected_at", "is", null).orderBy("shop").execute();
}

/** Returns a person's connection to a shop. @throws Failure SHOP_NOT_CONNECTED */
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
