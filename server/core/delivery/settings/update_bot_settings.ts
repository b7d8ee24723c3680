import { command } from "../../command.ts";
import { permit } from "../../permissions.ts";
import { updateZone } from "../../users/commands.ts";
import { availableModes, loadBotSettings, unavailable } from "./load_bot_settings.ts";
import { checkedCap, checkedQuietHours, checkedSlots } from "./checked_limits.ts";
import { lockLanesOf } from "../queue/enqueue.ts";
import type { Selectable } from "kysely";
import { Failure, type FailureCode } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { isZone } from "../../zoned.ts";
import { type BotSettings, type Pace, type SendingMode } from "./bot_settings.ts";
import type { BotSettingsTable } from "../tables.ts";

/**
 * Updates the viewer's sending settings; absent fields stay. Their queued messages are paced again.
 */
export const updateBotSettings = command(async (tx, input: SettingsInput) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "profile.edit");
  // Locked first, so that of two concurrent changes the later is checked against the earlier.
  await lockLanesOf(tx, userId);
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
  const available = await availableModes(tx);
  const { timeZone, ...columns } = checkedSettings(await loadBotSettings(tx), input, available);
  await db.updateTable("bot_settings").set(columns).where("user_id", "=", userId).execute();
  await updateZone(tx, userId, timeZone);
  await db.updateTable("lanes").set({ wake_at: now }).where("user_id", "=", userId).execute();
  emit({ name: "botSettings.changed", userId });
  return userId;
});

/**
 * The settings that a person may change. Absent: unchanged. Null: none; where a value is required,
 * unchanged.
 */
export type SettingsInput = Given<{
  sendingMode: SendingMode;
  gapMinMs: number;
  gapMaxMs: number;
  perMinute: number;
  perHour: number;
  perDay: number;
  identicalPerHour: number;
  quietFrom: string;
  quietTo: string;
  timeZone: string;
  lateAfterMinutes: number;
  slots: readonly string[];
  isNumberProtected: boolean;
}>;

/** The resulting columns; the zone is stored with the person. */
type SettingsColumns =
  & Omit<Selectable<BotSettingsTable>, "user_id" | "paused_at">
  & { readonly timeZone: string };

const HOUR_MS = 60 * 60 * 1000;
const DAY_MINUTES = 24 * 60;

/** The range of each number, and the failure outside it. */
const ranges = {
  gapMinMs: [1000, HOUR_MS, "PACE_INVALID"],
  gapMaxMs: [1000, HOUR_MS, "PACE_INVALID"],
  lateAfterMinutes: [5, 7 * DAY_MINUTES, "LATE_INVALID"],
} as const satisfies Partial<Record<keyof SettingsInput, [number, number, FailureCode]>>;

/** Validates the changed settings. @throws Failure at the first invalid one. */
export function checkedSettings(
  current: BotSettings,
  input: SettingsInput,
  available: readonly SendingMode[],
): SettingsColumns {
  const { pace } = current;
  return {
    sending_mode: mode(current, input, available),
    ...gap(pace, input),
    per_minute: checkedCap("perMinute", input.perMinute ?? pace.perMinute),
    per_hour: checkedCap("perHour", input.perHour ?? pace.perHour),
    per_day: checkedCap("perDay", input.perDay ?? pace.perDay),
    identical_per_hour: identical(pace, input),
    ...checkedQuietHours(current.quietHours, input),
    late_after_minutes: within(
      "lateAfterMinutes",
      input.lateAfterMinutes ?? current.lateAfterMinutes,
    ),
    slots: checkedSlots(input.slots ?? current.slots),
    is_number_protected: input.isNumberProtected ?? current.isNumberProtected,
    timeZone: timeZone(input.timeZone ?? current.timeZone),
  };
}

function within(name: keyof typeof ranges, value: number): number {
  const [least, most, code] = ranges[name];
  if (!Number.isInteger(value) || value < least || value > most) throw new Failure(code, [name]);
  return value;
}

/** Rejects choosing a mode that is not set up here; keeping it is allowed. */
function mode(
  { sendingMode }: BotSettings,
  { sendingMode: chosen }: SettingsInput,
  available: readonly SendingMode[],
): SendingMode {
  if (!chosen || chosen === sendingMode) return sendingMode;
  if (available.includes(chosen)) return chosen;
  throw new Failure(unavailable[chosen] ?? "SENDING_MODE_UNAVAILABLE", ["sendingMode"]);
}

function gap(pace: Pace, input: SettingsInput) {
  const least = within("gapMinMs", input.gapMinMs ?? pace.gapMinMs);
  const most = within("gapMaxMs", input.gapMaxMs ?? pace.gapMaxMs);
  if (least > most) {
    throw new Failure("PACE_INVALID", [input.gapMaxMs == null ? "gapMinMs" : "gapMaxMs"]);
  }
  return { gap_min_ms: least, gap_max_ms: most };
}

function identical({ identicalPerHour: current }: Pace, { identicalPerHour: most }: SettingsInput) {
  if (most === undefined) return current;
  return most === null ? null : checkedCap("identicalPerHour", most);
}

function timeZone(name: string): string {
  if (!isZone(name)) throw new Failure("ZONE_INVALID", ["timeZone"]);
  return name;
}
