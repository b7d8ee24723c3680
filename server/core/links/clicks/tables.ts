import type { DispatchId, GroupId, ProductId, ShortLinkId, TemplateId, UserId } from "../../ids.ts";
import type { Generated } from "kysely";
import type { Marketplace } from "../../marketplaces/marketplace.ts";
import type { LinkDevice } from "../short_link.ts";
import type { VisitorKind } from "./click.ts";

/** The last click that a process stored. */
export type ClickWritersTable = {
  id: string;
  last_number: string;
  at: Date;
};

/** Clicks that are stored and not counted yet, in the batches in which they came. */
export type NewClicksTable = {
  id: Generated<string>;
  /** As `storedText` writes them. */
  clicks: string;
};

/**
 * Clicks that are counted, partitioned by month. A row has those of a person that were counted at once;
 * what stands at one place of all lists is of clicks that differ in their time alone.
 */
export type CountedClicksTable = {
  id: Generated<string>;
  user_id: UserId;
  /** The quarter of an hour in which they came, UTC. */
  at: Date;
  /** How long after its start each of them came, separated by spaces. */
  milliseconds: string[];
  link_ids: ShortLinkId[];
  visitor_kinds: VisitorKind[];
  repeats: boolean[];
  devices: LinkDevice[];
  countries: (string | null)[];
  referrer_hosts: (string | null)[];
  /** Minutes of the person's zone from UTC, which give the day and hour for which they count. */
  utc_offset: number;
};

/** Shows counted clicks one by one, with what their links are attributed to. A view. */
export type LinkClicksView = {
  id: string;
  user_id: UserId;
  link_id: ShortLinkId;
  at: Date;
  visitor_kind: VisitorKind;
  is_bot: boolean;
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
  utc_offset: number;
};
