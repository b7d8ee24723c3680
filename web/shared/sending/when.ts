import { localTime } from "../time_zones.ts";

/** When messages shall go out; `localTime` as `datetime-local` has it, by the settings' zone. */
export type When =
  | { readonly kind: "now" }
  | { readonly kind: "at"; readonly localTime: string }
  | { readonly kind: "slot" };

const HOUR = 60 * 60 * 1000;

/** What the server is asked for. */
export function whenInput(when: When, timeZone: string) {
  if (when.kind === "at") return { localTime: when.localTime, timeZone };
  return when.kind === "slot" ? { isNextFreeSlot: true } : {};
}

/** What a field for the time begins with: the next full hour in that zone. */
export const nextHour = (now: number, zone: string) =>
  `${localTime(now + HOUR, zone).slice(0, 13)}:00`;
