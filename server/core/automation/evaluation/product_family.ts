import { wordsIn } from "../../catalogue/product.ts";

/** Words that say nothing about what a product is. */
const empty = new Set([
  "com",
  "para",
  "sem",
  "por",
  "the",
  "and",
  "kit",
  "novo",
  "nova",
  "original",
]);
/** So many of the first words say what a product is, and so many in common are a family. */
const LEADING = 4;
const IN_COMMON = 2;

/** Returns the words of a title that say what the product is. */
export const familyWords = (title: string): readonly string[] =>
  wordsIn(title).split(" ")
    .filter((word) => word.length >= 3 && !/\d/.test(word) && !empty.has(word))
    .slice(0, LEADING);

/** Whether two titles are of one product family: "Air Fryer Mondial" and "Fritadeira Air Fryer". */
export function isSameFamily(one: readonly string[], other: readonly string[]): boolean {
  const least = Math.min(IN_COMMON, one.length, other.length);
  return least > 0 && one.filter((word) => other.includes(word)).length >= least;
}
