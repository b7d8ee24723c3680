import type { ColumnType } from "kysely";
import type { Picture } from "../cards/card_style.ts";
import type { OfferId, UserId } from "../ids.ts";
import type { AffiliateProof } from "../marketplaces/definition.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Installments } from "../marketplaces/readings/product_reading.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { Evidence, EvidenceField, LinkCheck, OfferStatus } from "./offer.ts";

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
  installments: ColumnType<Installments | null, string | null | undefined, string | null>;
  coupon_code: string | null;
  shipping: string | null;
  rating_tenths: number | null;
  rating_count: number | null;
  source_url: string | null;
  own_link: string | null;
  own_link_proof: AffiliateProof | null;
  own_link_check: ColumnType<LinkCheck | null, string | null | undefined, string | null>;
  evidence: ColumnType<Evidence[], string, string>;
  cleared: ColumnType<EvidenceField[], EvidenceField[] | undefined, EvidenceField[]>;
  picture: ColumnType<Picture | null, Picture | null | undefined, Picture | null>;
  custom_text: string | null;
  template_id: ColumnType<TemplateChoice, TemplateChoice | undefined, TemplateChoice>;
  /** Title and shop, folded, for the search. */
  search_text: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: Date | null;
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
  "installments",
  "coupon_code as couponCode",
  "shipping",
  "rating_tenths as ratingTenths",
  "rating_count as ratingCount",
  "source_url as sourceUrl",
  "own_link as ownLink",
  "own_link_proof as ownLinkProof",
  "own_link_check as ownLinkCheck",
  "evidence",
  "cleared",
  "picture",
  "custom_text as customText",
  "template_id as templateId",
  "created_at as createdAt",
  "updated_at as updatedAt",
  "deleted_at as deletedAt",
] as const;
