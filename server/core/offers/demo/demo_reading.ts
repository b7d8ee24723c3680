import { noTags } from "../../marketplaces/links/affiliate_tags.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import {
  type FactName,
  factNames,
  type Source,
} from "../../marketplaces/readings/product_reading.ts";
import { formatMoney } from "../../money.ts";
import { builtIn } from "../../templates/wording.ts";
import { evidenceOfFacts, type Facts, storedFacts } from "../facts.ts";
import { messageText } from "../message/message.ts";
import { emptyOffer } from "../message/message_values.ts";
import { nothingProven } from "../message/proven_facts.ts";
import { HOME_ZONE } from "../../users/user.ts";
import { type EvidenceField, evidenceOf, factWords } from "../offer_fields.ts";

/** A product as the home page shows it, and its message as a group would get it. */
export type DemoReading = {
  readonly title: string;
  readonly shop: string;
  /** What one pays; null: the page does not say. */
  readonly price: string | null;
  readonly oldPrice: string | null;
  readonly imageUrl: string | null;
  readonly facts: readonly DemoFact[];
  readonly text: string;
};

/** A fact in words, with the source that states it. */
export type DemoFact = {
  readonly field: EvidenceField;
  readonly value: string;
  readonly source: Source;
};

type DemoProduct = {
  readonly marketplace: Marketplace;
  /** The product's own address; null when nobody knows it. */
  readonly address: string | null;
  readonly facts: Facts;
  /** The affiliate link in the message; absent: the product's own address, which pays nobody. */
  readonly ownLink?: string;
};

/** Nobody's tags: the link in the message pays nobody. */
const visitor = { ...noTags, hasDisclosure: true, signature: "", timeZone: HOME_ZONE };

/** Returns what was read of a product at `readAt`, by the rules of every offer. */
export function demoReading(product: DemoProduct, readAt: Date): DemoReading {
  const { marketplace, address, facts, ownLink = null } = product;
  const { title, shop, price, oldPrice, imageUrl } = facts;
  const text = messageText(
    {
      ...emptyOffer,
      ...storedFacts(facts),
      marketplace,
      sourceUrl: address,
      customAffiliateUrl: ownLink,
      customAffiliateProof: ownLink === null ? null : "PROVEN",
      evidence: evidenceOfFacts(facts, readAt),
    },
    visitor,
    readAt,
    builtIn,
    nothingProven,
  );
  return {
    title: title?.value ?? "",
    shop: shop?.value ?? "",
    price: price ? formatMoney(price.value) : null,
    oldPrice: oldPrice ? formatMoney(oldPrice.value) : null,
    imageUrl: imageUrl?.value ?? null,
    facts: shownFacts(facts),
    text,
  };
}

/** Prices come first; the page shows title, shop and picture apart. */
const prices: readonly FactName[] = [
  "price",
  "pixPrice",
  "cardPrice",
  "lowestPrice",
  "installments",
  "oldPrice",
];
const apart: readonly FactName[] = ["title", "shop", "imageUrl"];
const order = [
  ...prices,
  ...factNames.filter((name) => !prices.includes(name) && !apart.includes(name)),
];

/** Returns the facts in their order on the page; a price equal to the Pix price stands once. */
function shownFacts(facts: Facts): DemoFact[] {
  const isPix = facts.pixPrice?.value.cents === facts.price?.value.cents;
  return order.filter((name) => name !== "price" || !isPix)
    .flatMap((name) => {
      const fact = facts[name];
      if (!fact) return [];
      const value = factWords(name, fact.value);
      return [{ field: evidenceOf(name), value, source: fact.source }];
    });
}
