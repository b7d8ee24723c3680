import type { CouponId, UserId } from "../ids.ts";
import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { fold } from "../search.ts";

const couponSources = ["OWN", "SHOP", "OFFER", "IMPORTED", "SHARED"] as const;
/** Where a coupon comes from. */
export type CouponSource = (typeof couponSources)[number];

const couponStatuses = ["ACTIVE", "SCHEDULED", "EXPIRED", "DISABLED"] as const;
export type CouponStatus = (typeof couponStatuses)[number];

/** A shop's discount for whoever types its code, as one person keeps it. Money is in cents of reais. */
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
  /** Days on which it worked, and did not, by its person's word. */
  readonly workedCount: number;
  readonly failedCount: number;
  readonly lastWorkedAt: Date | null;
  readonly lastFailedAt: Date | null;
  /** The day of the last word on it (YYYY-MM-DD, local), and what it was. */
  readonly votedOn: string | null;
  readonly votedWorked: boolean | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  /** Since when its person holds it back; null: they do not. */
  readonly disabledAt: Date | null;
  readonly deletedAt: Date | null;
};

/** How long a deleted coupon can be brought back. */
const RESTORABLE_DAYS = 7;
export const RESTORABLE_MS = RESTORABLE_DAYS * 24 * 60 * 60 * 1000;

/** Coupons that one person can keep. */
export const MOST_COUPONS = 2_000;

/** From so long before its end on, a coupon ends soon. */
export const SOON_MS = 24 * 60 * 60 * 1000;

type Held = Pick<Coupon, "validFrom" | "validUntil" | "disabledAt">;

/** Whether it holds at `now`, and why not. */
export function couponStatusAt({ validFrom, validUntil, disabledAt }: Held, now: Date) {
  if (disabledAt) return "DISABLED" satisfies CouponStatus;
  if (validUntil && validUntil < now) return "EXPIRED" satisfies CouponStatus;
  return (validFrom && validFrom > now ? "SCHEDULED" : "ACTIVE") satisfies CouponStatus;
}

/** Whether it holds at `now`, and no longer than a day more. */
export const endsSoonAt = (coupon: Held, now: Date): boolean =>
  couponStatusAt(coupon, now) === "ACTIVE" && coupon.validUntil !== null &&
  coupon.validUntil.getTime() - now.getTime() <= SOON_MS;

/** When the clock next changes how it stands: it begins, ends soon, has ended. Null: never more. */
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

/** A code as two of them are compared. */
export const codeKey = (code: string) => code.normalize("NFC").toUpperCase();

/** A shop as two of them are compared: "Casas Bahia" and "casas-bahia" are one. */
export const shopKey = (shop: string) => fold(shop).replace(/[^\p{L}\p{N}]+/gu, "") || fold(shop);

/** Whether it is of the whole marketplace, and not of one of its sellers. */
export const isOfAll = ({ marketplace, shop }: Pick<Coupon, "marketplace" | "shop">): boolean => {
  const name = marketplaceName(marketplace);
  return name !== null && shopKey(name) === shopKey(shop);
};

/** Code, shop and note as the search compares them. */
export const couponSearchText = ({ code, shop, note }: Pick<Coupon, "code" | "shop" | "note">) =>
  fold(`${code} ${shop} ${note}`);
