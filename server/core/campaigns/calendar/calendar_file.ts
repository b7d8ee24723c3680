/** An event of a calendar file. */
export type CalendarFileEvent = {
  readonly title: string;
  /** YYYY-MM-DD, or YYYY-MM-DDTHH:MM. */
  readonly starts: string;
  /** IANA's name, "UTC", or null: none is given. */
  readonly timeZone: string | null;
  /** RFC 5545; null: once. */
  readonly recurrence: string | null;
  /** Starts of the series that the file takes out or moves, as `starts`; `isUtc`: by UTC's clocks. */
  readonly excluded: readonly { readonly starts: string; readonly isUtc: boolean }[];
};

/** Reads the events of an iCalendar file, at most `most`. @throws Error when it is none */
export type ReadCalendarFile = (text: string, most: number) => CalendarFileEvent[];
