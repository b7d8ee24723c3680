import { Failure } from "./errors.ts";

/** Characters. */
const SEARCH_LENGTH = 100;

/** Folds a text for searches: without accents and capitals. */
export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

/** @throws Failure SEARCH_INVALID */
export function checkSearch(search: string): void {
  if (search.length > SEARCH_LENGTH || /\p{C}/u.test(search)) {
    throw new Failure("SEARCH_INVALID", ["search"]);
  }
}

/**
 * Returns a `like` pattern for each word of a search; a folded text must match all of them.
 * @throws Failure SEARCH_INVALID
 */
export function wordPatterns(search: string): string[] {
  checkSearch(search);
  return fold(search).split(/\s+/).filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
