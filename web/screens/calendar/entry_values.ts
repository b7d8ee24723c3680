import type { CreateCalendarEntryInput } from "../../__generated__/entryMutationsCreateMutation.graphql.ts";
import type { Repeated } from "../../routing/repeat_path.ts";
import { addDays, weekday } from "./days.ts";
import { type Repeat, repeatOf, ruleOf } from "./recurrence.ts";
import type { UpdateCalendarEntryInput } from "../../__generated__/entryMutationsUpdateMutation.graphql.ts";

export type Kind = "OFFER" | "TEXT" | "SLOT" | "NOTE";

/** What waits to fill a slot: an offer, a text, or a text that is filled from an offer. */
export type QueueItem = { readonly offerId?: string; readonly campaignTextId?: string };

/** The values of the form. */
export type EntryValues = {
  readonly kind: Kind;
  readonly title: string;
  readonly offerId: string;
  readonly campaignTextId: string;
  readonly queue: readonly QueueItem[];
  /** YYYY-MM-DD, HH:MM. */
  readonly day: string;
  readonly time: string;
  /** More times of a slot's days, with commas between. */
  readonly times: string;
  readonly repeat: Repeat;
  readonly groupIds: readonly string[];
  readonly groupTags: readonly string[];
};

const usual = { OFFER: "19:00", TEXT: "08:00", SLOT: "09:00" } as const;

type New = {
  readonly day: string;
  readonly example?: "TEXT" | "OFFER" | "SLOT";
  readonly repeats?: Repeated;
};

/**
 * Returns what a new entry starts as: on that day, as an example from that day on, or as a weekly
 * repetition of a text or an offer. Where the usual time has passed by `local` (YYYY-MM-DDTHH:MM), it
 * is the next full hour, and an example begins a day later.
 */
export function newValues({ day: chosen, example, repeats }: New, local = ""): EntryValues {
  const isOffer = repeats?.id.startsWith("ofr_") ?? false;
  const kind = repeats ? (isOffer ? "OFFER" : "TEXT") : example ?? "TEXT";
  if (repeats?.at) return { ...newOnce(repeats, repeats.at), kind };
  const isLate = `${chosen}T${usual[kind]}` <= local;
  const hour = Number(local.slice(11, 13)) + 1;
  const isTomorrow = isLate && (example !== undefined || hour > 23);
  const first = isTomorrow ? addDays(chosen, 1) : chosen;
  const day = example === "OFFER" ? addDays(first, (12 - weekday(first)) % 7) : first;
  const rule = { TEXT: "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR", SLOT: "FREQ=DAILY", OFFER: null };
  return {
    kind,
    title: "",
    offerId: repeats && isOffer ? repeats.id : "",
    campaignTextId: repeats && !isOffer ? repeats.id : "",
    queue: [],
    day,
    time: isLate && !isTomorrow ? `${String(hour).padStart(2, "0")}:00` : usual[kind],
    times: example === "SLOT" ? "12:00, 19:00" : "",
    repeat: repeatOf(repeats ? "FREQ=WEEKLY" : example ? rule[example] : null, day),
    groupIds: repeats?.groupIds ?? [],
    groupTags: [],
  };
}

/** The values of a sending that goes once, at a local time. */
const newOnce = ({ id, groupIds }: Repeated, at: string): Omit<EntryValues, "kind"> => ({
  title: "",
  offerId: id.startsWith("ofr_") ? id : "",
  campaignTextId: id.startsWith("ofr_") ? "" : id,
  queue: [],
  day: at.slice(0, 10),
  time: at.slice(11),
  times: "",
  repeat: repeatOf(null, at.slice(0, 10)),
  groupIds,
  groupTags: [],
});

type Entry = {
  readonly kind: Kind;
  readonly title: string;
  readonly recurrence?: string | null | undefined;
  readonly startsLocal: string;
  readonly times: readonly string[];
  readonly campaignTextId?: string | null | undefined;
  readonly offer?: { readonly id: string } | null | undefined;
  readonly groupTags: readonly string[];
  readonly groups: readonly { readonly id: string }[];
  readonly queue: readonly {
    readonly campaignTextId?: string | null | undefined;
    readonly offer?: { readonly id: string } | null | undefined;
  }[];
};

/** What an occurrence sends and where to, where that differs from its series. */
export type OwnFields =
  & Pick<Entry, "kind" | "title" | "campaignTextId" | "groupTags" | "groups">
  & { readonly offer?: { readonly id: string; readonly title: string } | null | undefined };

/** The occurrence that was opened. */
type OpenedOccurrence = {
  /** Its name: the local start that the series gives it. */
  readonly occurrence: string;
  readonly startsLocal: string;
  /** Null: it is as in the series. */
  readonly own: OwnFields | null;
};

/** Returns the values of an occurrence: its own, and those of its entry. */
export function valuesOf(
  entry: Entry,
  { occurrence, startsLocal, own }: OpenedOccurrence,
): EntryValues {
  const { kind, title, offer, campaignTextId, groups, groupTags } = own ?? entry;
  return {
    kind,
    title,
    offerId: offer?.id ?? "",
    campaignTextId: campaignTextId ?? "",
    queue: entry.queue.flatMap(itemOf),
    day: startsLocal.slice(0, 10),
    time: startsLocal.slice(11, 16),
    times: entry.times.filter((time) => time !== occurrence.slice(11, 16)).join(", "),
    repeat: repeatOf(entry.recurrence, entry.startsLocal.slice(0, 10)),
    groupIds: groups.map(({ id }) => id),
    groupTags,
  };
}

/** Returns what waits in a stored queue; none: its offer is gone. */
export const itemOf = ({ campaignTextId, offer }: Entry["queue"][number]): QueueItem[] =>
  campaignTextId || offer
    ? [{ ...offer && { offerId: offer.id }, ...campaignTextId && { campaignTextId } }]
    : [];

/** Converts form values to the fields of an entry. */
export function inputOf(values: EntryValues): CreateCalendarEntryInput {
  const { kind, day, time } = values;
  const mayHaveOffer = kind === "OFFER" || kind === "TEXT";
  return {
    kind,
    title: values.title.trim() || null,
    offerId: mayHaveOffer && values.offerId || null,
    campaignTextId: kind === "TEXT" ? values.campaignTextId : null,
    ...kind === "SLOT" && { queue: values.queue },
    startsLocal: `${day}T${time}`,
    recurrence: ruleOf(values.repeat),
    times: timesOf(values, time),
    groupIds: kind === "NOTE" ? [] : values.groupIds,
    groupTags: kind === "NOTE" ? [] : values.groupTags,
  };
}

/** Returns the times of a slot's days, one of which is given; none: only that one. */
function timesOf({ kind, times }: EntryValues, time: string): string[] {
  const more = times.split(",").map((one) => one.trim()).filter(Boolean);
  return kind === "SLOT" && more.length > 0 ? [time, ...more].toSorted() : [];
}

type Changes = Omit<UpdateCalendarEntryInput, "id" | "version" | "scope" | "occurrence">;

/**
 * Returns only what was changed of an occurrence, so that nothing else is applied to its series. What
 * belongs together goes together: the content, and the times of a day with the start.
 */
export function changesOf(values: EntryValues, base: EntryValues, occurrence: string): Changes {
  const [now, before] = [inputOf(values), inputOf(base)];
  const differs = (...names: readonly (keyof typeof now)[]) =>
    names.some((name) => JSON.stringify(now[name]) !== JSON.stringify(before[name]));
  const isTimeKept = values.time === base.time;
  const hasTimes = values.times !== base.times || becomesSlot(values, base);
  return {
    ...differs("title") && { title: values.title.trim() },
    ...differs("kind", "offerId", "campaignTextId") &&
      { kind: now.kind, offerId: now.offerId, campaignTextId: now.campaignTextId },
    ...differs("queue") && { queue: values.queue },
    ...(differs("startsLocal") || hasTimes) && { startsLocal: now.startsLocal },
    ...hasTimes && { times: timesOf(values, isTimeKept ? occurrence.slice(11, 16) : values.time) },
    ...differs("recurrence") && { recurrence: now.recurrence },
    ...differs("groupIds") && { groupIds: now.groupIds },
    ...differs("groupTags") && { groupTags: now.groupTags },
  };
}

/** Whether it becomes a slot, or is none any more. */
const becomesSlot = ({ kind }: EntryValues, base: EntryValues) =>
  kind !== base.kind && (kind === "SLOT" || base.kind === "SLOT");

/** Whether a change is of what only a whole series has: its rule, its times or its queue. */
export const isOfSeries = (values: EntryValues, base: EntryValues): boolean =>
  becomesSlot(values, base) ||
  values.times !== base.times || JSON.stringify(values.queue) !== JSON.stringify(base.queue) ||
  ruleOf(values.repeat) !== ruleOf(base.repeat);

/** Words what is still to be chosen; null: nothing. */
export function missingOf(values: EntryValues): string | null {
  if (values.kind === "OFFER" && !values.offerId) return "Falta escolher a oferta.";
  if (values.kind === "TEXT" && !values.campaignTextId) return "Falta escolher o texto.";
  if (values.kind === "NOTE" && !values.title.trim()) return "Falta o nome do lembrete.";
  if (!values.day || !values.time) return "Falta o dia ou a hora.";
  const hasGroups = values.groupIds.length > 0 || values.groupTags.length > 0;
  return values.kind === "NOTE" || hasGroups ? null : "Falta escolher os grupos.";
}
