import { type ColumnType, type Generated, sql } from "kysely";
import type { DispatchId, GroupId, OfferId, ShortLinkId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { LinkPurpose, LinkTarget } from "./short_link.ts";

export type ShortLinksTable = {
  id: ShortLinkId;
  user_id: UserId;
  /** In lower case. It stays with its row when the link is deleted: nobody else gets it. */
  slug: string;
  purpose: LinkPurpose;
  title: string;
  /** Title, slug and targets, folded, for the search; null: it is not listed. */
  search_text: string | null;
  /** Empty once a deleted link can no longer be restored. */
  targets: ColumnType<readonly LinkTarget[], string, string>;
  /** No foreign keys: what they named may be deleted, and the link lives on. */
  offer_id: OfferId | null;
  /** The shop's id of the product. */
  product_id: string | null;
  marketplace: Marketplace | null;
  dispatch_id: DispatchId | null;
  group_id: GroupId | null;
  template_id: TemplateChoice;
  variant: number | null;
  password_hash: string | null;
  starts_at: Date | null;
  expires_at: Date | null;
  disabled_at: Date | null;
  disabled_reason: string | null;
  /** Null: those of a message's link are counted with the message, in `message_results`. */
  click_count: ColumnType<number | null, number | null | undefined, number | null>;
  bot_count: Generated<number>;
  version: Generated<number>;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

/** A row, selected so, is a `ShortLink`. */
export const asShortLink = [
  "short_links.id",
  "short_links.user_id as userId",
  "short_links.slug",
  "short_links.purpose",
  "short_links.title",
  "short_links.targets",
  "short_links.offer_id as offerId",
  "short_links.product_id as productId",
  "short_links.marketplace",
  "short_links.dispatch_id as dispatchId",
  "short_links.group_id as groupId",
  "short_links.template_id as templateId",
  "short_links.variant",
  "short_links.password_hash as passwordHash",
  "short_links.starts_at as startsAt",
  "short_links.expires_at as expiresAt",
  "short_links.disabled_at as disabledAt",
  "short_links.disabled_reason as disabledReason",
  sql<number>`coalesce(short_links.click_count, (
    select m.clicks from message_results m where m.dispatch_id = short_links.dispatch_id
  ), 0)`.as("clickCount"),
  "short_links.bot_count as botCount",
  "short_links.version",
  "short_links.created_at as createdAt",
  "short_links.updated_at as updatedAt",
  "short_links.deleted_at as deletedAt",
] as const;
