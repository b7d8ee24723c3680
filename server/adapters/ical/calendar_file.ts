import ICAL from "ical.js";
import type { ReadCalendarFile } from "../../core/campaigns/calendar/calendar_file.ts";

/**
 * Reads the events of an iCalendar file. Nothing of it is expanded: a rule is only copied, with the
 * starts that the file takes out of it (EXDATE) or describes anew (RECURRENCE-ID). Events that were
 * called off are left out.
 */
export const readCalendarFile: ReadCalendarFile = (text, most) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as string);
  if (calendar.name !== "vcalendar") throw new Error("no calendar");
  const events = calendar.getAllSubcomponents("vevent").slice(0, most);
  const moved = Map.groupBy(
    events.flatMap((event) => {
      const time = event.getFirstPropertyValue("recurrence-id");
      return time instanceof ICAL.Time ? [{ uid: uidOf(event), time }] : [];
    }),
    ({ uid }) => uid,
  );
  return events.flatMap((event) => {
    const start = event.getFirstProperty("dtstart");
    const time = start?.getFirstValue();
    const isCanceled = event.getFirstPropertyValue("status") === "CANCELLED";
    if (!start || !(time instanceof ICAL.Time) || isCanceled) return [];
    const zone = start.getParameter("tzid");
    const rule = event.getFirstPropertyValue("rrule");
    const excluded = rule ? [...excludedBy(event), ...(moved.get(uidOf(event)) ?? [])] : [];
    return [{
      title: String(event.getFirstPropertyValue("summary") ?? ""),
      starts: textOf(time),
      timeZone: typeof zone === "string" ? zone : isUtc(time) ? "UTC" : null,
      recurrence: rule ? String(rule) : null,
      excluded: excluded.map(({ time }) => ({ starts: textOf(time), isUtc: isUtc(time) })),
    }];
  });
};

const uidOf = (event: ICAL.Component) => String(event.getFirstPropertyValue("uid") ?? "");

const excludedBy = (event: ICAL.Component) =>
  event.getAllProperties("exdate").flatMap((property) =>
    property.getValues().flatMap((time) => time instanceof ICAL.Time ? [{ time }] : [])
  );

const isUtc = (time: ICAL.Time) => time.zone === ICAL.Timezone.utcTimezone;

/** YYYY-MM-DD, or YYYY-MM-DDTHH:MM. */
const textOf = (time: ICAL.Time) => time.toString().replace(/Z$/, "").slice(0, 16);
