import { decodeHTMLAttribute } from "entities";
import type { Spot } from "../recipe.ts";

/** Everything on a page that may speak of its product, gathered in one pass. */
export type Findings = {
  /** Nodes of structured data: JSON-LD, then microdata. */
  readonly things: unknown[];
  /** By property, in the page's order. */
  readonly metas: Map<string, string[]>;
  readonly spots: Map<Spot, string[]>;
  /** JSON that the shop's own script reads. */
  readonly states: unknown[];
  readonly headings: string[];
  title: string | null;
  canonical: string | null;
  base: string | null;
  isWall: boolean;
  /** Sums in reais that are a text of their own, in cents. */
  readonly shownSums: Set<number>;
  /** A text of its own says that it is sold out, or offers to buy it. */
  saysSoldOut: boolean;
  saysBuy: boolean;
};

export const noFindings = (): Findings => ({
  things: [],
  metas: new Map(),
  spots: new Map(),
  states: [],
  headings: [],
  title: null,
  canonical: null,
  base: null,
  isWall: false,
  shownSums: new Set(),
  saysSoldOut: false,
  saysBuy: false,
});

/** Values of one property or spot that are kept, and properties or spots. */
const [MOST_VALUES, MOST_KEYS] = [20, 300];
/** Characters of an attribute's value that are kept. */
const LONGEST_VALUE = 5_000;

/** Keeps one more value of `key`, up to a limit that no honest page reaches. */
export function remember<K>(values: Map<K, string[]>, key: K, value: string): void {
  const held = values.get(key);
  if (!held) { if (values.size < MOST_KEYS) values.set(key, [value]); }
  else if (held.length < MOST_VALUES) held.push(value);
}

/** An attribute's value, entities decoded; empty when it has none. */
export const attributeText = (written: string | undefined): string =>
  written ? decodeHTMLAttribute(written.slice(0, LONGEST_VALUE)) : "";
