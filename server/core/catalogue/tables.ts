import type { ColumnType } from "kysely";
import type { ProductId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Availability, Source } from "../marketplaces/readings/product_reading.ts";
import type { LinkStatus } from "./product.ts";

export type ProductsTable = {
  id: ProductId;
  user_id: UserId;
  version: number;
  marketplace: Marketplace;
  host: string;
  product_id: string;
  source_url: string;
  title: string;
  shop: string;
  image_url: string | null;
  currency: string;
  price_cents: number | null;
  old_price_cents: number | null;
  pix_price_cents: number | null;
  card_price_cents: number | null;
  availability: Availability;
  source: Source;
  price_read_at: Date | null;
  tags: string[];
  note: string | null;
  /** Title and shop, to find duplicates. */
  name_key: string;
  /** Title, shop and tags as words, folded, for the search. */
  search_text: string;
  /** Their stems. */
  search_words: ColumnType<string, never, never>;
  /** Person, marketplace, availability and link state as words, for the search. */
  marks: ColumnType<string[], never, never>;
  reported_price_cents: number | null;
  dropped_from_cents: number | null;
  dropped_at: Date | null;
  next_refresh_at: Date;
  /** When a process last claimed it to read it. */
  claimed_at: Date | null;
  calm_reads: number;
  failures: number;
  link_status: LinkStatus;
  link_checked_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: Date | null;
};

/** Another key of a merged product. */
export type ProductAliasesTable = {
  user_id: UserId;
  marketplace: Marketplace;
  host: string;
  product_id: string;
  kept_id: ProductId;
};

/** A word of a person's products, which corrects mistyped searches. */
export type ProductWordsTable = { user_id: UserId; word: string };

/** A price sighting, by the event or the read that saw it. */
export type PriceSightingsTable = {
  read_id: string;
  user_id: UserId;
  marketplace: Marketplace;
  /** The host of the page: ids are unique per host only. */
  host: string;
  product_id: string;
  price_cents: number;
  currency: string;
  seen_at: Date;
};

/** A row, selected so, is a `Product`: no mapping at run time. */
export const asProduct = [
  "products.id",
  "products.user_id as userId",
  "products.version",
  "products.marketplace",
  "products.host",
  "products.product_id as productId",
  "products.source_url as sourceUrl",
  "products.title",
  "products.shop",
  "products.image_url as imageUrl",
  "products.currency",
  "products.price_cents as priceCents",
  "products.old_price_cents as oldPriceCents",
  "products.pix_price_cents as pixPriceCents",
  "products.card_price_cents as cardPriceCents",
  "products.availability",
  "products.source",
  "products.price_read_at as priceReadAt",
  "products.tags",
  "products.note",
  "products.reported_price_cents as reportedPriceCents",
  "products.dropped_from_cents as droppedFromCents",
  "products.dropped_at as droppedAt",
  "products.next_refresh_at as nextRefreshAt",
  "products.calm_reads as calmReads",
  "products.failures",
  "products.link_status as linkStatus",
  "products.link_checked_at as linkCheckedAt",
  "products.created_at as createdAt",
  "products.updated_at as updatedAt",
  "products.deleted_at as deletedAt",
] as const;
