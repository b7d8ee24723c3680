import { Failure } from "./errors.ts";

/** Characters of a search at most. */
const SEARCH_LENGTH = 100;

/** A text as searches compare it: without accents or capitals. */
export const fold = (text: string) =>
  text.normalize("NFD").replace(/\p{Diacritic}/gu, "").toLowerCase();

/**
 * A pattern for `like` for each word of a search, to be held against a folded text: all of them
 * stand in it. @throws Failure SEARCH_INVALID
 */
export function wordPatterns(search: string): string[] {
  if (search.length > SEARCH_LENGTH || /\p{C}/u.test(search)) {
    throw new Failure("SEARCH_INVALID", ["search"]);
  }
  return fold(search).split(/\s+/).filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, "\\$&")}%`);
}
