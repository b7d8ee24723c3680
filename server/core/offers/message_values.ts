import type { AffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import { marketplaceName } from "../marketplaces/marketplace.ts";
import { discountPercent, formatMoney } from "../money.ts";
import type { Values } from "../templates/variables.ts";
import { affiliateLink, type Linked, type Offer, ratingOf } from "./offer.ts";
import { toldPrices } from "./told_prices.ts";

/** What of an offer its message tells. */
export type Told =
  & Linked
  & Pick<Offer, "title" | "shop" | "marketplace" | "currency" | "evidence">
  & Pick<Offer, "priceCents" | "oldPriceCents" | "pixPriceCents" | "cardPriceCents">
  & Pick<Offer, "installments" | "couponCode" | "shipping" | "ratingTenths" | "ratingCount">
  & Pick<Offer, "imageUrl">;

/** An offer that tells nothing yet, in reais. */
export const nothingTold: Told & Pick<Offer, "customText"> = {
  title: "",
  shop: "",
  marketplace: "OTHER",
  currency: "BRL",
  evidence: [],
  priceCents: null,
  oldPriceCents: null,
  pixPriceCents: null,
  cardPriceCents: null,
  installments: null,
  couponCode: null,
  shipping: null,
  ratingTenths: null,
  ratingCount: null,
  imageUrl: null,
  sourceUrl: null,
  ownLink: null,
  ownLinkProof: null,
  customText: null,
};

/** What each variable of a template says of this offer now; what nobody knows stays null. */
export function valuesOf(offer: Told, tags: AffiliateTags, now: Date): Values {
  const { priceCents, oldPriceCents, pixPriceCents, cardPriceCents, installments } = toldPrices(
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
  const rating = ratingOf(offer);
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
