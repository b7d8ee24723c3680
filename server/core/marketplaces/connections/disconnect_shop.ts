import { command } from "../../command.ts";
import type { ConnectionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { ownConnection } from "./own_connection.ts";
import type { ConnectableShop } from "../api/shop_api.ts";

/** Forgets the viewer's keys to a shop; a renewal that is under way finds nothing to write to. */
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
      trouble: null,
      trouble_since: null,
      expires_at: null,
      account_name: null,
    })).where("id", "=", id).execute();
    emit({ name: "shop.disconnected", userId, connectionId: id });
    return id;
  },
);
