import { type RawBuilder, sql } from "kysely";
import { Failure } from "../errors.ts";
import type { Page } from "../../database/page.ts";
import type { ProductId, UserId } from "../ids.ts";
import { wordsIn } from "./product.ts";

/** Most characters and words of a search. */
const SEARCH_LENGTH = 100;
const MOST_WORDS = 12;
/** A shorter word has no trigrams: it matches whole words only. */
const PART_LENGTH = 3;
/**
 * Newest products that are scanned before the index of words is used: a frequent word is found at
 * once, and a rare one costs two milliseconds more.
 */
const NEAR = 500;

/** The plural of each ending in Portuguese without accents, which its stemmer leaves apart. */
const plurals = [["oes", "ao"], ["aes", "ao"], ["ais", "al"], ["eis", "el"], ["ois", "ol"], [
  "ns",
  "m",
]] as const;

/** Returns the words of a search, folded. @throws Failure SEARCH_INVALID */
export function searchedWords(search: string): string[] {
  if (search.length > SEARCH_LENGTH || /\p{C}/u.test(search)) {
    throw new Failure("SEARCH_INVALID", ["search"]);
  }
  return [...new Set(wordsIn(search).split(" ").filter(Boolean))].slice(0, MOST_WORDS);
}

/** Whether a product has a word, in any form or as a part of another word. */
export const hasWord = (word: string): RawBuilder<boolean> =>
  word.length < PART_LENGTH
    ? hasForm([word])
    : sql<boolean>`(${hasForm([word])} or search_text like ${`%${word}%`})`;

/** Whether a product has one of these words, in any form. */
export const hasForm = (words: readonly string[]): RawBuilder<boolean> => {
  const forms = words.flatMap((word) => [word, ...otherNumbers(word)]);
  return sql<boolean>`search_words @@ to_tsquery('portuguese_all', ${forms.join(" | ")})`;
};

/** The same word as plural or singular. */
const otherNumbers = (word: string): string[] =>
  plurals.flatMap(([plural, singular]) => {
    if (word.endsWith(plural)) return [word.slice(0, -plural.length) + singular];
    return word.endsWith(singular) ? [word.slice(0, -singular.length) + plural] : [];
  });

/** The prefix of the link's state among a product's marks. */
export const LINK = "LINK_";

const hasMarks = (marks: readonly string[]) => sql<boolean>`marks @> ${marks}::text[]`;

export type ProductSearch = {
  readonly userId: UserId;
  /** A marketplace, an availability, the state of a link after `LINK`, or DROPPED. */
  readonly marks: readonly string[];
  readonly conditions: readonly RawBuilder<boolean>[];
};

/**
 * Returns a table of the ids of a page of a person's products that fulfil all conditions. PostgreSQL
 * has to choose the same plan for ten products and for a million, without knowing the person. Hence
 * the bounds are pairs, which keep the order of their index; there are two steps, and the second one
 * does not run where the first has filled the page; and in that the person is a mark among others,
 * which only the index of words contains.
 */
export function matchingIds(
  { userId, marks, conditions }: ProductSearch,
  { after = "~" as ProductId, before = "" as ProductId, limit, inverted }: Page<ProductId>,
): RawBuilder<{ id: ProductId }> {
  const [direction, edge, beyond] = inverted
    ? [sql`asc`, sql`max`, sql`>`]
    : [sql`desc`, sql`min`, sql`<`];
  const all = sql.join([hasMarks([userId, ...marks]), ...conditions], sql` and `);
  return sql<{ id: ProductId }>`(
    with near as materialized (
      select id, ${all} as fits from products
      where (user_id, id) < (${userId}, ${after}) and (user_id, id) > (${userId}, ${before})
        and deleted_at is null
      order by user_id ${direction}, id ${direction} limit ${sql.lit(NEAR)}
    ), filled as materialized (
      select id from near where fits limit ${limit}
    ), hits as materialized (
      select id from products
      where deleted_at is null and ${all}
        and (select count(*) from filled) < ${limit}
        and (select count(*) from near) = ${sql.lit(NEAR)}
    ), far as (
      select id from hits
      where id < ${after} and id > ${before} and id ${beyond} (select ${edge}(id) from near)
      order by id ${direction} limit ${limit}
    )
    select id from filled union all select id from far
  )`;
}
