import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import type { ShopConnection } from "./connection.ts";
import { asConnection } from "./tables.ts";

/** The viewer's connected shops, in the order of the alphabet: at most one of each shop. */
export async function listConnections({ db, viewer }: Context): Promise<ShopConnection[]> {
  return await db.selectFrom("marketplace_connections").select(asConnection)
    .where("user_id", "=", permit(viewer, "connection.see"))
    .where("disconnected_at", "is", null).orderBy("shop").execute();
}
