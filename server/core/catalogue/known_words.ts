import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { productSearchText } from "./product.ts";

/** Characters of a stored word. */
const [SHORTEST, LONGEST] = [4, 40];
/** Least similarity, by trigrams, of two words that may be the same. */
const ALIKE = 0.35;
/** Most words that replace a mistyped one. */
const MOST = 3;

type Named = Parameters<typeof productSearchText>[0];

/** Stores the words of these products, which correct mistyped searches. */
export async function saveWords({ db }: Context, userId: UserId, products: readonly Named[]) {
  const words = new Set(products.flatMap((product) => productSearchText(product).split(" ")));
  const worth = [...words].filter((word) => word.length >= SHORTEST && word.length <= LONGEST);
  if (worth.length === 0) return;
  await sql`
    insert into product_words select ${userId}, word from unnest(${worth.toSorted()}::text[]) word
    on conflict do nothing`.execute(db);
}

/** Returns, for each word of a search, the similar words of the person's products. */
export async function wordsAlike(
  { db }: Context,
  userId: UserId,
  words: readonly string[],
): Promise<string[][]> {
  const { rows } = await sql<{ nth: number; word: string }>`
    select nth::int, alike.word
    from unnest(${words}::text[]) with ordinality as typed (word, nth) cross join lateral (
      select w.word from product_words w
      where array[w.user_id] @> array[${userId}::text collate "C"] and w.word % typed.word
        and similarity(w.word, typed.word) >= ${ALIKE}::real
      order by similarity(w.word, typed.word) desc, w.word limit ${MOST}
    ) alike`.execute(db);
  const byWord = Map.groupBy(rows, ({ nth }) => nth - 1);
  return words.map((word, nth) => {
    const alike = byWord.get(nth)?.map((row) => row.word) ?? [];
    return alike.length === 0 || alike.includes(word) ? [word] : alike;
  });
}

/** Deletes the words that no product of these people contains any more. */
export async function forgetWords({ db }: Context, userIds: readonly UserId[]) {
  for (const userId of userIds) {
    await sql`
      delete from product_words where user_id = ${userId} and word not in (
        select unnest(string_to_array(search_text, ' ')) from products where user_id = ${userId}
      )`.execute(db);
  }
}
