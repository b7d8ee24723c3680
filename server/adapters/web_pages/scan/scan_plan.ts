import type { Recipe, Selector, Spot } from "../recipe.ts";
import { itemAttributes, valueAttributes } from "../structured/microdata.ts";
import { type Matcher, matcher, uses } from "./selector.ts";
import { standardAttributes, standardTags } from "./standard_elements.ts";
import { wallElements } from "./walls.ts";

/** What an element is to the scan: something to read, or a box around such. */
export type Watch = { readonly spot: Spot } | { readonly box: Selector };

/** A recipe, made ready for many pages. */
type ScanPlan = Matcher<Watch> & {
  /** Every attribute that the scan may ask an element for, with its use: bits of `uses`. */
  readonly watched: ReadonlyMap<string, number>;
  /** Elements that are inspected whatever their attributes. */
  readonly watchedTags: ReadonlySet<string>;
  /** Boxes whose texts say nothing of the product: cards of others, choices, what nobody sees. */
  readonly quiet: ReadonlySet<Selector>;
  /** Whether a class may match anywhere; else only in a box or in a price block. */
  readonly hasClassesAnywhere: boolean;
};

/** Choices, menus, templates, and what themes hide. */
const asides = [
  ...["li", "option", "nav", "footer", "aside", "template", "[hidden]"],
  ...[".hidden", ".hide", ".d-none", ".is-hidden", ".ng-hide", ".invisible", ".visually-hidden"],
  ...[".sr-only", ".screen-reader-text"],
];

const plans = new WeakMap<Recipe, ScanPlan>();

/** The recipe's plan, made at its first page. */
export function scanPlan(recipe: Recipe): ScanPlan {
  const known = plans.get(recipe);
  if (known) return known;
  const plan = planned(recipe);
  plans.set(recipe, plan);
  return plan;
}

function planned({ spots, endings = [], cards = [] }: Recipe): ScanPlan {
  const quiet = new Set(cards.length > 0 ? [...cards, ...asides] : []);
  const boxes = new Set([
    ...spots.flatMap(({ within = [], outside = [] }) => [...within, ...outside]),
    ...quiet,
    ...endings.map(({ after }) => after),
  ]);
  const walls = wallElements.map((find): Spot => ({ kind: "wall", find }));
  const found = matcher<Watch>([
    ...[...boxes].map((box) => [box, { box }] as const),
    ...[...spots, ...walls].map((spot) => [spot.find, { spot }] as const),
  ]);
  const inPlace = spots.filter(({ within, kind }) =>
    !within && kind !== "struck" && kind !== "cents"
  ).map(({ find }) => find);
  return {
    ...found,
    quiet,
    watchedTags: new Set([...standardTags, "s", "del", "strike", "sup", ...found.tags]),
    watched: watched(found.attributes, spots),
    hasClassesAnywhere: [...inPlace, ...boxes].some((selector) => selector.startsWith(".")),
  };
}

function watched(selected: readonly string[], spots: readonly Spot[]): ReadonlyMap<string, number> {
  const all = new Map<string, number>();
  const add = (names: readonly string[], use: number) => {
    for (const name of names) all.set(name, (all.get(name) ?? uses.detail) | use);
  };
  add([...standardAttributes, ...valueAttributes], uses.detail);
  add(spots.flatMap(({ take }) => take ?? []), uses.detail);
  add(["class"], uses.class);
  add(["id"], uses.id);
  add(["style"], uses.style);
  add(selected, uses.selected);
  add(itemAttributes, uses.item);
  return all;
}
