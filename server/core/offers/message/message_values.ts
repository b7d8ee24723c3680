import type { AffiliateTags } from "../../marketplaces/links/affiliate_tags.ts";
import { marketplaceName } from "../../marketplaces/marketplace.ts";
import { discountPercent, formatMoney } from "../../money.ts";
import type { Values } from "../../templates/variables.ts";
import { affiliateLink, type Linked, type Offer } from "../offer.ts";
import { loadField, nothingStored, type StoredFields } from "../offer_fields.ts";
import { displayablePrices } from "./displayable_prices.ts";

/** What of an offer its message tells. */
export type Told = StoredFields & Linked & Pick<Offer, "marketplace" | "evidence">;

/** An offer that tells nothing yet, in reais. */
export const nothingTold: Told & Pick<Offer, "customText"> = {
  ...nothingStored,
  marketplace: "OTHER",
  evidence: [],
  sourceUrl: null,
  customAffiliateUrl: null,
  customAffiliateProof: null,
  customText: null,
};

/** What each variable of a template says of this offer now; what nobody knows stays null. */
export function valuesOf(offer: Told, tags: AffiliateTags, now: Date): Values {
  const { priceCents, oldPriceCents, pixPriceCents, cardPriceCents, installments } =
    displayablePrices(
      offer,
      now,
    );
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
    preco_pix: pixPriceCents !== null && pixPriceCents < price ? show(pixPriceCents) : null,
    preco_cartao: cardPriceCents !== null && cardPriceCents > (priceCents ?? 0)
      ? show(cardPriceCents)
      : null,
    parcelas: installments && partsOf(installments),
    cupom: offer.couponCode && asCode(offer.couponCode),
    frete: offer.shipping && withoutMarks(offer.shipping),
    avaliacao: ratingWords(offer),
    link: affiliateLink(offer, tags).url ?? offer.sourceUrl,
  };
}

function partsOf({ count, amount, interestFree }: NonNullable<Offer["installments"]>): string {
  const interest = interestFree === null ? "" : interestFree ? " sem juros" : " com juros";
  return `${count}x de ${formatMoney(amount)}${interest}`;
}

function ratingWords(offer: Told): string | null {
  const rating = loadField("rating", offer);
  if (!rating) return null;
  const stars = (rating.tenths / 10).toLocaleString("pt-BR", { minimumFractionDigits: 1 });
  if (!rating.count) return `${stars} de 5`;
  const count = rating.count.toLocaleString("pt-BR");
  return `${stars} de 5 (${count} ${rating.count === 1 ? "avaliação" : "avaliações"})`;
}

/** Marks and line ends of its own would break the message around it. */
const withoutMarks = (text: string) => text.replace(/[*~_`]+/g, " ").replace(/\s+/g, " ").trim();

/** A code is copied as it stands: `_` within it marks nothing. */
const asCode = (code: string) => code.replace(/[*~`\s]+/g, "").replace(/^_+|_+$/g, "");
