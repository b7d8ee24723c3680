import type { Marketplace } from "../../shared/marketplaces.ts";
import { monthDayLabel } from "../../ui/text/clock.ts";

/** The values of the form. */
export type TemplateValues = {
  readonly name: string;
  /** Empty: every shop. */
  readonly marketplace: Marketplace | "";
  readonly hasSeason: boolean;
  readonly seasonName: string;
  /** DD/MM, as typed. */
  readonly firstDay: string;
  readonly lastDay: string;
  readonly variants: readonly {
    readonly slot: number;
    readonly body: string;
    readonly weight: number;
  }[];
  /** "": as in the settings; "yes" and "no" override them. */
  readonly shortLinks: "" | "yes" | "no";
  readonly isActive: boolean;
};

type Season = { readonly name: string; readonly firstDay: string; readonly lastDay: string };
type Template = {
  readonly name: string;
  readonly marketplace?: Marketplace | null | undefined;
  readonly season?: Season | null | undefined;
  readonly variants: TemplateValues["variants"];
  readonly hasShortLinks?: boolean | null | undefined;
  readonly isActive: boolean;
};

export const valuesOf = (template: Template): TemplateValues => ({
  name: template.name,
  marketplace: template.marketplace ?? "",
  hasSeason: template.season != null,
  seasonName: template.season?.name ?? "",
  firstDay: template.season ? monthDayLabel(template.season.firstDay) : "",
  lastDay: template.season ? monthDayLabel(template.season.lastDay) : "",
  variants: template.variants.map(({ slot, body, weight }) => ({ slot, body, weight })),
  shortLinks: template.hasShortLinks == null ? "" : template.hasShortLinks ? "yes" : "no",
  isActive: template.isActive,
});

/** Converts form values to the input of the mutation. */
export const inputOf = (values: TemplateValues) => ({
  name: values.name.trim(),
  marketplace: values.marketplace || null,
  season: values.hasSeason
    ? { name: values.seasonName, firstDay: dayOf(values.firstDay), lastDay: dayOf(values.lastDay) }
    : null,
  variants: values.variants,
  hasShortLinks: values.shortLinks ? values.shortLinks === "yes" : null,
  isActive: values.isActive,
});

/** Returns only the changed fields: sending `isActive` again would give it precedence. */
export function changesOf(values: TemplateValues, base: TemplateValues) {
  const [current, before] = [inputOf(values), inputOf(base)];
  return Object.fromEntries(
    Object.entries(current).filter(([name, value]) =>
      JSON.stringify(value) !== JSON.stringify(before[name as keyof typeof before])
    ),
  ) as Partial<typeof current>;
}

/** Converts "20/11" to "11-20"; returns any other text as it is, for the server to refuse. */
function dayOf(typed: string): string {
  const [, day, month] = /^\s*(\d{1,2})\s*[/.-]\s*(\d{1,2})\s*$/.exec(typed) ?? [];
  return day && month ? `${month.padStart(2, "0")}-${day.padStart(2, "0")}` : typed;
}

/** Returns the day in the device's time zone: MM-DD. */
function monthDay(now: Date): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}

/** Whether the day, in the device's time zone, is in the season. */
export function isInSeason({ firstDay, lastDay }: Season, now: Date): boolean {
  const today = monthDay(now);
  return firstDay <= lastDay
    ? firstDay <= today && today <= lastDay
    : firstDay <= today || today <= lastDay;
}

type Seasonal = {
  readonly isInSeason: boolean;
  readonly season?: { readonly firstDay: string } | null | undefined;
};

/** Seasons that are announced before they begin. */
const MOST_ANNOUNCED = 3;

/** Returns the templates whose seasons begin next. */
export function nextSeasons<T extends Seasonal>(templates: readonly T[], now: Date): T[] {
  const today = monthDay(now);
  const order = ({ season }: T) => `${season!.firstDay > today ? 0 : 1}${season!.firstDay}`;
  return templates.filter(({ isInSeason, season }) => season && !isInSeason)
    .toSorted((one, other) => order(one) < order(other) ? -1 : 1)
    .slice(0, MOST_ANNOUNCED);
}
