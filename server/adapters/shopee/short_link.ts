import { textAt } from "../../core/marketplaces/api/answer_parts.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";
import { ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/** Words that a link carries along, and the characters of each. */
const MOST_SUB_IDS = 5;
const SUB_ID_LENGTH = 50;

/** Asks for a link to `product` that credits whoever asks. */
export const shortLink = (product: URL, subIds: readonly string[]) =>
  `mutation {
  generateShortLink(
    input: { originUrl: ${JSON.stringify(product.href)}, subIds: ${JSON.stringify(taken(subIds))} }
  ) { shortLink }
}`;

/** As Shopee takes them: letters without accents, and digits. */
const taken = (subIds: readonly string[]): string[] =>
  subIds.map((word) => word.normalize("NFD").replace(/[^A-Za-z0-9]/g, "").slice(0, SUB_ID_LENGTH))
    .filter((word) => word).slice(0, MOST_SUB_IDS);

/** The link in an answer. @throws ShopRefusal FAILED when that is not one of Shopee's */
export function shortLinkIn(answer: unknown): URL {
  const url = URL.parse(textAt(answer, "shortLink") ?? "");
  if (url?.protocol === "https:" && marketplaceOf(url) === "SHOPEE") return url;
  throw new ShopRefusal("FAILED", "no short link of Shopee's");
}
