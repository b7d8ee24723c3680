import uFuzzy from "@leeoniya/ufuzzy";
import { matchesSearch } from "../../shared/search.ts";

/** One letter too many, too few, swapped or mistaken in each word. */
const forgiving = new uFuzzy({ intraMode: 1, intraIns: 1, intraSub: 1, intraTrn: 1, intraDel: 1 });
const ANY_ORDER = 3; // words; more are compared in the order typed

type Found<Item> = { readonly items: readonly Item[]; readonly isExact: boolean };

/**
 * Returns the items whose text has all words, in their own order; if there is none, those whose
 * text has words like them, the likest first. Accents and capitals do not count.
 */
export function find<Item>(
  words: string,
  items: readonly Item[],
  textOf: (item: Item) => string,
): Found<Item> {
  const exact = items.filter((item) => matchesSearch(words, textOf(item)));
  if (exact.length > 0) return { items: exact, isExact: true };
  const texts = uFuzzy.latinize(items.map(textOf));
  const [indices, info, order] = forgiving.search(texts, uFuzzy.latinize([words])[0]!, ANY_ORDER);
  const alike = order && info ? order.map((place) => info.idx[place]!) : indices ?? [];
  return { items: alike.map((index) => items[index]!), isExact: false };
}
