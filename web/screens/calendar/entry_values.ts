import type { CreateCalendarEntryInput } from "../../__generated__/entryMutationsCreateMutation.graphql.ts";
import type { Repeated } from "../../routing/repeat_path.ts";
import { addDays, weekday } from "./days.ts";
import { type Repeat, repeatOf, ruleOf } from "./recurrence.ts";
import type { Scope } from "./ScopeDialog.tsx";

export type Kind = "OFFER" | "TEXT" | "SLOT" | "NOTE";

/** What waits to fill a slot: an offer or a text. */
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

/** Returns the values of an entry, with the local start of the occurrence that was opened. */
export const valuesOf = (entry: Entry, startsLocal: string): EntryValues => ({
  kind: entry.kind,
  title: entry.title,
  offerId: entry.offer?.id ?? "",
  campaignTextId: entry.campaignTextId ?? "",
  queue: entry.queue.flatMap(({ campaignTextId, offer }): QueueItem[] =>
    campaignTextId ? [{ campaignTextId }] : offer ? [{ offerId: offer.id }] : []
  ),
  day: startsLocal.slice(0, 10),
  time: startsLocal.slice(11, 16),
  times: entry.times.filter((time) => time !== startsLocal.slice(11, 16)).join(", "),
  repeat: repeatOf(entry.recurrence, entry.startsLocal.slice(0, 10)),
  groupIds: entry.groups.map(({ id }) => id),
  groupTags: entry.groupTags,
});

/** Converts form values to the fields of an entry; an occurrence alone has no rule of its own. */
export function inputOf(values: EntryValues, scope: Scope): CreateCalendarEntryInput {
  const { kind, day, time } = values;
  const more = values.times.split(",").map((one) => one.trim()).filter(Boolean);
  return {
    kind,
    title: values.title.trim() || null,
    offerId: kind === "OFFER" ? values.offerId : null,
    campaignTextId: kind === "TEXT" ? values.campaignTextId : null,
    ...kind === "SLOT" && { queue: values.queue },
    startsLocal: `${day}T${time}`,
    ...scope !== "THIS" && {
      recurrence: ruleOf(values.repeat),
      times: kind === "SLOT" && more.length > 0 ? [time, ...more].toSorted() : [],
    },
    groupIds: kind === "NOTE" ? [] : values.groupIds,
    groupTags: kind === "NOTE" ? [] : values.groupTags,
  };
}

/** Words what is still to be chosen; null: nothing. */
export function missingOf(values: EntryValues): string | null {
  if (values.kind === "OFFER" && !values.offerId) return "Falta escolher a oferta.";
  if (values.kind === "TEXT" && !values.campaignTextId) return "Falta escolher o texto.";
  if (values.kind === "NOTE" && !values.title.trim()) return "Falta o nome do lembrete.";
  if (!values.day || !values.time) return "Falta o dia ou a hora.";
  const hasGroups = values.groupIds.length > 0 || values.groupTags.length > 0;
  return values.kind === "NOTE" || hasGroups ? null : "Falta escolher os grupos.";
}
