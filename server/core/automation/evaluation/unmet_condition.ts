import { wordsIn } from "../../catalogue/product.ts";
import { fold } from "../../search.ts";
import type { ReasonCode, ReasonDetail } from "../decisions/reasons.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import type { RuleConditions } from "../rule.ts";
import type { RuleItem } from "./rule_event.ts";

/** A reason with its figures. */
export const because = (reasonCode: ReasonCode, reasonDetail: ReasonDetail = {}): Reasoned => ({
  reasonCode,
  reasonDetail,
});

/** Returns the first condition that a product does not meet; null: it meets all. */
export function unmetCondition(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  return unmetWords(conditions, item) ?? unmetPrice(conditions, item) ??
    unmetQuality(conditions, item);
}

/** Returns the first condition on shop, category or words that a product does not meet. */
export function unmetWords(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { marketplaces, categories, words, notWords } = conditions;
  if (marketplaces.length > 0 && !marketplaces.includes(item.marketplace)) {
    return because("MARKETPLACE_OTHER");
  }
  if (categories.length > 0) {
    if (item.tags.length === 0) return because("CATEGORY_UNKNOWN");
    const wanted = new Set(categories.map(fold));
    if (!item.tags.some((tag) => wanted.has(fold(tag)))) return because("CATEGORY_OTHER");
  }
  const text = ` ${wordsIn([item.title, item.shop, ...item.tags].join(" "))} `;
  const has = (word: string) => text.includes(` ${wordsIn(word)} `);
  if (words.length > 0 && !words.some(has)) return because("WORD_MISSING");
  const avoided = notWords.find(has);
  return avoided === undefined ? null : because("WORD_AVOIDED", { word: avoided });
}

function unmetPrice(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { minPriceCents, maxPriceCents, minProvenDiscountPercent: least } = conditions;
  const { priceCents: cents, oldPriceCents, currency } = item;
  if (item.isOutOfStock) return because("OUT_OF_STOCK");
  if (minPriceCents !== null || maxPriceCents !== null) {
    if (cents === null || currency !== "BRL") return because("PRICE_UNKNOWN");
    if (minPriceCents !== null && cents < minPriceCents) {
      return because("PRICE_LOW", { cents, limit: minPriceCents, currency });
    }
    if (maxPriceCents !== null && cents > maxPriceCents) {
      return because("PRICE_HIGH", { cents, limit: maxPriceCents, currency });
    }
  }
  if (least === null) return null;
  if (cents === null || oldPriceCents === null) return because("DISCOUNT_UNPROVEN");
  const percent = Math.floor((oldPriceCents - cents) * 100 / oldPriceCents);
  return percent < least ? because("DISCOUNT_SMALL", { percent, least }) : null;
}

function unmetQuality(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { minCommissionPercent, minRating } = conditions;
  const { commissionPercent, ratingTenths } = item;
  if (minCommissionPercent !== null) {
    if (commissionPercent === null) return because("COMMISSION_UNKNOWN");
    if (commissionPercent < minCommissionPercent) {
      return because("COMMISSION_SMALL", {
        percent: commissionPercent,
        least: minCommissionPercent,
      });
    }
  }
  if (minRating === null) return null;
  if (ratingTenths === null) return because("RATING_UNKNOWN");
  return ratingTenths < minRating * 10
    ? because("RATING_LOW", { rating: ratingTenths / 10, least: minRating })
    : null;
}

/** Returns why the offer must not leave; null: it may. */
export function unmetOffer(
  { isPaid, laterPriceCents, priceCents, currency }: RuleItem,
): Reasoned | null {
  if (isPaid === false) return because("OFFER_UNPAID");
  return laterPriceCents === null ? null : because("PRICE_CHANGED", {
    fromCents: priceCents ?? laterPriceCents,
    cents: laterPriceCents,
    currency,
  });
}
