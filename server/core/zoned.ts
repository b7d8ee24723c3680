/** Returns the calendar month of an instant in a zone: YYYY-MM. */
export const monthOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toPlainDate().toPlainYearMonth().toString();

/** Returns the day of an instant in a zone: YYYY-MM-DD. */
export const dayOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toPlainDate().toString();

/** Returns the instant at which the day of `instant` begins in a zone; not always midnight. */
export const dayStart = (instant: Date, zone: string): Date =>
  new Date(zoned(instant, zone).startOfDay().epochMilliseconds);

/** Returns the instant at which the month of `instant` begins in a zone. */
export const monthStart = (instant: Date, zone: string): Date =>
  new Date(zoned(instant, zone).with({ day: 1 }).startOfDay().epochMilliseconds);

/** An instant in UTC by ISO 8601, as documents store it and GraphQL prints it. */
export type UtcText = `${string}Z`;

/** Returns an instant as such a text. */
export const utcText = (instant: Date): UtcText => instant.toISOString() as UtcText;

/** Returns an instant as a date and time in a zone. */
export const zoned = (instant: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

/**
 * Returns the instant of a local date and time (ISO 8601, no offset). A time that the zone skips is
 * moved later by the skipped time; of a time that occurs twice, the first counts.
 * @throws RangeError when it is no date and time, or no zone
 */
export const instantOf = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/** A part of each day between two local times (HH:MM); it may go past midnight. */
export type LocalHours = { readonly fromTime: string; readonly toTime: string };

/** Whether an instant lies between two local times (HH:MM), the end excluded; they may span midnight. */
export function isWithinHours(
  instant: Date,
  { fromTime, toTime }: LocalHours,
  zone: string,
): boolean {
  const time = zoned(instant, zone).toPlainTime().toString().slice(0, 5);
  return fromTime < toTime ? fromTime <= time && time < toTime : fromTime <= time || time < toTime;
}

/** Whether this is the name of an IANA zone. Temporal also accepts offsets and instants as zones. */
export function isZone(name: string): boolean {
  try {
    const { timeZoneId } = zoned(new Date(0), name);
    return /^[a-z]/i.test(name) && timeZoneId.toLowerCase() === name.toLowerCase();
  } catch {
    return false;
  }
}

/** Formats an instant in a zone: "28/11 às 09:00". */
export function momentLabel(instant: Date, zone: string): string {
  const { day, month, hour, minute } = zoned(instant, zone);
  return `${two(day)}/${two(month)} às ${two(hour)}:${two(minute)}`;
}

const two = (n: number) => String(n).padStart(2, "0");

/** Formats the first day of the month after `instant`: "1º de dezembro". */
export function nextMonthLabel(instant: Date, zone: string): string {
  const next = zoned(instant, zone).toPlainDate().with({ day: 1 }).add({ months: 1 });
  return `1º de ${next.toLocaleString("pt-BR", { month: "long" })}`;
}
