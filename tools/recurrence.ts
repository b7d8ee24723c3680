import fc from "fast-check";
import type { CalendarEntry } from "../server/core/campaigns/calendar/entry.ts";
import { occurrencesIn } from "../server/core/campaigns/calendar/occurrences.ts";
import {
  allZones,
  recurrenceRules,
  unlikeOracle,
  unlikeWallClock,
} from "../tests/support/calendar/recurrence_oracle.ts";

// Compares the calendar's days with those of an independent library, for many rules, and its
// instants with the wall clocks of every zone, each day of ten years.

const RULES = 5_000;
const TIMES = ["00:00", "00:30", "01:30", "02:15", "02:30", "03:00", "12:00", "23:30"];

fc.assert(
  fc.property(recurrenceRules, (series) => {
    const difference = unlikeOracle(series);
    if (difference) throw new Error(difference);
  }),
  { numRuns: RULES },
);
console.log(`${RULES} rules give the same days`);

const period = { from: new Date("2016-01-01T00:00Z"), to: new Date("2026-01-01T00:00Z") };
let checked = 0;
for (const timeZone of allZones) {
  const entry = {
    startsLocal: "2015-06-01T00:00",
    timeZone,
    times: TIMES,
    recurrence: "FREQ=DAILY",
  };
  for (const occurrence of occurrencesIn(entry as unknown as CalendarEntry, [], period)) {
    const difference = unlikeWallClock(occurrence, timeZone);
    if (difference) throw new Error(difference);
    checked++;
  }
}
console.log(`${checked} occurrences in ${allZones.length} zones are right`);
