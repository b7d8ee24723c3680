import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import type { KnownGateway } from "./gateway.ts";
import { asGateway } from "../tables.ts";

/** The operator's gateway, for an admin; null: there is none. */
export async function loadGateway({ db, viewer }: Context): Promise<KnownGateway | null> {
  permit(viewer, "gateway.see");
  return await db.selectFrom("messenger_gateway").select(asGateway).executeTakeFirst() ?? null;
}
