import type { ColumnType, Generated } from "kysely";
import type { CouponId, GroupId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { CouponSource } from "./coupon.ts";

export type CouponsTable = {
  id: CouponId;
  user_id: UserId;
  version: number;
  code: string;
  /** The code in the form that is compared. */
  code_key: string;
  marketplace: Marketplace;
  shop: string;
  /** The shop in the form that is compared. */
  shop_key: string;
  percent_off: number | null;
  amount_off_cents: number | null;
  max_discount_cents: number | null;
  min_purchase_cents: number | null;
  valid_from: Date | null;
  valid_until: Date | null;
  source: CouponSource;
  shared_by: string | null;
  note: string;
  /** Code, shop and note, folded, for the search. */
  search_text: string;
  worked_count: ColumnType<number, number | undefined, number>;
  failed_count: ColumnType<number, number | undefined, number>;
  last_worked_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  last_failed_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The local day of the last vote, and what it was. */
  voted_on: ColumnType<string | null, string | null | undefined, string | null>;
  voted_worked: ColumnType<boolean | null, boolean | null | undefined, boolean | null>;
  /** When its status next changes by time; null: never. */
  next_turn_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  disabled_at: Date | null;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** Whether it was only seen: it has no discount yet. */
  is_unconfirmed: Generated<boolean>;
  /** When and in which source group it was seen. */
  caught_at: ColumnType<Date | null, Date | null | undefined, never>;
  caught_in: ColumnType<GroupId | null, GroupId | null | undefined, never>;
};

/** A person's vote on a coupon on one day. */
export type CouponVotesTable = {
  coupon_id: CouponId;
  user_id: UserId;
  /** YYYY-MM-DD, in the person's zone. */
  day: string;
  worked: boolean;
  voted_at: Date;
};

/** A row, selected so, is a `Coupon`: no mapping at run time. */
export const asCoupon = [
  "coupons.id",
  "coupons.user_id as userId",
  "coupons.version",
  "coupons.code",
  "coupons.marketplace",
  "coupons.shop",
  "coupons.percent_off as percentOff",
  "coupons.amount_off_cents as amountOffCents",
  "coupons.max_discount_cents as maxDiscountCents",
  "coupons.min_purchase_cents as minPurchaseCents",
  "coupons.valid_from as validFrom",
  "coupons.valid_until as validUntil",
  "coupons.source",
  "coupons.shared_by as sharedBy",
  "coupons.note",
  "coupons.worked_count as workedCount",
  "coupons.failed_count as failedCount",
  "coupons.last_worked_at as lastWorkedAt",
  "coupons.last_failed_at as lastFailedAt",
  "coupons.voted_on as votedOn",
  "coupons.voted_worked as votedWorked",
  "coupons.created_at as createdAt",
  "coupons.updated_at as updatedAt",
  "coupons.disabled_at as disabledAt",
  "coupons.deleted_at as deletedAt",
  "coupons.is_unconfirmed as isUnconfirmed",
  "coupons.caught_at as caughtAt",
  "coupons.caught_in as caughtIn",
] as const;
