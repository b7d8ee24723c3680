import { addDays, type Day, weekday } from "./days.ts";

/** How an entry repeats, as the form has it. */
export type Repeat = {
  readonly every: "ONCE" | "DAILY" | "WEEKLY" | "MONTHLY" | "OTHER";
  /** 0 is Sunday; of WEEKLY. */
  readonly weekdays: readonly number[];
  /** The last day; empty: without end. */
  readonly until: Day | "";
  /** The rule itself, where the form has no words for it. */
  readonly rule: string;
};

const codes = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];
export const weekdayNames = ["dom", "seg", "ter", "qua", "qui", "sex", "sáb"];

/** Parses a rule of RFC 5545; null: once. A rule that the form cannot show is kept as it is. */
export function repeatOf(rule: string | null | undefined, start: Day): Repeat {
  const none: Repeat = { every: "ONCE", weekdays: [weekday(start)], until: "", rule: "" };
  if (!rule) return none;
  const parts = new Map(rule.split(";").map((part) => part.split("=") as [string, string]));
  const other: Repeat = { ...none, every: "OTHER", rule, until: untilOf(parts) };
  const known = new Set(["FREQ", "BYDAY", "UNTIL", "WKST"]);
  if ([...parts.keys()].some((name) => !known.has(name))) return other;
  const every = parts.get("FREQ");
  const weekdays = (parts.get("BYDAY") ?? "").split(",").filter(Boolean)
    .map((code) => codes.indexOf(code));
  if (weekdays.includes(-1)) return other;
  if (every === "WEEKLY") {
    return { ...other, every, weekdays: weekdays.length > 0 ? weekdays : none.weekdays, rule: "" };
  }
  if (weekdays.length > 0) return other;
  return every === "DAILY" || every === "MONTHLY" ? { ...other, every, rule: "" } : other;
}

const untilOf = (parts: ReadonlyMap<string, string>): Day | "" =>
  (parts.get("UNTIL") ?? "").replace(/^(\d{4})(\d{2})(\d{2}).*$/, "$1-$2-$3");

/** Returns the rule of RFC 5545; null: once. */
export function ruleOf({ every, weekdays, until, rule }: Repeat): string | null {
  if (every === "ONCE") return null;
  const base = every === "OTHER" ? rule.replace(/;?(UNTIL|COUNT)=[^;]*/g, "") : [
    `FREQ=${every}`,
    every === "WEEKLY" && weekdays.length > 0 &&
    `BYDAY=${weekdays.toSorted().map((day) => codes[day]).join(",")}`,
  ].filter(Boolean).join(";");
  if (every === "OTHER" && until === "") return rule;
  return until ? `${base};UNTIL=${until.replaceAll("-", "")}` : base;
}

/** Returns the rule that ends on that day. */
export const endingOn = (rule: string, day: Day): string =>
  `${rule.replace(/;?(UNTIL|COUNT)=[^;]*/g, "")};UNTIL=${day.replaceAll("-", "")}`;

/** Returns the last day of a rule that has one, so many days later; null: it has none. */
export function movedEnd(rule: string, days: number): string | null {
  const until = repeatOf(rule, "2026-01-01").until;
  return until ? endingOn(rule, addDays(until, days)) : null;
}

/** "toda semana: seg, qui, até 24/12" */
export function repeatWords(rule: string | null | undefined, start: Day): string | null {
  const { every, weekdays, until } = repeatOf(rule, start);
  if (every === "ONCE") return null;
  const end = until ? `, até ${until.slice(8)}/${until.slice(5, 7)}` : "";
  if (every === "DAILY") return `todo dia${end}`;
  if (every === "MONTHLY") return `todo mês${end}`;
  if (every === "OTHER") return `repete${end}`;
  return `toda semana: ${weekdays.toSorted().map((day) => weekdayNames[day]).join(", ")}${end}`;
}

/** Whether an entry happens more than once, so that single ones of it can be changed. */
export const isSeries = (entry: {
  readonly recurrence?: string | null | undefined;
  readonly times: readonly string[];
}): boolean => entry.recurrence != null || entry.times.length > 1;
