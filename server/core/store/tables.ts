import type { ColumnType, Generated } from "kysely";
import type { OfferId, PhotoId, StoreId, StoreReportId, StoreSectionId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { StoreReportReason } from "./report_store.ts";
import type { StoreInvite, StoreLink } from "./store.ts";

export type StoresTable = {
  id: StoreId;
  user_id: UserId;
  version: number;
  slug: string;
  title: string;
  about: string;
  primary_color: string | null;
  card_color: string | null;
  banner_id: PhotoId | null;
  /** JPEG; null: no banner. */
  banner: Uint8Array | null;
  is_only_sent: boolean;
  marketplaces: Marketplace[];
  links: ColumnType<readonly StoreLink[], string, string>;
  invites: ColumnType<readonly StoreInvite[], string, string>;
  published_at: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  /** How often what it shows has changed. */
  change_count: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

export type StoreSectionsTable = {
  id: StoreSectionId;
  store_id: StoreId;
  user_id: UserId;
  position: number;
  title: string;
};

export type StoreItemsTable = {
  store_id: StoreId;
  offer_id: OfferId;
  user_id: UserId;
  section_id: StoreSectionId | null;
  pin_position: number | null;
  is_hidden: boolean;
  sold_out_at: Date | null;
};

/** The short link of a card: the address that it leads to, to see when that changed. */
export type StoreLinksTable = {
  store_id: StoreId;
  offer_id: OfferId;
  user_id: UserId;
  slug: string;
  url: string;
};

/** An address that a store had before. */
export type StoreSlugsTable = {
  slug: string;
  store_id: StoreId;
  user_id: UserId;
  created_at: ColumnType<Date, Date, never>;
};

/** What strangers report about a store. Nothing is stored of who reports. */
export type StoreReportsTable = {
  id: StoreReportId;
  store_id: StoreId;
  reason: StoreReportReason;
  details: string;
  created_at: Date;
  resolved_at: Date | null;
};

/** A row, selected so, is a `Store`: no mapping at run time. */
export const asStore = [
  "stores.id",
  "stores.user_id as userId",
  "stores.version",
  "stores.slug",
  "stores.title",
  "stores.about",
  "stores.primary_color as primaryColor",
  "stores.card_color as cardColor",
  "stores.banner_id as bannerId",
  "stores.is_only_sent as isOnlySent",
  "stores.marketplaces",
  "stores.links",
  "stores.invites",
  "stores.published_at as publishedAt",
  "stores.disabled_at as disabledAt",
  "stores.disabled_reason as disabledReason",
  "stores.created_at as createdAt",
  "stores.updated_at as updatedAt",
] as const;
