import { Failure } from "../errors.ts";
import { fold } from "../search.ts";

const MOST_TAGS = 20;
const LONGEST_TAG = 30;

/** Returns trimmed tags without duplicates; accents and capitals do not matter. @throws Failure TAGS_INVALID */
export function tidyTags(typed: readonly string[], path: string): string[] {
  if (typed.length > MOST_TAGS) throw new Failure("TAGS_INVALID", [path]);
  const tidy = typed.map((tag) => tag.trim().replace(/\s+/g, " "));
  const isTag = (tag: string) => tag.length <= LONGEST_TAG && /^\P{C}+$/u.test(tag);
  if (!tidy.every(isTag)) throw new Failure("TAGS_INVALID", [path]);
  return [...new Map(tidy.toReversed().map((tag) => [fold(tag), tag])).values()].toReversed();
}

/**
 * Adds and removes tags of a group. A tag that the group already has keeps its spelling.
 * @throws Failure TAGS_INVALID for more than 20
 */
export function retagged(
  tags: readonly string[],
  added: readonly string[],
  removed: readonly string[],
): string[] {
  const gone = new Set(removed.map(fold));
  const result = withTags(tags.filter((tag) => !gone.has(fold(tag))), added);
  if (result.length > MOST_TAGS) throw new Failure("TAGS_INVALID", ["addTags"]);
  return result;
}

/** Merges the tags of two rows of one group, up to the most that a group may have. */
export const mergedTags = (older: readonly string[], newer: readonly string[]): string[] =>
  withTags(older, newer).slice(0, MOST_TAGS);

/** Merges two lists without duplicates; a tag that is already there keeps its spelling. */
export function withTags(tags: readonly string[], added: readonly string[]): string[] {
  const known = new Set(tags.map(fold));
  return [...tags, ...added.filter((tag) => !known.has(fold(tag)))];
}
