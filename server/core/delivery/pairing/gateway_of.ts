import type { Context } from "../../context.ts";
import { GATEWAY_KEY } from "./gateway.ts";
import type { Gateway } from "./pairing.ts";

/** The operator's gateway with its key, to pair through it: for the system alone. Null: there is none. */
export async function gatewayOf({ db, ports }: Context): Promise<Gateway | null> {
  const row = await db.selectFrom("messenger_gateway").select(["url", "key"]).executeTakeFirst();
  return row ? { url: row.url, key: await ports.vault.open(row.key, GATEWAY_KEY) } : null;
}
