import { type Marketplace, marketplaces } from "../../shared/marketplaces.ts";
import { matchesSearch } from "../../shared/search.ts";

/** The values of `?ver=`, with their words. */
export const templateViews = { todos: "Todos", uso: "Em uso", epoca: "De época" } as const;
export type TemplateView = keyof typeof templateViews;

export const parseTemplateView = (value: string | null): TemplateView =>
  value !== null && Object.hasOwn(templateViews, value) ? value as TemplateView : "todos";

type Listed = {
  readonly name: string;
  readonly marketplace?: Marketplace | null | undefined;
  readonly season?: { readonly name: string } | null | undefined;
  readonly isActive: boolean;
};

/** Whether a template belongs to a view, and its name, shop or season has every word of `search`. */
export function isListed(template: Listed, view: TemplateView, search: string): boolean {
  const { name, marketplace, season, isActive } = template;
  const isInView = view === "todos" || (view === "uso" ? isActive : season != null);
  const words = [name, marketplace && marketplaces[marketplace].name, season?.name];
  return isInView && matchesSearch(search, words.filter(Boolean).join(" "));
}

/** Those in use first; else the order stays. */
export const inListOrder = <T extends { readonly isActive: boolean }>(templates: readonly T[]) =>
  templates.toSorted((one, other) => Number(other.isActive) - Number(one.isActive));

type Competing = Pick<Listed, "marketplace" | "season" | "isActive"> & {
  readonly id: string;
  readonly activatedAt?: string | null | undefined;
};

/** Returns the ids of those in use that word nothing: another of the same shop and season came later. */
export function inReserve(templates: readonly Competing[]): ReadonlySet<string> {
  const used = templates.filter(({ isActive }) => isActive)
    .toSorted((one, other) => (other.activatedAt ?? "").localeCompare(one.activatedAt ?? ""));
  const fits = new Set<string>();
  return new Set(used.flatMap(({ id, marketplace, season }) => {
    const scope = `${marketplace ?? ""} ${season?.name ?? ""}`;
    if (fits.has(scope)) return [id];
    fits.add(scope);
    return [];
  }));
}
