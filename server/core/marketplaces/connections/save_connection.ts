import { command } from "../../command.ts";
import { type ConnectionId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { ConnectableShop, ShopCredentials } from "../api/shop_api.ts";
import { AUTHORIZATION_MS } from "./connection.ts";

/** An account that the shop has just accepted. */
type NewConnection = {
  readonly shop: ConnectableShop;
  readonly credentials: ShopCredentials[ConnectableShop];
  readonly hint: string;
  readonly accountName: string | null;
};

/** Stores an account as the viewer's connection to that shop, in the place of any earlier one. */
export const saveConnection = command(
  async ({ db, now, viewer, ports, emit }, input: NewConnection): Promise<ConnectionId> => {
    const userId = permit(viewer, "connection.edit");
    const { shop, hint, accountName } = input;
    const { id, version } = await db.insertInto("marketplace_connections").values({
      id: newId("mkc"),
      user_id: userId,
      shop,
      credential_hint: hint,
      version: 0,
      connected_at: now,
      window_calls: 0,
    }).onConflict((held) => held.columns(["user_id", "shop"]).doUpdateSet({ user_id: userId }) // to lock it
    ).returning(["id", "version"]).executeTakeFirstOrThrow();
    await db.updateTable("marketplace_connections").set({
      credentials: await ports.vault.seal(JSON.stringify(input.credentials), id),
      credential_hint: hint,
      account_name: accountName,
      version: version + 1,
      renewed_by: null,
      renewed_until: null,
      connected_at: now,
      disconnected_at: null,
      checked_at: now,
      last_success_at: now,
      problem: null,
      problem_since: null,
      paused_until: null,
      expires_at: shop === "MERCADO_LIVRE" ? new Date(now.getTime() + AUTHORIZATION_MS) : null,
    }).where("id", "=", id).execute();
    emit({ name: "shop.connected", userId, connectionId: id });
    return id;
  },
);
