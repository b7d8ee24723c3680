import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import {
  GATEWAY_KEY,
  GatewayRefusal,
  type GatewayTrouble,
  gatewayUrl,
  isGatewayKey,
  keyHint,
  type KnownGateway,
} from "./gateway.ts";
import { asGateway } from "../tables.ts";
import type { Gateway } from "./pairing.ts";

/**
 * Makes this the gateway through which people's numbers are paired from now on, once it has answered
 * and taken the key: otherwise everything stays as it was. Numbers paired before stay where they are.
 */
export async function setGateway(ctx: Context, input: Gateway): Promise<KnownGateway> {
  permit(ctx.viewer, "gateway.edit");
  const url = gatewayUrl(input.url);
  const key = input.key.trim();
  if (url === null) throw new Failure("GATEWAY_URL_INVALID", ["url"]);
  if (!isGatewayKey(key)) throw new Failure("GATEWAY_KEY_INVALID", ["key"]);
  const { version } = await answered(ctx, { url, key });
  return await keepGateway(ctx, { url, key, version });
}

async function answered({ ports }: Context, gateway: Gateway) {
  try {
    return await ports.checkGateway(gateway);
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    throw new Failure(`GATEWAY_${error.trouble}`, [fieldAtFault[error.trouble]]);
  }
}

const fieldAtFault: Readonly<Record<GatewayTrouble, "url" | "key">> = {
  KEY_REFUSED: "key",
  NOT_A_GATEWAY: "url",
  UNREACHABLE: "url",
  OUTDATED: "url",
};

const keepGateway = command(
  async (
    { db, now, viewer, ports, emit },
    { url, key, version }: Gateway & { version: string },
  ) => {
    const userId = permit(viewer, "gateway.edit");
    const row = {
      url,
      key: await ports.vault.seal(key, GATEWAY_KEY),
      key_hint: keyHint(key),
      version,
      trouble: null,
      checked_at: now,
      set_at: now,
    };
    emit({ name: "gateway.set", userId, host: new URL(url).host });
    return await db.insertInto("messenger_gateway").values(row)
      .onConflict((c) => c.column("is_only").doUpdateSet(row))
      .returning(asGateway).executeTakeFirstOrThrow();
  },
);
