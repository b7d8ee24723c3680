import { instantOf, zoned } from "../../zoned.ts";

const DAYS_AHEAD = 30;

/**
 * The first slot (a local time, HH:MM) after `after`, at most 30 local days later, that is not
 * taken; null when there is none. A slot that a day's clocks skip comes as much later; one that they
 * show twice comes once.
 */
export function nextFreeSlot(
  slots: readonly string[],
  zone: string,
  after: Date,
  isTaken: (instant: Date) => boolean,
): Date | null {
  const here = zoned(after, zone);
  const last = here.add({ days: DAYS_AHEAD }).epochMilliseconds;
  const days = Array.from({ length: DAYS_AHEAD + 2 }, (_, n) => {
    return here.toPlainDate().add({ days: n - 1 }).toString();
  });
  const instants = days.flatMap((day) => slots.map((slot) => instantOf(`${day}T${slot}`, zone)))
    .filter((instant) => instant > after && instant.getTime() <= last)
    // Of two slots the one that was skipped may come after the other, even on the next day.
    .sort((a, b) => a.getTime() - b.getTime());
  return instants.find((instant) => !isTaken(instant)) ?? null;
}
