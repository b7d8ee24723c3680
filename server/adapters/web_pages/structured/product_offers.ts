import { currencyCode, machineCents } from "../../../core/marketplaces/readings/price_text.ts";
import type { Availability } from "../../../core/marketplaces/readings/product_reading.ts";
import { anyAvailable, availabilityOf } from "../facts/availability.ts";
import { shippingOf } from "../facts/shipping.ts";
import {
  type AddressMatch,
  isVariant,
  matchAddress,
  namesId,
  namesOther,
  namesVariant,
} from "./address_match.ts";
import { isA, isThing, list, type Thing, word } from "./thing.ts";

/** A state that a buyer must know of; null: new, or not said. */
export type Condition = "USED" | "REFURBISHED" | "DAMAGED" | null;

/** What the offers of one product come to; `currency` is null where they name none. */
export type OfferFacts = {
  readonly cents: number | null;
  /** They name several sums and nothing picks one: none of them is the price, whatever else repeats it. */
  readonly isUnsettled: boolean;
  /** The least of a group; null where it names none, or several. No price by itself. */
  readonly lowestCents: number | null;
  readonly condition: Condition;
  readonly oldCents: number | null;
  readonly currency: string | null;
  readonly availability: Availability;
  /** One line; see `shippingOf`. */
  readonly shipping: string | null;
};

type Offer = OfferFacts & {
  readonly match: AddressMatch;
  /** It is of another variant than the one that the address names. */
  readonly isSibling: boolean;
};

/** Offers of one product that are compared. */
const MOST = 500;

const aggregates = new Set(["AggregateOffer"]);

/** The one price of a product's offers at `address`; null where they differ and nothing picks one. */
export function offerFacts(offers: unknown, address: URL): OfferFacts {
  const all = list(offers).slice(0, MOST).filter(isThing).flatMap(parts).slice(0, MOST)
    .map((thing) => read(thing, address));
  const own = narrowed(all, ({ match }) => match === "EXACT");
  const isChosen = own.some(({ match }) => match === "EXACT");
  const fresh = narrowed(own, ({ condition }) => condition === null);
  const isUnlisted = !isChosen && all.some(({ isSibling }) => isSibling);
  const priced = narrowed(fresh, (offer) => offer.cents !== null || offer.isUnsettled);
  // The chosen variant may be the one that is sold out.
  const chosen = isUnlisted
    ? priced
    : narrowed(priced, ({ availability }) => availability === "IN_STOCK");
  const sums = chosen.map(({ cents, currency }) => cents && `${cents} ${currency}`);
  const isUnsettled = chosen.some((offer) => offer.isUnsettled) ||
    sums.some((sum) => sum !== sums[0]);
  const isOneCurrency = new Set(chosen.map(({ currency }) => currency)).size === 1;
  const availabilities = fresh.map(({ availability }) => availability);
  return {
    cents: isUnsettled ? null : agreed(chosen.map(({ cents }) => cents)),
    oldCents: isUnsettled ? null : agreed(chosen.map(({ oldCents }) => oldCents)),
    currency: agreed(chosen.map(({ currency }) => currency)),
    isUnsettled,
    lowestCents: isOneCurrency ? lowestOf(chosen) : null,
    condition: agreed(chosen.map(({ condition }) => condition)),
    availability: isUnlisted ? agreed(availabilities) ?? "UNKNOWN" : anyAvailable(availabilities),
    shipping: agreed(chosen.map(({ shipping }) => shipping)),
  };
}

/** The least sum that groups among `offers` name; null where one of their prices is below it. */
function lowestOf(offers: readonly Offer[]): number | null {
  const low = agreed(offers.flatMap(({ lowestCents }) => lowestCents ?? []));
  return offers.every(({ cents }) => cents === null || low === null || cents >= low) ? low : null;
}

/** An offer for many is its offers, where it lists them. */
function parts(offer: Thing): readonly Thing[] {
  const inner = list(offer.offers).slice(0, MOST).filter(isThing);
  return isA(offer, aggregates) && inner.length > 0
    ? inner.map((part) => ({
      ...{ priceCurrency: offer.priceCurrency, lowPrice: offer.lowPrice },
      ...part,
    }))
    : [offer];
}

function read(offer: Thing, address: URL): Offer {
  const specifications = list(offer.priceSpecification).filter(isThing).filter(isOfferToAll);
  const [listed, asked] = [
    specifications.filter(isListPrice),
    specifications.filter((part) => !isListPrice(part)),
  ];
  const partial = list(offer.priceSpecification).filter(isThing).filter((part) =>
    !isOfferToAll(part)
  ).map(({ price }) => machineCents(price));
  const isAggregate = isA(offer, aggregates);
  const named = isAggregate ? rangeCents(offer) : machineCents(offer.price);
  const specified = isAggregate ? null : agreed(asked.map(({ price }) => machineCents(price)));
  // A price that a specification calls an instalment is one.
  const cents = named !== null && specified === null && partial.includes(named)
    ? null
    : named ?? specified;
  const oldCents = agreed(listed.map(({ price }) => machineCents(price)));
  const ids = [word(offer.sku), word(offer.mpn)].filter((id) => id !== null);
  const isNamed = namesId(address, ids) || isVariant(address, ids);
  const match = isNamed ? "EXACT" : matchAddress(offer.url, address);
  return {
    cents,
    oldCents: cents && oldCents && oldCents > cents ? oldCents : null,
    currency: currencyCode(offer.priceCurrency) ??
      agreed(specifications.map(({ priceCurrency }) => currencyCode(priceCurrency))),
    isUnsettled: isAggregate && cents === null &&
      (offer.lowPrice !== undefined || offer.highPrice !== undefined),
    lowestCents: lowCents(offer),
    condition: conditionOf(offer),
    availability: availabilityOf(word(offer.availability)),
    shipping: shippingOf(offer),
    match,
    isSibling: match === "PATH" && namesOther(offer.url, address) ||
      match !== "EXACT" && ids.length > 0 && namesVariant(address),
  };
}

/** By schema.org's itemCondition, of an offer or of a product. */
export function conditionOf({ itemCondition }: Thing): Condition {
  const condition = word(itemCondition) ?? "";
  return /Refurbished/i.test(condition)
    ? "REFURBISHED"
    : /Damaged/i.test(condition)
    ? "DAMAGED"
    : /Used/i.test(condition)
    ? "USED"
    : null;
}

/** "From … to …" is a price only when both ends are the same. */
function rangeCents({ lowPrice, highPrice, offerCount }: Thing): number | null {
  const low = machineCents(lowPrice);
  const isOne = highPrice === undefined
    ? Number(offerCount) === 1
    : machineCents(highPrice) === low;
  return isOne ? low : null;
}

/** The lower end of a range; null where it is above the other one. */
function lowCents({ lowPrice, highPrice }: Thing): number | null {
  const [low, high] = [machineCents(lowPrice), machineCents(highPrice)];
  return low && (high === null || low <= high) ? low : null;
}

/** Freight, a surcharge, an instalment, a price a month or a kilo is not what one pays. */
const isOfferToAll = (part: Thing) =>
  !isA(part, new Set(["DeliveryChargeSpecification", "PaymentChargeSpecification"])) &&
  ["referenceQuantity", "validForMemberTier", "priceComponentType", "billingDuration"]
    .every((name) => part[name] === undefined) &&
  !/^(?:MON|ANN|DAY|WEE|HUR)$/.test(word(part.unitCode) ?? "") &&
  !/MinimumAdvertisedPrice$/.test(word(part.priceType) ?? "");

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
