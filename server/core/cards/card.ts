import type { OfferId, PhotoId } from "../ids.ts";
import type { Installments } from "../marketplaces/readings/product_reading.ts";
import { discountPercent, formatMoney } from "../money.ts";
import { money, type Offer } from "../offers/offer.ts";
import type { CardStyle } from "./card_style.ts";

/** A card for a feed or a group, and one for stories. */
export const cardFormats = ["SQUARE", "STORY"] as const;
export type CardFormat = (typeof cardFormats)[number];

/** Pixels. */
export const cardSizes: Readonly<Record<CardFormat, { width: number; height: number }>> = {
  SQUARE: { width: 1080, height: 1080 },
  STORY: { width: 1080, height: 1920 },
};

/** All that a card shows, in words; what is null is not there. */
export type CardContent = {
  readonly format: CardFormat;
  readonly title: string;
  readonly shop: string;
  readonly price: string | null;
  /** How one pays that price. */
  readonly priceNote: string | null;
  readonly oldPrice: string | null;
  readonly discount: string | null;
  readonly details: readonly string[];
  readonly coupon: string | null;
  readonly isAdvertising: boolean;
  /** #RRGGBB. */
  readonly background: string;
  readonly accent: string;
};

/** The port that draws a card as a JPEG; a picture that is null is left out. */
export type DrawCard = (
  content: CardContent,
  pictures: { readonly product: Uint8Array | null; readonly logo: Uint8Array | null },
) => Promise<Uint8Array>;

type Shown =
  & Pick<Offer, "title" | "shop" | "currency" | "couponCode" | "shipping" | "installments">
  & Pick<Offer, "priceCents" | "oldPriceCents" | "pixPriceCents">;

/** What the card of an offer says. Its prices are those that may be told at that time. */
export function cardContent(
  offer: Shown,
  style: Pick<CardStyle, "background" | "accent">,
  { format, isAdvertising }: { format: CardFormat; isAdvertising: boolean },
): CardContent {
  const price = money(offer, offer.priceCents);
  const oldPrice = money(offer, offer.oldPriceCents);
  const off = discountPercent(price, oldPrice);
  return {
    format,
    title: drawable(offer.title),
    shop: drawable(offer.shop),
    price: price && formatMoney(price),
    priceNote: price && offer.pixPriceCents === price.cents ? "no Pix" : null,
    oldPrice: off === null ? null : formatMoney(oldPrice!),
    discount: off === null ? null : `-${off}%`,
    details: [offer.installments && installmentWords(offer.installments), offer.shipping]
      .flatMap((detail) => detail ? [drawable(detail)] : []),
    coupon: offer.couponCode && drawable(offer.couponCode),
    isAdvertising,
    background: style.background,
    accent: style.accent,
  };
}

function installmentWords({ count, amount, isInterestFree }: Installments): string {
  return `${count}x de ${formatMoney(amount)}${isInterestFree ? " sem juros" : ""}`;
}

/** Without what no font here draws: emoji and other pictures would be empty boxes. */
const drawable = (text: string) =>
  text.replace(
    /[\p{Extended_Pictographic}\p{Emoji_Modifier}\u{1F1E6}-\u{1F1FF}\u200d\ufe0f]/gu,
    " ",
  )
    .replace(/\s+/g, " ").trim();

/** Grows when cards are drawn otherwise than before, so that none of the old ones is shown. */
const DRAWING = 1;

/** Names a drawing: the same for the same content, and another when any of it changes. */
export async function cardDigest(
  content: CardContent,
  imageUrl: string | null,
  logoId: string | null,
): Promise<string> {
  const said = new TextEncoder().encode(JSON.stringify([DRAWING, content, imageUrl, logoId]));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", said));
  return digest.slice(0, 16).toHex();
}

/**
 * Where an offer's card is served; another drawing has another address. With `title`, a short one in
 * the place of the offer's.
 */
export const cardPath = (
  offerId: OfferId,
  format: CardFormat,
  digest: string,
  title: string | null = null,
) =>
  `/api/cards/${offerId}/${format.toLowerCase()}.jpg?v=${digest}` +
  (title === null ? "" : `&title=${encodeURIComponent(title)}`);

/** Where a logo is served; a new one has a new address. */
export const logoPath = (id: PhotoId) => `/api/cards/logos/${id}.png`;
