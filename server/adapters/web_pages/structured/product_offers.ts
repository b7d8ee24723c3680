import { currencyCode, machineCents } from "../../../core/marketplaces/readings/price_text.ts";
import type { Availability } from "../../../core/marketplaces/readings/product_reading.ts";
import { anyAvailable, availabilityOf } from "../facts/availability.ts";
import { shippingOf } from "../facts/shipping.ts";
import { type AddressMatch, matchAddress, namesId } from "./address_match.ts";
import { isA, isThing, list, type Thing, word } from "./thing.ts";

/** What the offers of one product come to; `currency` is null where they name none. */
export type OfferFacts = {
  readonly cents: number | null;
  readonly oldCents: number | null;
  readonly currency: string | null;
  readonly availability: Availability;
  /** One line; see `shippingOf`. */
  readonly shipping: string | null;
};

type Offer = OfferFacts & { readonly isUsed: boolean; readonly match: AddressMatch };

const aggregates = new Set(["AggregateOffer"]);

/** The one price of a product's offers at `address`; null where they differ and nothing picks one. */
export function offerFacts(offers: unknown, address: URL): OfferFacts {
  const all = list(offers).filter(isThing).flatMap(parts).slice(0, 500)
    .map((thing) => read(thing, address));
  const chosen = [
    (offer: Offer) => offer.cents !== null,
    (offer: Offer) => offer.match === "EXACT",
    (offer: Offer) => !offer.isUsed,
    (offer: Offer) => offer.availability === "IN_STOCK",
  ].reduce(narrowed, all);
  return {
    cents: agreed(chosen.map(({ cents }) => cents)),
    oldCents: agreed(chosen.map(({ oldCents }) => oldCents)),
    currency: agreed(chosen.map(({ currency }) => currency)),
    availability: anyAvailable(all.map(({ availability }) => availability)),
    shipping: agreed(chosen.map(({ shipping }) => shipping)),
  };
}

/** An offer for many is its offers, where it lists them. */
function parts(offer: Thing): readonly Thing[] {
  const inner = list(offer.offers).filter(isThing);
  return isA(offer, aggregates) && inner.length > 0
    ? inner.map((part) => ({ priceCurrency: offer.priceCurrency, ...part }))
    : [offer];
}

function read(offer: Thing, address: URL): Offer {
  const specifications = list(offer.priceSpecification).filter(isThing).filter(isOfferToAll);
  const [listed, asked] = [
    specifications.filter(isListPrice),
    specifications.filter((part) => !isListPrice(part)),
  ];
  const cents = isA(offer, aggregates)
    ? rangeCents(offer)
    : machineCents(offer.price) ?? agreed(asked.map(({ price }) => machineCents(price)));
  const oldCents = agreed(listed.map(({ price }) => machineCents(price)));
  const ids = [word(offer.sku), word(offer.mpn)].filter((id) => id !== null);
  return {
    cents,
    oldCents: cents && oldCents && oldCents > cents ? oldCents : null,
    currency: currencyCode(offer.priceCurrency) ??
      agreed(specifications.map(({ priceCurrency }) => currencyCode(priceCurrency))),
    availability: availabilityOf(word(offer.availability)),
    shipping: shippingOf(offer),
    isUsed: /Used|Refurbished|Damaged/.test(word(offer.itemCondition) ?? ""),
    match: namesId(address, ids) ? "EXACT" : matchAddress(offer.url, address),
  };
}

/** "From … to …" is a price only when both ends are the same. */
function rangeCents({ lowPrice, highPrice, offerCount }: Thing): number | null {
  const low = machineCents(lowPrice);
  const isOne = highPrice === undefined
    ? Number(offerCount) === 1
    : machineCents(highPrice) === low;
  return isOne ? low : null;
}

/** Freight, a surcharge, a price a kilo or a members' price is not what one pays. */
const isOfferToAll = (part: Thing) =>
  !isA(part, new Set(["DeliveryChargeSpecification", "PaymentChargeSpecification"])) &&
  part.referenceQuantity === undefined && part.validForMemberTier === undefined;

/** Source: schema.org PriceTypeEnumeration, and Google's StrikethroughPrice. */
const isListPrice = ({ priceType }: Thing) =>
  list(priceType).some((type) =>
    /(?:List|Strikethrough|Regular|MSRP|SRP)(?:Price)?$/i.test(String(type))
  );

/** Those that `holds` for, if it holds for any. */
function narrowed(offers: readonly Offer[], holds: (offer: Offer) => boolean): readonly Offer[] {
  const those = offers.filter(holds);
  return those.length > 0 ? those : offers;
}

function agreed<T>(values: readonly (T | null)[]): T | null {
  const [first] = values;
  return first !== undefined && values.every((value) => value === first) ? first : null;
}
