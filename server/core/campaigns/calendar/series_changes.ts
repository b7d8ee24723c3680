import type { Given } from "../../given.ts";
import type { CalendarEntry, CalendarException, EntryContent } from "./entry.ts";
import { shiftRecurrence, splitRecurrence } from "./recurrence.ts";
import { checkedLocal, type EntryFields } from "./write_entry.ts";

/** How much of a series a change is about. */
export type EntryScope = "THIS" | "FOLLOWING" | "ALL";

/** What a person changed of an occurrence, which is named by the local start that the series gives it. */
export type OccurrenceChange = Given<EntryFields> & {
  readonly occurrence: string;
  /** What differs on that day already; absent: nothing. */
  readonly exception: CalendarException | undefined;
};

/** Whether an entry has more than one occurrence, of which single ones can be changed. */
export const isSeries = ({ recurrence, times }: Pick<CalendarEntry, "recurrence" | "times">) =>
  recurrence !== null || times.length > 1;

/**
 * Returns the fields that the person gave, without the nulls of those that they left out. A TEXT may
 * lose its offer; another kind begins without the content of the former one.
 */
export function givenFields(
  { kind }: Pick<EntryContent, "kind">,
  { occurrence: _occurrence, exception: _exception, ...fields }: OccurrenceChange,
): Partial<EntryFields> {
  const isOtherKind = fields.kind != null && fields.kind !== kind;
  const nullable = (name: string) =>
    name === "recurrence" || name === "offerId" && (fields.kind ?? kind) === "TEXT";
  const given = Object.entries(fields).filter(([name, value]) =>
    name in fieldNames && value !== undefined && (value !== null || nullable(name))
  );
  return {
    ...isOtherKind && { offerId: null, campaignTextId: null },
    ...Object.fromEntries(given) as Partial<EntryFields>,
  };
}

const fieldNames: Readonly<Record<keyof EntryFields, true>> = {
  kind: true,
  title: true,
  offerId: true,
  campaignTextId: true,
  startsLocal: true,
  timeZone: true,
  times: true,
  recurrence: true,
  groupIds: true,
  groupTags: true,
  queue: true,
};

/** Whether a change is about what is sent. */
export function changesContent(content: Pick<EntryContent, "kind">, change: OccurrenceChange) {
  const given = givenFields(content, change);
  return "kind" in given || "offerId" in given || "campaignTextId" in given;
}

/** Returns one occurrence as an entry that happens once, with what the person changed of it. */
export function fieldsOfOne(entry: CalendarEntry, change: OccurrenceChange): EntryFields {
  const { occurrence, exception } = change;
  return {
    ...entry,
    ...exception?.content,
    title: exception?.title ?? entry.title,
    groupIds: exception?.groupIds ?? entry.groupIds,
    groupTags: exception?.groupTags ?? entry.groupTags,
    ...givenFields(exception?.content ?? entry, change),
    queue: entry.queue,
    recurrence: null,
    times: [],
    startsLocal: change.startsLocal ?? exception?.startsLocal ?? occurrence,
  };
}

/** Splits a series before the day of an occurrence: it until then, the rest, and the rest's exceptions. */
export function splitSeries(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  occurrence: string,
) {
  const day = occurrence.slice(0, 10);
  const split = splitRecurrence(entry.recurrence!, entry.startsLocal.slice(0, 10), day);
  return {
    before: { ...entry, recurrence: split.before },
    rest: {
      ...entry,
      startsLocal: `${day}T${timeIn(entry.startsLocal)}`,
      recurrence: split.after,
    },
    later: exceptions.filter((one) => one.occurrence >= `${day}T00:00`),
  };
}

/** How occurrences are renamed when their series moves. */
export type Shift = { readonly days: number; readonly time: string; readonly newTime: string };

/**
 * Moves a series as its changed occurrence was moved, from where that one was: one that was moved
 * before and stays there moves nothing. A new rule is taken as it is.
 */
export function movedSeries(
  entry: CalendarEntry,
  { startsLocal, occurrence, exception, recurrence, times }: OccurrenceChange,
): { readonly fields: Partial<EntryFields>; readonly shift: Shift | null } {
  if (!startsLocal) return { fields: {}, shift: null };
  const from = exception?.startsLocal ?? occurrence;
  const to = checkedLocal(startsLocal, "startsLocal");
  const days = dayIn(from).until(dayIn(to)).days;
  const time = timeIn(occurrence);
  const newTime = timeIn(to) === timeIn(from) ? time : timeIn(to);
  const start = dayIn(entry.startsLocal).add({ days }).toString();
  const hasTimes = (times ?? entry.times).length > 0;
  const fields = {
    startsLocal: `${start}T${hasTimes ? timeIn(entry.startsLocal) : newTime}`,
    ...entry.times.length > 0 && !times &&
      { times: entry.times.map((one) => one === time ? newTime : one) },
    ...entry.recurrence !== null && recurrence === undefined &&
      { recurrence: shiftRecurrence(entry.recurrence, days) },
  };
  return { fields, shift: days === 0 && newTime === time ? null : { days, time, newTime } };
}

const dayIn = (local: string) => Temporal.PlainDate.from(local.slice(0, 10));
const timeIn = (local: string) => local.slice(11, 16);

type Moved = { readonly shift: Shift | null; readonly change: OccurrenceChange };

/**
 * Returns a series' exceptions after it changed, under the names of its moved occurrences. The
 * occurrence that the person changed follows the series in what they gave.
 */
export function movedExceptions(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  { shift, change }: Moved,
): CalendarException[] {
  return exceptions.map((one) =>
    one.occurrence === change.occurrence ? remainingException(entry, one, change) : one
  ).filter(differs).map((one) => ({
    ...one,
    entryId: entry.id,
    occurrence: shiftedName(one.occurrence, shift),
  }));
}

function shiftedName(occurrence: string, shift: Shift | null): string {
  if (!shift) return occurrence;
  const time = timeIn(occurrence);
  const day = dayIn(occurrence).add({ days: shift.days });
  return `${day}T${time === shift.time ? shift.newTime : time}`;
}

const differs = (one: CalendarException) =>
  one.isCanceled || one.title !== null || one.startsLocal !== null || one.content !== null ||
  one.groupIds !== null || one.groupTags !== null;

function remainingException(
  entry: CalendarEntry,
  exception: CalendarException,
  change: OccurrenceChange,
): CalendarException {
  const { startsLocal, title, groupIds, groupTags, occurrence } = change;
  const isMoved = startsLocal != null &&
    startsLocal.slice(0, 16) !== (exception.startsLocal ?? occurrence);
  return {
    ...exception,
    ...title != null && { title: null },
    ...isMoved && { startsLocal: null },
    ...changesContent(exception.content ?? entry, change) && { content: null },
    ...groupIds != null && { groupIds: null },
    ...groupTags != null && { groupTags: null },
  };
}
