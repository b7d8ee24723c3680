import { atTimeLabel } from "./clock.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** From so long before on it is announced on every screen; milliseconds. */
export const ANNOUNCED_MS = DAY;

/** Words when a maintenance starts: "às 18:30", in its last hour "em 12 min", at last "em 4:05". */
export function countdown(startsAt: number, now: number): string {
  const left = startsAt - now;
  if (left > 60 * MINUTE) return atTimeLabel(new Date(startsAt).toISOString(), now);
  const seconds = Math.max(0, Math.ceil(left / SECOND));
  if (left > 10 * MINUTE) return `em ${Math.ceil(seconds / 60)} min`;
  return `em ${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
