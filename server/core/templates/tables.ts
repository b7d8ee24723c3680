import type { ColumnType } from "kysely";
import type { TemplateId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Season } from "./season.ts";
import type { Variant } from "./template.ts";

export type TemplatesTable = {
  id: TemplateId;
  user_id: UserId;
  version: number;
  name: string;
  marketplace: Marketplace | null;
  season: ColumnType<Season | null, string | null, string | null>;
  variants: ColumnType<Variant[], string, string>;
  /** Whether messages by it have short links; null: as the person set it for all. */
  has_short_links: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  activated_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: Date | null;
};

/** A row, selected so, is a `Template`: no mapping at run time. */
export const asTemplate = [
  "templates.id",
  "templates.user_id as userId",
  "templates.version",
  "templates.name",
  "templates.marketplace",
  "templates.season",
  "templates.variants",
  "templates.has_short_links as hasShortLinks",
  "templates.activated_at as activatedAt",
  "templates.created_at as createdAt",
  "templates.updated_at as updatedAt",
  "templates.deleted_at as deletedAt",
] as const;
