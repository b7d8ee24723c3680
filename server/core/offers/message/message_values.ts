import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { marketplaceName } from "../../marketplaces/marketplace.ts";
import { discountPercent, formatMoney } from "../../money.ts";
import type { Values } from "../../templates/variables.ts";
import { momentLabel } from "../../zoned.ts";
import { type Linked, messageLink, type Offer } from "../offer.ts";
import { emptyFields, printedFields, type StoredFields } from "../offer_fields.ts";
import { displayablePrices } from "./displayable_prices.ts";
import type { ProvenFacts } from "./proven_facts.ts";
import { withoutMarks } from "../field_values.ts";

/** The properties of an offer that its message depends on. */
export type MessageOffer = StoredFields & Linked & Pick<Offer, "marketplace" | "evidence">;

/** An empty offer, in reais. */
export const emptyOffer: MessageOffer & Pick<Offer, "customText"> = {
  ...emptyFields,
  marketplace: "OTHER",
  evidence: [],
  sourceUrl: null,
  customAffiliateUrl: null,
  customAffiliateProof: null,
  customText: null,
};

/** Returns the value of each template variable for this offer now; null where it is unknown. */
export function valuesOf(
  offer: MessageOffer,
  publisher: AffiliateTags & { readonly timeZone: string },
  now: Date,
  { lowestInDays, couponUntil }: ProvenFacts,
): Values {
  const shown = displayablePrices(offer, now);
  const { priceCents, oldPriceCents, pixPriceCents, cardPriceCents, lowestPriceCents } = shown;
  const show = (cents: number | null) =>
    cents === null ? null : formatMoney({ cents, currency: offer.currency });
  const price = priceCents ?? Infinity;
  const isCheaper = priceCents !== null && oldPriceCents !== null && oldPriceCents > priceCents;
  const percent = isCheaper
    ? discountPercent(
      { cents: priceCents, currency: offer.currency },
      { cents: oldPriceCents, currency: offer.currency },
    )
    : null;
  return {
    titulo: withoutMarks(offer.title),
    loja: withoutMarks(offer.shop || (marketplaceName(offer.marketplace) ?? "")),
    preco: show(priceCents),
    no_pix: priceCents !== null && pixPriceCents === priceCents ? "no Pix" : null,
    preco_antigo: isCheaper ? show(oldPriceCents) : null,
    desconto: percent === null ? null : `${percent}%`,
    economia: isCheaper ? show(oldPriceCents - priceCents) : null,
    menor_preco: priceCents !== null && lowestInDays !== null
      ? `Menor preço dos últimos ${lowestInDays} dias`
      : null,
    preco_pix: pixPriceCents !== null && pixPriceCents < price ? show(pixPriceCents) : null,
    preco_cartao: cardPriceCents !== null && cardPriceCents > (priceCents ?? 0)
      ? show(cardPriceCents)
      : null,
    a_partir_de: priceCents === null && pixPriceCents === null && cardPriceCents === null
      ? show(lowestPriceCents)
      : null,
    ...printedFields(shown),
    cupom_ate: offer.couponCode !== null && couponUntil !== null
      ? momentLabel(couponUntil, publisher.timeZone)
      : null,
    link: messageLink(offer, publisher),
  };
}

/** The texts of a link's preview. */
export type PreviewWords = { readonly title: string; readonly description: string | null };

/** Returns the two lines of a link's preview: "R$ 99,00 no Pix · antes R$ 150,00 · Amazon". */
export function previewWords(
  offer: MessageOffer,
  publisher: AffiliateTags & { readonly timeZone: string },
  now: Date,
): PreviewWords {
  const values = valuesOf(offer, publisher, now, { lowestInDays: null, couponUntil: null });
  const { preco, no_pix, preco_antigo, a_partir_de, loja } = values;
  const price = preco
    ? [preco, no_pix].filter(Boolean).join(" ")
    : a_partir_de && `a partir de ${a_partir_de}`;
  const before = preco_antigo && `antes ${preco_antigo}`;
  return {
    title: offer.title,
    description: [price, before, loja].filter(Boolean).join(" · ") || null,
  };
}
