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
    const dates: ImportedDate[] = [];
    for (const event of events) {
      const date = dateOf(event, home, tx.now);
      const isOver = date?.recurrence === null && date.startsLocal.slice(0, 10) < today;
      if (!date || isOver || known.has(keyOf(date)) || dates.length === MOST_DATES) continue;
      known.add(keyOf(date));
      dates.push(date);
    }
    const result = { dates, skipped: events.length - dates.length, isDryRun };
    if (isDryRun || dates.length === 0) return result;
    await requireEntryRoom(tx, dates.length);
    for (const date of dates) {
      await insertEntry(tx, await checkedEntry(tx, { kind: "NOTE", ...date }));
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
function dateOf(
  { title, starts, timeZone, recurrence }: CalendarFileEvent,
  home: string,
  now: Date,
): ImportedDate | null {
  const startsLocal = starts.length === 10 ? `${starts}T${MORNING}` : starts.slice(0, 16);
  const year = Number(starts.slice(0, 4));
  const thisYear = now.getUTCFullYear();
  if (Math.abs(year - thisYear) > 4) return null;
  try {
    return {
      title: title.replaceAll(/\p{C}+/gu, " ").trim().slice(0, 100) || "Data importada",
      startsLocal: Temporal.PlainDateTime.from(startsLocal).toString().slice(0, 16),
      timeZone: timeZone && isZone(timeZone) ? timeZone : home,
      recurrence: recurrence && checkedRecurrence(recurrence),
    };
  } catch {
    return null; // a date or a rule that we do not have
  }
}

const keyOf = ({ title, startsLocal, recurrence }: Omit<ImportedDate, "timeZone">) =>
  `${title} ${startsLocal} ${recurrence}`;
