import type { ColumnType } from "kysely";
import type { EventId, OfferId, UserId } from "../ids.ts";
import type { AffiliateProof } from "../marketplaces/affiliate_link.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Evidence, OfferStatus } from "./offer.ts";

export type OffersTable = {
  id: OfferId;
  user_id: UserId;
  /** The caller's own name for the request: the same key gives the same offer. */
  key: string | null;
  version: number;
  status: OfferStatus;
  marketplace: Marketplace;
  shop: string;
  product_id: string | null;
  title: string;
  currency: string;
  price_cents: number | null;
  old_price_cents: number | null;
  pix_price_cents: number | null;
  card_price_cents: number | null;
  image_url: string | null;
  source_url: string | null;
  own_link: string | null;
  own_link_proof: AffiliateProof | null;
  evidence: ColumnType<Evidence[], string, string>;
  custom_text: string | null;
  /** Title and shop, folded, for the search. */
  search_text: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: Date | null;
};

/** What a product was seen to cost, by the event that saw it. */
export type PriceSightingsTable = {
  event_id: EventId;
  user_id: UserId;
  marketplace: Marketplace;
  /** Whose page it was: an id says nothing without it. */
  host: string;
  product_id: string;
  price_cents: number;
  currency: string;
  seen_at: Date;
};

/** A row, selected so, is an `Offer`: no mapping at run time. */
export const asOffer = [
  "id",
  "user_id as userId",
  "version",
  "status",
  "marketplace",
  "shop",
  "product_id as productId",
  "title",
  "currency",
  "price_cents as priceCents",
  "old_price_cents as oldPriceCents",
  "pix_price_cents as pixPriceCents",
  "card_price_cents as cardPriceCents",
  "image_url as imageUrl",
  "source_url as sourceUrl",
  "own_link as ownLink",
  "own_link_proof as ownLinkProof",
  "evidence",
  "custom_text as customText",
  "created_at as createdAt",
  "updated_at as updatedAt",
  "deleted_at as deletedAt",
] as const;
