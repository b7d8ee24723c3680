import { plainText } from "../../../core/marketplaces/readings/plain_text.ts";
import { currencyCode, machineCents } from "../../../core/marketplaces/readings/price_text.ts";
import { formatMoney } from "../../../core/money.ts";
import { isThing, list, type Thing, word } from "../structured/thing.ts";

const FREE = "Frete grátis";

/**
 * What schema.org's shippingDetails of an offer say, in one line: "Frete grátis para São Paulo".
 * Where it costs depends on the order, the lines differ or nobody can say where to, it is null.
 */
export function shippingOf({ shippingDetails }: Thing): string | null {
  const lines = list(shippingDetails).filter(isThing).map(lineOf);
  const [first] = lines;
  return first && lines.every((line) => line === first) ? first : null;
}

function lineOf(details: Thing): string | null {
  const [rate] = list(details.shippingRate).filter(isThing);
  const isConditional = details.orderValue !== undefined || details.doesNotShip !== undefined;
  if (!rate || isConditional) return null;
  const cost = costOf(rate);
  const place = placeOf(details);
  return cost && place !== null ? `${cost}${place}` : null;
}

function costOf(rate: Thing): string | null {
  const value = word(rate.value ?? rate.maxValue); // an empty one is no zero
  if (value === null) return null;
  if (Number(value) === 0) return FREE;
  const [cents, currency] = [machineCents(value), currencyCode(rate.currency)];
  return cents && currency ? `Frete ${formatMoney({ cents, currency })}` : null;
}

/** " para São Paulo", nothing where it is a whole country; null where only a postal code says it. */
function placeOf({ shippingDestination }: Thing): string | null {
  const places = list(shippingDestination).filter(isThing);
  if (places.length > 1) return null;
  const [place] = places;
  const region = place && plainText(word(place.addressRegion) ?? "", 40);
  if (region) return ` para ${region}`;
  const isNarrow = place && ["postalCode", "postalCodePrefix", "postalCodeRange"].some((name) => {
    return place[name] !== undefined;
  });
  return isNarrow ? null : "";
}

const free =
  /(?:frete|entrega|envio|chegará|chega) gr[áa]tis|free (?:shipping|delivery)|env[ií]o gratis/i;
/** Then it is free to some, or for some orders: no promise to make to a group. */
const conditional =
  /acima|a partir|m[íi]nim|primeir|prime\b|assin|membro|clube|cupom|retir|pedidos? (?:de|sup)|compras|selecionad|over\b|orders?\b|app\b|meli\+|consulte|sujeito/i;

/** What a shop's own block says in words: only that it is free, to everybody. */
export const shownShipping = (text: string): string | null =>
  free.test(text.slice(0, 500)) && !conditional.test(text.slice(0, 500)) ? FREE : null;
