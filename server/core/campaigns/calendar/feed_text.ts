import type { CalendarEntry, CalendarException, Occurrence } from "./entry.ts";
import type { CalendarEntryId } from "../../ids.ts";
import { occurrencesByWeek } from "./occurrences.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The days around now that the file has. */
const [BEHIND, AHEAD] = [30, 180];
const MOST = 2_000;

/** Lets what else waits have its turn. */
const nextTurn = () => new Promise<void>((resolve) => setTimeout(resolve));

/**
 * Writes entries as an iCalendar file (RFC 5545). Each occurrence is an event of its own, at its
 * instant in UTC: what a program shows then is what we do, whatever it makes of zones and rules. A
 * full calendar takes tenths of a second, so that other requests get their turn after each week.
 */
export async function feedText(
  entries: readonly CalendarEntry[],
  exceptions: ReadonlyMap<CalendarEntryId, readonly CalendarException[]>,
  now: Date,
): Promise<string> {
  const day = now.getTime() - now.getTime() % DAY_MS; // the file is the same all day
  const period = { from: new Date(day - BEHIND * DAY_MS), to: new Date(day + AHEAD * DAY_MS) };
  const events: Occurrence[] = [];
  for (const week of occurrencesByWeek(entries, exceptions, period)) {
    events.push(...week.slice(0, MOST - events.length));
    if (events.length === MOST) break;
    await nextTurn();
  }
  return [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    "PRODID:-//Garimpo//Calendario//PT-BR",
    "CALSCALE:GREGORIAN",
    "X-WR-CALNAME:Garimpo",
    ...events.flatMap(eventLines),
    "END:VCALENDAR",
    "",
  ].map(folded).join("\r\n");
}

const eventLines = ({ entry, occurrence, title, startsAt }: Occurrence): string[] => [
  "BEGIN:VEVENT",
  `UID:${entry.id}-${occurrence}@garimpo`,
  `DTSTAMP:${stamp(entry.updatedAt)}`,
  `DTSTART:${stamp(startsAt)}`,
  "DURATION:PT15M",
  `SUMMARY:${escaped(title)}`,
  "TRANSP:TRANSPARENT",
  "END:VEVENT",
];

const stamp = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d+/g, "");

const escaped = (text: string) =>
  text.replaceAll(/[\\;,]/g, "\\$&").replaceAll(/\r\n|\r|\n/g, "\\n");

/** Folds a line at 75 bytes, never within a character. */
function folded(line: string): string {
  if (/^[ -~]{0,74}$/.test(line)) return line;
  const lines: string[] = [];
  let current = "";
  let bytes = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (bytes + size > 74) {
      lines.push(current);
      [current, bytes] = ["", 0];
    }
    current += character;
    bytes += size;
  }
  return [...lines, current].join("\r\n ");
}
