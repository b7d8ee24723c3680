import type { ColumnType, Generated } from "kysely";
import type { ConversionId, DispatchId, GroupId, ShortLinkId, TemplateId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { ReadyTemplateId } from "../templates/ready_templates.ts";
import type {
  ConversionMatch,
  ConversionSource,
  ConversionStatus,
} from "./conversions/conversion.ts";
import type { RememberedMapping } from "./conversions/csv/mapping.ts";
import type { Count, Dimension } from "./dimensions.ts";

/** Results by day, dimension and subject: the sums of the tables below, and of the clicks. */
export type DailyResultsTable = {
  user_id: UserId;
  /** YYYY-MM-DD, in the person's zone. */
  day: string;
  dimension: Dimension;
  /** The subject: an id, `template:variant`, `MARKETPLACE:product` or an hour (00 to 23). */
  key: string;
} & { [Name in Count]: Generated<number> };

/** Which message, and so which group, template and product, a click or a purchase is traced to. */
export type Attribution = {
  group_id: GroupId | null;
  template_id: TemplateId | ReadyTemplateId | null;
  variant: number | null;
  marketplace: Marketplace | null;
  /** The shop's id of the product. */
  product_id: string | null;
};

/** What came of each message. It outlives the offer and the group that it names. */
export type MessageResultsTable = Attribution & {
  dispatch_id: DispatchId;
  user_id: UserId;
  /** Null: clicks came before the messenger confirmed the message, which counts from then on. */
  sent_at: Date | null;
  /** The day and the hour of `sent_at`, in the person's zone at that time. */
  day: string | null;
  hour: number | null;
  /** Null: its messenger does not report that. */
  is_delivered: boolean | null;
  clicks: Generated<number>;
  /** Purchases that are traced to it and not canceled. */
  purchases: Generated<number>;
};

/** Items that were bought, as the shops or networks report them. */
export type ConversionsTable = Attribution & {
  id: ConversionId;
  user_id: UserId;
  source: ConversionSource;
  network: string;
  /** The network's stable id of the item. */
  external_id: string;
  status: ConversionStatus;
  title: string;
  purchased_at: Date;
  /** The day of `purchased_at`, in the person's zone when it was first imported. */
  day: string;
  clicked_at: Date | null;
  /** Null: unknown. */
  amount_cents: number | null;
  commission_cents: number | null;
  /** Of both amounts. Only those in BRL are added up. */
  currency: string;
  sub_id: string | null;
  match: ConversionMatch;
  link_id: ShortLinkId | null;
  dispatch_id: DispatchId | null;
  created_at: Date;
  updated_at: Date;
};

/** Where a person's conversions come from, one row a network. */
export type ConversionSourcesTable = {
  user_id: UserId;
  network: string;
  source: ConversionSource;
  /** The columns of the last imported file; null: none was. */
  mapping: ColumnType<RememberedMapping | null, string | null, string | null>;
  /** The purchases of this time are known; null: none yet. */
  covered_from: Date | null;
  covered_until: Date | null;
  /** When the shop was last read, or a file imported. */
  updated_at: Date | null;
  /** When all days that may still change were last read again. */
  corrected_at: Date | null;
  /** Where that reading goes on; null: none is under way. */
  reading_from: Date | null;
};
