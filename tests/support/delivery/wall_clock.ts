import fc from "fast-check";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const faces = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns what a zone's clocks show, to the minute, without Temporal, which the rules under test
 * use.
 */
export function wallClock(timeZone: string, at: number): { date: string; time: string } {
  let face = faces.get(timeZone);
  if (!face) {
    face = new Intl.DateTimeFormat("en-CA", {
      timeZone,
      dateStyle: "short",
      timeStyle: "short",
      hourCycle: "h23",
    });
    faces.set(timeZone, face);
  }
  const [date, time] = face.format(at).split(", ") as [string, string];
  return { date, time };
}

/**
 * Returns the instant of a local time: a skipped one counts from the offset before, a repeated one
 * is the first.
 */
export function instantAt(timeZone: string, date: string, time: string): number {
  const utc = Date.parse(`${date}T${time}Z`);
  const offset = (at: number) => {
    const face = wallClock(timeZone, at);
    return Date.parse(`${face.date}T${face.time}Z`) - at;
  };
  const [before, after] = [utc - offset(utc - DAY), utc - offset(utc + DAY)];
  const shown = [before, after].filter((at) => {
    const face = wallClock(timeZone, at);
    return face.date === date && face.time === time;
  });
  return shown.length > 0 ? Math.min(...shown) : before;
}

/** Returns whether the clocks show a quiet hour. */
export function isQuietOnClock(
  hours: { from: string; to: string },
  timeZone: string,
  at: number,
): boolean {
  const { time } = wallClock(timeZone, at);
  return hours.from < hours.to
    ? hours.from <= time && time < hours.to
    : hours.from <= time || time < hours.to;
}

/** Days with unusual clocks, each with an instant in it. */
const places = [
  ["America/Sao_Paulo", "2018-02-18T00:00Z"], // midnight occurs twice
  ["America/Sao_Paulo", "2018-11-04T03:00Z"], // there is no midnight
  ["Australia/Lord_Howe", "2026-04-04T15:00Z"], // half an hour back
  ["Australia/Lord_Howe", "2026-10-03T15:30Z"], // and on
  ["Asia/Kathmandu", "2026-06-01T00:00Z"], // 5:45
  ["Africa/Casablanca", "2026-02-15T02:00Z"], // back for Ramadan
  ["Africa/Casablanca", "2026-03-22T02:00Z"],
  ["America/St_Johns", "2010-11-07T02:31Z"], // back at one past midnight, into the day before
  ["America/St_Johns", "2026-03-08T05:30Z"],
  ["America/Nuuk", "2024-03-31T01:00Z"], // the last hour of the day is skipped
  ["Pacific/Apia", "2011-12-30T10:00Z"], // a whole day is skipped
  ["America/New_York", "2026-11-01T06:00Z"],
  ["UTC", "2026-06-01T00:00Z"],
] as const;

/** Generates a zone and an instant within so many hours of a clock change there. */
export const moments = (hours: number) =>
  fc.tuple(fc.constantFrom(...places), fc.integer({ min: -hours * HOUR, max: hours * HOUR }))
    .map(([[timeZone, change], off]) => ({ timeZone, at: new Date(Date.parse(change) + off) }));

/** Generates HH:MM, mostly near midnight and the hours at which clocks are set. */
export const localTimes = fc.oneof(
  fc.integer({ min: 0, max: 24 * 60 - 1 }),
  fc.integer({ min: -90, max: 210 }).map((minutes) => (minutes + 24 * 60) % (24 * 60)),
).map((minutes) =>
  [Math.floor(minutes / 60), minutes % 60].map((n) => String(n).padStart(2, "0")).join(":")
);

/** Generates two different local times. */
export const quietHours = fc.tuple(localTimes, localTimes).filter(([from, to]) => from !== to)
  .map(([from, to]) => ({ from, to }));
