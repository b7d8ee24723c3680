import { requireAttempt } from "../../attempts.ts";
import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import { isZone } from "../../zoned.ts";
import type { CalendarFileEvent, ReadCalendarFile } from "./calendar_file.ts";
import { checkedRecurrence } from "./recurrence.ts";
import { checkedEntry, insertEntry, requireEntryRoom } from "./write_entry.ts";
import { ownEntries } from "./list_calendar.ts";

/** Characters of a file, and dates that are taken from one. */
const LONGEST = 256 * 1024;
const MOST_DATES = 200;
/** Days without one of a series: the latest ones. */
const MOST_EXCLUDED = 100;
/** Files of one person in an hour: reading one takes the processor. */
const IMPORTS = { most: 20, minutes: 60 };
/** The time of a date without one. */
const MORNING = "09:00";

type ImportedDate = {
  readonly title: string;
  readonly startsLocal: string;
  readonly timeZone: string;
  readonly recurrence: string | null;
};

/** A date, and the local starts of its series on which there is none. */
type ReadDate = ImportedDate & { readonly excluded: readonly string[] };

export type CalendarImport = {
  readonly dates: readonly ImportedDate[];
  readonly skipped: number;
  readonly isDryRun: boolean;
};

type ImportCalendar = { readonly text: string; readonly isDryRun: boolean };

/**
 * Takes the dates of a calendar file as entries that send nothing. Dates that are there already are
 * left out. @throws Failure CALENDAR_FILE_INVALID, CALENDAR_LIMIT, TOO_MANY_ATTEMPTS
 */
export const importCalendar = command(
  async (tx, { text, isDryRun }: ImportCalendar): Promise<CalendarImport> => {
    const userId = permit(tx.viewer, "calendar.edit");
    await requireAttempt(tx, userId, "importCalendar", IMPORTS);
    const events = readEvents(tx.ports.readCalendarFile, text);
    const { time_zone: home } = await tx.db.selectFrom("users").select("time_zone")
      .where("id", "=", userId).executeTakeFirstOrThrow();
    const known = new Set((await ownEntries(tx)).map(keyOf));
    const today = tx.now.toISOString().slice(0, 10);
    const dates: ReadDate[] = [];
    for (const event of events) {
      const date = dateOf(event, home, tx.now);
      const isOver = date?.recurrence === null && date.startsLocal.slice(0, 10) < today;
      if (!date || isOver || known.has(keyOf(date)) || dates.length === MOST_DATES) continue;
      known.add(keyOf(date));
      dates.push(date);
    }
    const result = {
      dates: dates.map(({ excluded: _, ...date }) => date),
      skipped: events.length - dates.length,
      isDryRun,
    };
    if (isDryRun || dates.length === 0) return result;
    await requireEntryRoom(tx, dates.length);
    for (const date of dates) {
      const entry = await insertEntry(tx, await checkedEntry(tx, { kind: "NOTE", ...date }));
      if (date.excluded.length === 0) continue;
      await tx.db.insertInto("calendar_exceptions").values(
        date.excluded.map((occurrence) => ({
          entry_id: entry.id,
          user_id: userId,
          occurrence,
          is_canceled: true,
        })),
      ).execute();
    }
    tx.emit({ name: "calendar.changed", userId });
    return result;
  },
);

function readEvents(read: ReadCalendarFile, text: string): CalendarFileEvent[] {
  const invalid = new Failure("CALENDAR_FILE_INVALID", ["text"]);
  if (text.length > LONGEST || text.includes("\0")) throw invalid;
  try {
    return read(text, 2 * MOST_DATES);
  } catch {
    throw invalid;
  }
}

/** Returns a date that an entry may have; null: the event has none that we know. */
function dateOf(event: CalendarFileEvent, home: string, now: Date): ReadDate | null {
  const { title, starts, timeZone, recurrence, excluded } = event;
  const year = Number(starts.slice(0, 4));
  const thisYear = now.getUTCFullYear();
  if (Math.abs(year - thisYear) > 4) return null;
  const zone = timeZone && isZone(timeZone) ? timeZone : home;
  const isInstant = timeZone === "UTC" && recurrence === null; // it reads better in one's own zone
  try {
    const days = new Set(excluded.map((one) => localOf(one.starts, one.isUtc ? zone : null)));
    return {
      title: title.replaceAll(/\p{C}+/gu, " ").trim().slice(0, 100) || "Data importada",
      startsLocal: localOf(starts, isInstant ? home : null),
      timeZone: isInstant ? home : zone,
      recurrence: recurrence && checkedRecurrence(recurrence),
      excluded: [...days].sort().slice(-MOST_EXCLUDED),
    };
  } catch {
    return null; // a date or a rule that we do not have
  }
}

/** Returns a date and time of a file as a local one: UTC's as `zone` shows it, others as written. */
function localOf(starts: string, zone: string | null): string {
  const local = starts.length === 10 ? `${starts}T${MORNING}` : starts.slice(0, 16);
  const time = Temporal.PlainDateTime.from(local);
  const shown = zone && starts.length > 10
    ? time.toZonedDateTime("UTC").withTimeZone(zone).toPlainDateTime()
    : time;
  return shown.toString().slice(0, 16);
}

const keyOf = ({ title, startsLocal, recurrence }: Omit<ImportedDate, "timeZone">) =>
  `${title} ${startsLocal} ${recurrence}`;
