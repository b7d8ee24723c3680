import { codeKey, type Coupon, couponSearchText, nextStatusChange, shopKey } from "./coupon.ts";
import {
  cents,
  codeOf,
  type CouponFields,
  type Here,
  moment,
  noteOf,
  percent,
  refuse,
  sharer,
  shopOf,
} from "./coupon_fields.ts";

/** The content of a coupon, without its history. */
export type CouponDraft = Omit<
  Coupon,
  | "id"
  | "userId"
  | "version"
  | "workedCount"
  | "failedCount"
  | "lastWorkedAt"
  | "lastFailedAt"
  | "votedOn"
  | "votedWorked"
  | "createdAt"
  | "updatedAt"
  | "deletedAt"
  | "isUnconfirmed"
  | "caughtAt"
  | "caughtIn"
>;

export const emptyDraft: CouponDraft = {
  code: "",
  marketplace: "OTHER",
  shop: "",
  percentOff: null,
  amountOffCents: null,
  maxDiscountCents: null,
  minPurchaseCents: null,
  validFrom: null,
  validUntil: null,
  source: "OWN",
  sharedBy: null,
  note: "",
  disabledAt: null,
};

/** Returns `draft` with the given fields. @throws Failure at the first field that is not valid */
export function applyFields(draft: CouponDraft, fields: CouponFields, here: Here): CouponDraft {
  const { marketplace: said, disabled } = fields;
  const marketplace = said ?? draft.marketplace;
  const source = fields.source ?? draft.source;
  const drawn: CouponDraft = {
    code: fields.couponCode === undefined ? draft.code : codeOf(fields.couponCode ?? ""),
    marketplace,
    shop: fields.shop === undefined && marketplace === draft.marketplace && draft.shop
      ? draft.shop
      : shopOf(fields.shop ?? "", marketplace),
    percentOff: fields.percentOff === undefined ? draft.percentOff : percent(fields.percentOff),
    amountOffCents: cents(fields, "amountOff", draft.amountOffCents, "COUPON_AMOUNT_INVALID"),
    maxDiscountCents: cents(
      fields,
      "maxDiscount",
      draft.maxDiscountCents,
      "COUPON_MAXIMUM_INVALID",
    ),
    minPurchaseCents: cents(
      fields,
      "minPurchase",
      draft.minPurchaseCents,
      "COUPON_MINIMUM_INVALID",
    ),
    validFrom: fields.validFrom === undefined
      ? draft.validFrom
      : moment(fields.validFrom, "validFrom", here),
    validUntil: fields.validUntil === undefined
      ? draft.validUntil
      : moment(fields.validUntil, "validUntil", here),
    source,
    sharedBy: source === "SHARED" ? sharer(fields.sharedBy, draft.sharedBy) : null,
    note: fields.note === undefined ? draft.note : noteOf(fields.note ?? ""),
    disabledAt: disabled == null
      ? draft.disabledAt
      : disabled
      ? draft.disabledAt ?? here.now
      : null,
  };
  if (!drawn.code) refuse("COUPON_CODE_INVALID", "couponCode");
  if ((drawn.percentOff === null) === (drawn.amountOffCents === null)) {
    refuse("COUPON_DISCOUNT_INVALID", "percentOff");
  }
  if (drawn.maxDiscountCents !== null && drawn.percentOff === null) {
    refuse("COUPON_MAXIMUM_INVALID", "maxDiscount");
  }
  if (drawn.validFrom && drawn.validUntil && drawn.validUntil <= drawn.validFrom) {
    refuse("COUPON_PERIOD_INVALID", "validUntil");
  }
  return drawn;
}

/** The columns that a draft fills. */
export const columnsOf = (draft: CouponDraft, now: Date) => ({
  code: draft.code,
  code_key: codeKey(draft.code),
  marketplace: draft.marketplace,
  shop: draft.shop,
  shop_key: shopKey(draft.shop),
  percent_off: draft.percentOff,
  amount_off_cents: draft.amountOffCents,
  max_discount_cents: draft.maxDiscountCents,
  min_purchase_cents: draft.minPurchaseCents,
  valid_from: draft.validFrom,
  valid_until: draft.validUntil,
  source: draft.source,
  shared_by: draft.sharedBy,
  note: draft.note,
  search_text: couponSearchText(draft),
  next_turn_at: nextStatusChange(draft, now),
  disabled_at: draft.disabledAt,
  updated_at: now,
});
