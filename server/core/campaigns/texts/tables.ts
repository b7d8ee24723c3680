import type { ColumnType } from "kysely";
import type { CampaignTextId, UserId } from "../../ids.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { RetailSeason } from "../../templates/retail_year.ts";
import type { Variant } from "../../templates/template.ts";

export type CampaignTextsTable = {
  id: CampaignTextId;
  user_id: UserId;
  version: number;
  name: string;
  variants: ColumnType<Variant[], string, string>;
  season: RetailSeason | null;
  tags: string[];
  /** None: every shop. */
  marketplaces: Marketplace[];
  /** The path of an uploaded picture, video or document. */
  media_url: string | null;
  /** Name, tags and wordings, folded, for the search. */
  search_text: string;
  used_at: ColumnType<Date | null, never, Date>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: ColumnType<Date | null, never, Date | null>;
};

/** A row, selected so, is a `CampaignText`: no mapping at run time. */
export const asCampaignText = [
  "campaign_texts.id",
  "campaign_texts.user_id as userId",
  "campaign_texts.version",
  "campaign_texts.name",
  "campaign_texts.variants",
  "campaign_texts.season",
  "campaign_texts.tags",
  "campaign_texts.marketplaces",
  "campaign_texts.media_url as mediaUrl",
  "campaign_texts.used_at as usedAt",
  "campaign_texts.created_at as createdAt",
  "campaign_texts.updated_at as updatedAt",
  "campaign_texts.deleted_at as deletedAt",
] as const;
