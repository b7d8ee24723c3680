import type { Recipe, Selector, Spot } from "../recipe.ts";
import { microdataAttributes } from "../structured/microdata.ts";
import { type Matcher, matcher } from "./selector.ts";
import { wallElements } from "./walls.ts";

/** What an element is to the scan: something to read, or a box around such. */
export type Watch = { readonly spot: Spot } | { readonly box: Selector };

/** A recipe, made ready for many pages. */
type ScanPlan = Matcher<Watch> & {
  /** Every attribute that the scan may ask an element for. */
  readonly watched: ReadonlySet<string>;
  /** Elements that are inspected even without an attribute. */
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
    watchedTags: new Set(["title", "h1", "s", "del", "strike", "sup", ...found.tags]),
    watched: new Set([
      ...["property", "name", "content", "type", "rel", "href", "src", "action", "style"],
      ...microdataAttributes,
      ...found.attributes,
      ...spots.flatMap(({ take }) => take ?? []),
    ]),
    hasClassesAnywhere: [...inPlace, ...boxes].some((selector) => selector.startsWith(".")),
  };
}
