import { LRUCache } from "lru-cache";
import type { OfferId } from "../../core/ids.ts";
import { fieldColumns, type StoredFields } from "../../core/offers/offer_fields.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { displayablePrices } from "../../core/offers/message/displayable_prices.ts";
import { messageText, type Publisher } from "../../core/offers/message/message.ts";
import type { MessageOffer } from "../../core/offers/message/message_values.ts";
import type { ProvenFacts } from "../../core/offers/message/proven_facts.ts";

/** Characters of the messages in memory, with those that they were made of; the least used leave first. */
const MOST_CHARACTERS = 10_000_000;
/** What an entry takes beside its texts, in characters. */
const ENTRY = 500;

type Worded = MessageOffer & Pick<Offer, "id" | "customText">;
/** What of an offer its text is made of; of its evidence, only what may be shown now. */
type Input = keyof StoredFields | Exclude<keyof Worded, keyof StoredFields | "id" | "evidence">;

const others = {
  marketplace: true,
  sourceUrl: true,
  customAffiliateUrl: true,
  customAffiliateProof: true,
  customText: true,
} satisfies Record<Exclude<Input, keyof StoredFields>, true>;
const inputs = [...Object.keys(fieldColumns), ...Object.keys(others)] as Input[];

type Made = { readonly madeOf: readonly unknown[]; readonly text: string };

const texts = new LRUCache<OfferId, Made>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: ({ madeOf, text }) =>
    madeOf.reduce<number>(
      (size, one) => typeof one === "string" ? size + one.length : size,
      ENTRY + text.length,
    ),
});

/**
 * Returns `messageText`, from memory while nothing that it is made of has changed. The publisher is
 * compared by identity: a person who is read anew has other texts.
 */
export function rememberedText(
  offer: Worded,
  publisher: Publisher,
  now: Date,
  wording: { readonly body: string },
  facts: ProvenFacts,
): string {
  const shown = displayablePrices(offer, now);
  const madeOf: unknown[] = [publisher, wording.body, facts.lowestInDays];
  madeOf.push(facts.couponUntil?.getTime());
  for (const name of inputs) {
    const value = shown[name];
    madeOf.push(typeof value === "object" && value !== null ? JSON.stringify(value) : value);
  }
  const known = texts.get(offer.id);
  if (known && known.madeOf.every((value, nth) => value === madeOf[nth])) return known.text;
  const text = messageText(offer, publisher, now, wording, facts);
  texts.set(offer.id, { madeOf, text });
  return text;
}
