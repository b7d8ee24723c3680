import ICAL from "ical.js";
import type { ReadCalendarFile } from "../../core/campaigns/calendar/calendar_file.ts";

/** Reads the events of an iCalendar file. Nothing of it is expanded: a rule is only copied. */
export const readCalendarFile: ReadCalendarFile = (text, most) => {
  const calendar = new ICAL.Component(ICAL.parse(text) as unknown as string);
  if (calendar.name !== "vcalendar") throw new Error("no calendar");
  return calendar.getAllSubcomponents("vevent").slice(0, most).flatMap((event) => {
    const start = event.getFirstProperty("dtstart");
    const time = start?.getFirstValue();
    if (!start || !(time instanceof ICAL.Time)) return [];
    const zone = start.getParameter("tzid");
    const rule = event.getFirstPropertyValue("rrule");
    return [{
      title: String(event.getFirstPropertyValue("summary") ?? ""),
      starts: time.toString().replace(/Z$/, "").slice(0, 16),
      timeZone: typeof zone === "string"
        ? zone
        : time.zone === ICAL.Timezone.utcTimezone
        ? "UTC"
        : null,
      recurrence: rule ? String(rule) : null,
    }];
  });
};
