import type { Selector } from "../recipe.ts";

/** An element as it opens; attribute values as written, entities and all. */
export type Opening = {
  readonly tag: string;
  /** What its attributes are for, as bits of `uses`: most elements have a class alone. */
  readonly uses: number;
  readonly attribute: (name: string) => string | undefined;
};

/** Groups of attributes that the scan asks for together; every other attribute is a detail. */
export const uses = { detail: 0, class: 1, id: 2, selected: 4, style: 8, item: 16 } as const;

/** Finds which of many selectors an element answers to, without asking each. */
export type Matcher<T> = {
  /** Attributes that `match` may ask for, beside `class` and `id`. */
  readonly attributes: readonly string[];
  /** Elements that `match` finds by their names alone. */
  readonly tags: readonly string[];
  /** `byClass`: whether classes are looked at; they are everywhere, and cost most. */
  readonly match: (element: Opening, byClass: boolean) => readonly T[];
};

/** Values of `class` whose matches are remembered, and the characters of the longest. */
const [MOST_KNOWN, LONGEST_KNOWN] = [2_000, 200];

/** Sorts the selectors by what they ask, once for many pages. */
export function matcher<T>(wanted: readonly (readonly [Selector, T])[]): Matcher<T> {
  const ids = new Map<string, T[]>();
  const tags = new Map<string, T[]>();
  const classes: (readonly [RegExp, T])[] = [];
  const beginnings: string[] = [];
  const attributes: (readonly [string, string | null, T])[] = [];
  for (const [selector, found] of wanted) {
    const name = selector.slice(1);
    if (selector[0] === "#") ids.set(name, [...ids.get(name) ?? [], found]);
    else if (selector[0] === ".") {
      classes.push([classPattern(name), found]);
      beginnings.push(literal(name));
    } else if (selector[0] === "[") attributes.push([...attributePattern(selector), found]);
    else tags.set(selector, [...tags.get(selector) ?? [], found]);
  }
  const shortest = beginnings.filter((one) =>
    !beginnings.some((other) => other.length < one.length && one.startsWith(other))
  );
  const anyClass = new RegExp(`(?:^|\\s)${anyOf([...new Set(shortest)])}`);
  // A page repeats its classes: cards, columns, buttons.
  const known = new Map<string, readonly T[]>();

  const none: readonly T[] = [];

  function byClassName(className: string): readonly T[] {
    if (!anyClass.test(className)) return none;
    const cached = known.get(className);
    if (cached) return cached;
    const found = classes.filter(([pattern]) => pattern.test(className)).map(([, one]) => one);
    if (known.size >= MOST_KNOWN) known.clear();
    if (className.length <= LONGEST_KNOWN) known.set(className, found);
    return found;
  }

  const byAttributes = ({ attribute }: Opening): readonly T[] =>
    attributes.filter(([name, exact]) => {
      const held = attribute(name);
      return held !== undefined && (exact === null || exact === held);
    }).map(([, , one]) => one);

  return {
    match: (element, byClass) => {
      const held = element.uses;
      const id = held & uses.id ? ids.get(element.attribute("id")!) : undefined;
      const byTag = tags.get(element.tag);
      const className = byClass && held & uses.class ? element.attribute("class") : "";
      const byName = className ? byClassName(className) : none;
      if (!id && !byTag && !(held & uses.selected)) return byName; // as for most elements
      const rest = held & uses.selected ? byAttributes(element) : none;
      return [...id ?? none, ...byTag ?? none, ...byName, ...rest];
    },
    tags: [...tags.keys()],
    attributes: attributes.map(([name]) => name),
  };
}

/** A pattern of any of these beginnings, letter by letter: it fails at the first that none has. */
function anyOf(beginnings: readonly string[]): string {
  if (beginnings.length === 0) return "(?!)";
  if (beginnings.length === 1) return beginnings[0]!;
  const byFirst = Map.groupBy(beginnings, (one) => /^\\?./.exec(one)![0]); // an escape is one letter
  return `(?:${
    [...byFirst].map(([first, all]) => first + anyOf(all.map((one) => one.slice(first.length))))
      .join("|")
  })`;
}

/** `name` is a whole class, `name*` the beginning of one. */
function classPattern(name: string): RegExp {
  return new RegExp(`(?:^|\\s)${literal(name)}${name.endsWith("*") ? "" : "(?=\\s|$)"}`);
}

const literal = (name: string) => name.replace(/\*$/, "").replace(/[^\w-]/g, "\\$&");

function attributePattern(selector: Selector): readonly [string, string | null] {
  const [name, ...value] = selector.slice(1, -1).split("=");
  return [name!, value.length > 0 ? value.join("=") : null];
}
