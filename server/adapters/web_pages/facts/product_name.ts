import { decodeHTML } from "entities";
import { plainText } from "../../../core/marketplaces/readings/plain_text.ts";

/** A product's name out of what a page calls it, without the shop's own; null when that is all. */
export function productTitle(
  text: string | null | undefined,
  shopNames: readonly string[],
): string | null {
  // Shops encode entities in JSON too, where nothing decodes them.
  const title = plainText(decodeHTML(text?.slice(0, 5_000) ?? ""));
  if (!title) return null;
  const shops = new Set(shopNames.map(folded));
  const parts = title.split(/\s+[|–—·•:@-]\s+/);
  const isShop = (part: string) =>
    shops.has(folded(part)) || /^(?:www\.)?[a-z0-9-]+\.com(?:\.br)?$/i.test(part);
  let [from, to] = [0, parts.length];
  while (from < to && isShop(parts[from]!)) from++;
  while (from < to && isShop(parts[to - 1]!)) to--;
  if (from === to) return null;
  const start = from === 0 ? 0 : title.indexOf(parts[from]!);
  const end = to === parts.length
    ? title.length
    : title.lastIndexOf(parts[to - 1]!) + parts[to - 1]!.length;
  return title.slice(start, end).trim() || null;
}

/** "Shopee Brasil" and "Amazon.com.br" are the shop, too. */
const folded = (text: string) =>
  text.toLowerCase().replace(/\.com(?:\.[a-z]{2})?$|\s+(?:brasil|brazil|\d+)$/g, "").replace(
    /[^\p{L}\d]/gu,
    "",
  );

/** Words that set no product apart. */
const fillers = new Set(
  "a as o os e de da das do dos em na no para com por p c the of and for with".split(" "),
);

/** A name's words: without accents, capitals and fillers, figures apart from the units behind them. */
export function nameWords(name: string): ReadonlySet<string> {
  const plain = name.slice(0, 500).normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return new Set((plain.match(/\p{L}+|\d+/gu) ?? []).filter((word) => !fillers.has(word)));
}

/** The share of a name's words that a shortened one keeps. */
const LEAST_KEPT = 0.6;
/** The share of both that two wordings of one name have in common. */
const LEAST_SHARED = 0.75;

/**
 * Whether two names mean one product: the same words, one shortened or lengthened, or nearly all in
 * common. Figures decide: 128 GB is not 256 GB.
 */
export function isSameName(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [short, long] = one.size <= other.size ? [one, other] : [other, one];
  if (short.size === 0) return false;
  const shared = [...short].filter((word) => long.has(word)).length;
  if (shared === short.size) {
    return shared === long.size ||
      shared >= 2 && (one === short || shared >= long.size * LEAST_KEPT);
  }
  const figures = [...short].filter((word) => /\d/.test(word));
  const isSameModel = figures.every((figure) => long.has(figure));
  return isSameModel && shared >= 2 && shared >= long.size * LEAST_SHARED;
}
