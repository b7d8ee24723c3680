import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { QuietHours } from "./bot_settings.ts";

/** The range of each cap. */
const ranges = {
  perMinute: [1, 60],
  perHour: [1, 2_000],
  perDay: [1, 10_000],
  identicalPerHour: [1, 1_000],
} as const;

const MOST_SLOTS = 24;
const LOCAL_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Returns the cap. @throws Failure outside its range */
export function checkedCap(name: keyof typeof ranges, value: number): number {
  const [least, most] = ranges[name];
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Failure("CAP_INVALID", [name]);
}

type QuietInput = Given<{ quietFrom: string | null; quietTo: string | null }>;

/** Returns the quiet hours as columns: both times or none. @throws Failure for other ones */
export function checkedQuietHours(current: QuietHours | null, { quietFrom, quietTo }: QuietInput) {
  const from = quietFrom === undefined ? current?.from ?? null : quietFrom;
  const to = quietTo === undefined ? current?.to ?? null : quietTo;
  if (from !== null && !LOCAL_TIME.test(from)) {
    throw new Failure("QUIET_HOURS_INVALID", ["quietFrom"]);
  }
  if (to !== null && !LOCAL_TIME.test(to)) throw new Failure("QUIET_HOURS_INVALID", ["quietTo"]);
  if (from === to ? from !== null : from === null || to === null) {
    throw new Failure("QUIET_HOURS_INVALID", [from === null ? "quietFrom" : "quietTo"]);
  }
  return { quiet_from: from, quiet_to: to };
}

/** Returns the different slots, ascending. @throws Failure for too many, or one that is no time */
export function checkedSlots(times: readonly string[]): string[] {
  const different = [...new Set(times)].sort();
  if (different.length > MOST_SLOTS || !different.every((time) => LOCAL_TIME.test(time))) {
    throw new Failure("SLOTS_INVALID", ["slots"]);
  }
  return different;
}
