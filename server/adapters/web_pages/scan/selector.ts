import type { Selector } from "../recipe.ts";

/** An element as it opens; attribute values as written, entities and all. */
export type Opening = {
  readonly tag: string;
  readonly attribute: (name: string) => string | undefined;
};

/** Finds which of many selectors an element answers to, without asking each. */
export type Matcher<T> = {
  /** Attributes that `match` may ask for. */
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
  const attributes: (readonly [string, string | null, T])[] = [];
  for (const [selector, found] of wanted) {
    const name = selector.slice(1);
    if (selector[0] === "#") ids.set(name, [...ids.get(name) ?? [], found]);
    else if (selector[0] === ".") classes.push([classPattern(name), found]);
    else if (selector[0] === "[") attributes.push([...attributePattern(selector), found]);
    else tags.set(selector, [...tags.get(selector) ?? [], found]);
  }
  const anyClass = new RegExp(classes.map(([{ source }]) => source).join("|") || "(?!)");
  // A page repeats its classes: cards, columns, buttons.
  const known = new Map<string, readonly T[]>();

  function byClassName(className: string): readonly T[] {
    const cached = known.get(className);
    if (cached) return cached;
    const found = anyClass.test(className)
      ? classes.filter(([pattern]) => pattern.test(className)).map(([, one]) => one)
      : [];
    if (known.size >= MOST_KNOWN) known.clear();
    if (className.length <= LONGEST_KNOWN) known.set(className, found);
    return found;
  }

  return {
    match: (element, byClass) => {
      const found: T[] = [];
      const id = element.attribute("id");
      if (id !== undefined && ids.has(id)) found.push(...ids.get(id)!);
      if (tags.has(element.tag)) found.push(...tags.get(element.tag)!);
      const className = byClass ? element.attribute("class") : undefined;
      if (className) { for (const one of byClassName(className)) found.push(one); }
      for (const [name, exact, one] of attributes) {
        const held = element.attribute(name);
        if (held !== undefined && (exact === null || exact === held)) found.push(one);
      }
      return found;
    },
    tags: [...tags.keys()],
    attributes: ["id", "class", ...attributes.map(([name]) => name)],
  };
}

/** `name` is a whole class, `name*` the beginning of one. */
function classPattern(name: string): RegExp {
  const literal = name.replace(/\*$/, "").replace(/[^\w-]/g, "\\$&");
  return new RegExp(`(?:^|\\s)${literal}${name.endsWith("*") ? "" : "(?=\\s|$)"}`);
}

function attributePattern(selector: Selector): readonly [string, string | null] {
  const [name, ...value] = selector.slice(1, -1).split("=");
  return [name!, value.length > 0 ? value.join("=") : null];
}
