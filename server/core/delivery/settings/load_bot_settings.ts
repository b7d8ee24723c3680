import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { type BotSettings, type SendingMode, sendingModes } from "./bot_settings.ts";
import type { FailureCode } from "../../errors.ts";

/** Loads the viewer's sending settings. */
export async function loadBotSettings({ db, viewer }: Context): Promise<BotSettings> {
  const userId = permit(viewer, "profile.see");
  const row = await db.selectFrom("bot_settings").innerJoin("users", "users.id", "user_id")
    .selectAll("bot_settings").select(["users.time_zone as timeZone", "users.signature"])
    .where("user_id", "=", userId).executeTakeFirstOrThrow();
  return {
    sendingMode: row.sending_mode,
    pace: {
      gapMinMs: row.gap_min_ms,
      gapMaxMs: row.gap_max_ms,
      perMinute: row.per_minute,
      perHour: row.per_hour,
      perDay: row.per_day,
      identicalPerHour: row.identical_per_hour,
    },
    quietHours: row.quiet_from !== null && row.quiet_to !== null
      ? { from: row.quiet_from, to: row.quiet_to }
      : null,
    timeZone: row.timeZone,
    lateAfterMinutes: row.late_after_minutes,
    slots: row.slots,
    signature: row.signature,
    pausedAt: row.paused_at,
    isNumberProtected: row.is_number_protected,
  };
}

/** The failure for choosing a mode that is not set up here. */
export const unavailable: Readonly<Partial<Record<SendingMode, FailureCode>>> = {
  EVOLUTION_GATEWAY: "GATEWAY_MISSING",
  PLATFORM_WHATSAPP: "PLATFORM_NUMBER_MISSING",
};

/**
 * Returns the modes that can be chosen now: a gateway or a shared number has to exist for theirs.
 */
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
