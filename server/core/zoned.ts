/** The calendar month of an instant in a zone: YYYY-MM. */
export const monthOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toPlainDate().toPlainYearMonth().toString();

/** The day of an instant in a zone: YYYY-MM-DD. */
export const dayOf = (instant: Date, zone: string): string =>
  zoned(instant, zone).toPlainDate().toString();

/** The instant at which the day of `instant` begins in a zone; not always midnight. */
export const dayStart = (instant: Date, zone: string): Date =>
  new Date(zoned(instant, zone).startOfDay().epochMilliseconds);

/** The instant at which the month of `instant` begins in a zone. */
export const monthStart = (instant: Date, zone: string): Date =>
  new Date(zoned(instant, zone).with({ day: 1 }).startOfDay().epochMilliseconds);

/** An instant as a zone's clocks show it. */
export const zoned = (instant: Date, zone: string): Temporal.ZonedDateTime =>
  Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(zone);

/**
 * The instant of a local date and time (ISO 8601, no offset). A time that a zone skips counts as the
 * same stretch later; of one that comes twice, the first holds.
 * @throws RangeError for what is no date and time, or no zone.
 */
export const instantOf = (local: string, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds);

/** Whether IANA knows a zone of that name. Temporal takes an offset or an instant for one, too. */
export function isZone(name: string): boolean {
  try {
    const { timeZoneId } = zoned(new Date(0), name);
    return /^[a-z]/i.test(name) && timeZoneId.toLowerCase() === name.toLowerCase();
  } catch {
    return false;
  }
}
