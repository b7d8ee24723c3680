import type { Context } from "../../context.ts";
import type { FailureCode } from "../../errors.ts";
import { type SendingMode, sendingModes } from "./bot_settings.ts";

/** What is said of a mode that nobody has set up here. */
export const unavailable: Readonly<Partial<Record<SendingMode, FailureCode>>> = {
  EVOLUTION_GATEWAY: "GATEWAY_MISSING",
  PLATFORM_WHATSAPP: "PLATFORM_NUMBER_MISSING",
};

/** The modes that one can choose now: a gateway, or a number to lend, is there or is not. */
export async function availableModes({ db }: Pick<Context, "db">): Promise<SendingMode[]> {
  const { gateway, number } = await db.selectNoFrom((eb) => [
    eb.exists(eb.selectFrom("messenger_gateway").select("is_only")).as("gateway"),
    eb.exists(eb.selectFrom("platform_number").select("is_only")).as("number"),
  ]).executeTakeFirstOrThrow();
  const isThere: Partial<Record<SendingMode, unknown>> = {
    EVOLUTION_GATEWAY: gateway,
    PLATFORM_WHATSAPP: number,
  };
  return sendingModes.filter((mode) => isThere[mode] ?? true);
}
