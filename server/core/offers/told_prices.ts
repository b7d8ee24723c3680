import { definitions } from "../marketplaces/marketplace.ts";
import type { Evidence, EvidenceField, Offer } from "./offer.ts";

type Dated = Pick<Offer, "marketplace" | "evidence">;
type Told = Pick<
  Offer,
  "priceCents" | "oldPriceCents" | "pixPriceCents" | "cardPriceCents" | "installments" | "imageUrl"
>;

/** Until when the shop lets `field` be shown; null: for as long as it stands. */
export function toldUntil({ marketplace, evidence }: Dated, field: EvidenceField): Date | null {
  const proof = evidence.find((one: Evidence) => one.field === field);
  const { priceHours } = definitions[marketplace];
  if (priceHours === undefined || !proof || proof.source === "PERSON") return null;
  return new Date(Date.parse(proof.readAt) + priceHours * 60 * 60_000);
}

/** What an offer's message, picture or page may say at `now` of its prices and with which picture. */
export function toldPrices(offer: Dated & Told, now: Date): Told {
  const standing = <T>(field: EvidenceField, value: T | null): T | null => {
    const until = toldUntil(offer, field);
    return until && until <= now ? null : value;
  };
  return {
    priceCents: standing("PRICE", offer.priceCents),
    oldPriceCents: standing("OLD_PRICE", offer.oldPriceCents),
    pixPriceCents: standing("PIX_PRICE", offer.pixPriceCents),
    cardPriceCents: standing("CARD_PRICE", offer.cardPriceCents),
    installments: standing("INSTALLMENTS", offer.installments),
    imageUrl: standing("IMAGE", offer.imageUrl),
  };
}

const priced: readonly EvidenceField[] = [
  "PRICE",
  "OLD_PRICE",
  "PIX_PRICE",
  "CARD_PRICE",
  "INSTALLMENTS",
  "IMAGE",
];

/** From when on something of the offer's prices or picture may no longer be told; null: never. */
export function staleAt(offer: Dated): Date | null {
  const ends = priced.flatMap((field) => toldUntil(offer, field) ?? []);
  return ends.length > 0 ? new Date(Math.min(...ends.map(Number))) : null;
}
