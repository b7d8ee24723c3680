import { availability } from "./availability.ts";
import { condition } from "./condition.ts";
import { couponWords } from "./coupon_words.ts";
import { disagreeingSources } from "./disagreeing_sources.ts";
import { foreignParameters, outcomeOfLink, wrappedLinks } from "./links.ts";
import { ownProduct } from "./own_product.ts";
import { type Outcome, outcomeOf, type PageCase } from "./page_case.ts";
import { platformBlocks } from "./platform_blocks.ts";
import { productTypes, ranges } from "./ranges_and_types.ts";
import { rdfaPages } from "./rdfa.ts";
import { outcomeOfText, sharedTexts } from "./shared_texts.ts";
import { splitPrices } from "./split_prices.ts";
import { wholePages } from "./whole_pages.ts";
import { unpayableSums } from "./unpayable_sums.ts";

type Judged = { outcome: Outcome; detail: string };
type Judge = () => Judged | Promise<Judged>;
type Class = readonly { readonly name: string; readonly judge: Judge }[];

const pages = (cases: readonly PageCase[]): Class =>
  cases.map((one) => ({ name: one.name, judge: () => outcomeOf(one) }));
const those = <C extends { readonly name: string }>(
  cases: readonly C[],
  judge: (one: C) => Judged,
): Class => cases.map((one) => ({ name: one.name, judge: () => judge(one) }));

/** Every class of mistakes a reader makes with confidence, and its cases. */
export const classes: Readonly<Record<string, Class>> = {
  "split prices": pages(splitPrices),
  "the page's own product": pages(ownProduct),
  "sources that disagree": pages(disagreeingSources),
  "availability": pages(availability),
  "used and refurbished": pages(condition),
  "sums that are not the price": pages(unpayableSums),
  "words taken for coupons": pages(couponWords),
  "platforms' price blocks": pages(platformBlocks),
  "RDFa": pages(rdfaPages),
  "types of products": pages(productTypes),
  "ranges": pages(ranges),
  "whole pages": pages(wholePages),
  "shared texts": those(sharedTexts, outcomeOfText),
  "foreign parameters": those(foreignParameters, outcomeOfLink),
  "wrapped links": those(wrappedLinks, outcomeOfLink),
};
