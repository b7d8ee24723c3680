import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import { GatewayRefusal, type GatewayTrouble, type KnownGateway } from "./gateway.ts";
import { gatewayOf } from "./gateway_of.ts";
import { asGateway } from "../tables.ts";
import type { Gateway } from "./pairing.ts";

/** Asks the gateway now whether it works; what came of it is written on it. @throws GATEWAY_MISSING */
export async function testGateway(ctx: Context): Promise<KnownGateway> {
  permit(ctx.viewer, "gateway.edit");
  const gateway = await gatewayOf(ctx);
  if (!gateway) throw new Failure("GATEWAY_MISSING");
  return await noteAnswer(ctx, { url: gateway.url, ...await answerOf(ctx, gateway) });
}

type Answer = { readonly version?: string; readonly trouble: GatewayTrouble | null };

async function answerOf({ ports }: Context, gateway: Gateway): Promise<Answer> {
  try {
    return { ...await ports.checkGateway(gateway), trouble: null };
  } catch (error) {
    if (!(error instanceof GatewayRefusal)) throw error;
    return { trouble: error.trouble };
  }
}

/** Of one that took its place meanwhile nothing was asked. */
const noteAnswer = command(
  async ({ db, now, viewer, emit }, { url, version, trouble }: Answer & { url: string }) => {
    const userId = permit(viewer, "gateway.edit");
    const tested = await db.updateTable("messenger_gateway")
      .set({ trouble, checked_at: now, ...version !== undefined && { version } })
      .where("url", "=", url).returning(asGateway).executeTakeFirst();
    if (!tested) throw new Failure("GATEWAY_MISSING");
    emit({ name: "gateway.tested", userId });
    return tested;
  },
);
