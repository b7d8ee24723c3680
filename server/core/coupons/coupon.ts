import type { CouponId, GroupId, UserId } from "../ids.ts";
import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { fold } from "../search.ts";

const couponSources = ["OWN", "SHOP", "OFFER", "IMPORTED", "SHARED", "GROUP"] as const;
/** Where a coupon comes from. */
export type CouponSource = (typeof couponSources)[number];

const couponStatuses = ["ACTIVE", "SCHEDULED", "EXPIRED", "DISABLED", "UNCONFIRMED"] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** A discount code of a shop, as one person saved it. Money is in cents of reais. */
export type Coupon = {
  readonly id: CouponId;
  readonly userId: UserId;
  readonly version: number;
  readonly code: string;
  readonly marketplace: Marketplace;
  /** The marketplace itself, one of its sellers, or any other shop. */
  readonly shop: string;
  /** Whole per cent off; null where it takes off an amount. */
  readonly percentOff: number | null;
  readonly amountOffCents: number | null;
  /** What a percentage takes off at most; null: no bound. */
  readonly maxDiscountCents: number | null;
  /** Null: holds for any purchase. */
  readonly minPurchaseCents: number | null;
  /** Null: since ever. */
  readonly validFrom: Date | null;
  /** The last instant at which it holds; null: without end. */
  readonly validUntil: Date | null;
  readonly source: CouponSource;
  /** Who passed it on, where `source` is SHARED. */
  readonly sharedBy: string | null;
  readonly note: string;
  /** The days on which its person voted that it worked, and that it did not. */
  readonly workedCount: number;
  readonly failedCount: number;
  readonly lastWorkedAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** The day of the last vote (YYYY-MM-DD, local), and what it was. */
  readonly votedOn: string | null;
  readonly votedWorked: boolean | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when it is disabled by its person; null: it is not. */
  readonly disabledAt: Date | null;
  readonly deletedAt: Date | null;
  /** Whether it was only seen, and its person has not said what it gives. */
  readonly isUnconfirmed: boolean;
  /**
   * When it was seen, and in which source group; null: it was not seen, or in none, since the shop's
   * API stated it.
   */
  readonly caughtAt: Date | null;
  readonly caughtIn: GroupId | null;
};

/** Most coupons of one person. */
export const MOST_COUPONS = 2_000;

/** The time before its end in which a coupon ends soon. */
export const SOON_MS = 24 * 60 * 60 * 1000;

type Held =
  & Pick<Coupon, "validFrom" | "validUntil" | "disabledAt">
  & Partial<Pick<Coupon, "isUnconfirmed">>;

/** Returns the status at `now`. */
export function couponStatusAt(
  { validFrom, validUntil, disabledAt, isUnconfirmed }: Held,
  now: Date,
) {
  if (isUnconfirmed) return "UNCONFIRMED" satisfies CouponStatus;
  if (disabledAt) return "DISABLED" satisfies CouponStatus;
  if (validUntil && validUntil < now) return "EXPIRED" satisfies CouponStatus;
  return (validFrom && validFrom > now ? "SCHEDULED" : "ACTIVE") satisfies CouponStatus;
}

/** Whether it holds at `now`, and no longer than a day more. */
export const endsSoonAt = (coupon: Held, now: Date): boolean =>
  couponStatusAt(coupon, now) === "ACTIVE" && coupon.validUntil !== null &&
  coupon.validUntil.getTime() - now.getTime() <= SOON_MS;

/** Returns when the status next changes by time: it begins, ends soon, has ended. Null: never. */
export function nextStatusChange(
  { validFrom, validUntil, disabledAt }: Held,
  now: Date,
): Date | null {
  if (disabledAt) return null;
  const soon = validUntil && new Date(validUntil.getTime() - SOON_MS);
  const over = validUntil && new Date(validUntil.getTime() + 1);
  const turns = [validFrom, soon, over].filter((turn) => turn !== null && turn > now);
  return turns.toSorted((a, b) => a!.getTime() - b!.getTime())[0] ?? null;
}

/** Returns a code in the form that is compared. */
export const codeKey = (code: string) => code.normalize("NFC").toUpperCase();

/** Returns a shop in the form that is compared: "Casas Bahia" and "casas-bahia" are the same. */
export const shopKey = (shop: string) => fold(shop).replace(/[^\p{L}\p{N}]+/gu, "") || fold(shop);

/** Whether it holds in the whole marketplace, and not only at one of its sellers. */
export const isOfAll = ({ marketplace, shop }: Pick<Coupon, "marketplace" | "shop">): boolean => {
  const name = marketplaceName(marketplace);
  return name !== null && shopKey(name) === shopKey(shop);
};

/** Code, shop and note as the search compares them. */
export const couponSearchText = ({ code, shop, note }: Pick<Coupon, "code" | "shop" | "note">) =>
  fold(`${code} ${shop} ${note}`);
