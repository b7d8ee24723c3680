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
