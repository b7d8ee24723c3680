import type { ColumnType } from "kysely";
import type { DispatchId, GroupId, ProductId, ShortLinkId, TemplateId, UserId } from "../../ids.ts";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { LinkDevice } from "../short_link.ts";
import type { VisitorKind } from "./click.ts";

/** Partitioned by month. A copy of what the link was attributed to then stands in each row. */
export type LinkClicksTable = {
  id: string;
  user_id: UserId;
  link_id: ShortLinkId;
  at: Date;
  visitor_kind: VisitorKind;
  is_bot: ColumnType<boolean, never, never>;
  is_repeat: boolean;
  device: LinkDevice;
  country: string | null;
  referrer_host: string | null;
  group_id: GroupId | null;
  template_id: TemplateId | null;
  variant: number | null;
  marketplace: Marketplace | null;
  product_id: ProductId | null;
  dispatch_id: DispatchId | null;
  /**
   * Minutes of the person's zone from UTC, which give the day and hour it counts for; null: it was
   * stored before they were, and counts by the present zone.
   */
  utc_offset: number | null;
};

/** One row. */
export type ClickSettingsTable = {
  /** Months for which single clicks are stored. */
  retention_months: number;
};
