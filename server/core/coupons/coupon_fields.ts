import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { type Money, MOST_CENTS } from "../money.ts";
import { dayStart, instantOf } from "../zoned.ts";
import type { CouponSource } from "./coupon.ts";

/** What a person typed of a coupon. Absent: unchanged. Null: cleared on purpose. */
export type CouponFields = Given<{
  couponCode: string;
  marketplace: Marketplace;
  /** Left out: the marketplace itself. */
  shop: string;
  percentOff: number;
  amountOff: Money;
  maxDiscount: Money;
  minPurchase: Money;
  /** Local date (its first instant) or date and time, by ISO 8601 without an offset. */
  validFrom: string;
  /** The same; a date alone means its last instant. */
  validUntil: string;
  source: CouponSource;
  sharedBy: string;
  note: string;
  disabled: boolean;
}>;

/** The person's zone, and the time. */
export type Here = { readonly timeZone: string; readonly now: Date };

const SHOP_LENGTH = 80;
/** Most characters of a typed code, before accents and letters are composed. */
const CODE_TYPED = 200;
const NOTE_LENGTH = 500;

/** Throws the failure of a field. */
export function refuse(code: FailureCode, name: keyof CouponFields): never {
  throw new Failure(code, ["fields", name]);
}

/** Returns a code tidied. @throws Failure */
export function codeOf(typed: string): string {
  const trimmed = typed.trim();
  if (trimmed.length > CODE_TYPED) refuse("COUPON_CODE_INVALID", "couponCode");
  const code = trimmed.normalize("NFC");
  // Marks alone, or invisible characters, are no code.
  const isCode = /^[\p{L}\p{N}\p{P}\p{S}\p{M}]{2,40}$/u.test(code) && /[\p{L}\p{N}]/u.test(code);
  return isCode ? code : refuse("COUPON_CODE_INVALID", "couponCode");
}

/** Returns a shop tidied; where none is named, the marketplace itself. @throws Failure */
export function shopOf(typed: string, marketplace: Marketplace): string {
  const name = plainText(typed, 2 * SHOP_LENGTH) ?? marketplaceName(marketplace) ?? "";
  const isName = name.length <= SHOP_LENGTH && /[\p{L}\p{N}]/u.test(name);
  return isName ? name : refuse("COUPON_SHOP_INVALID", "shop");
}

/** A whole percentage. */
export function percent(typed: number | null): number | null {
  if (typed === null || Number.isInteger(typed) && typed >= 1 && typed <= 100) return typed;
  return refuse("COUPON_PERCENT_INVALID", "percentOff");
}

type MoneyName = "amountOff" | "maxDiscount" | "minPurchase";

/** Returns cents of reais, as typed or as before. @throws Failure */
export function cents(
  fields: CouponFields,
  name: MoneyName,
  before: number | null,
  code: FailureCode,
) {
  const money = fields[name];
  if (money === undefined) return before;
  if (money === null) return null;
  const isSum = Number.isInteger(money.cents) && money.cents > 0 && money.cents <= MOST_CENTS;
  return isSum && money.currency === "BRL" ? money.cents : refuse(code, name);
}

/** The instant of a local date, or date and time. */
export function moment(typed: string | null, name: "validFrom" | "validUntil", { timeZone }: Here) {
  if (typed === null) return null;
  if (!/^\d{4}-\d{2}-\d{2}(?:T\d{2}:\d{2}(?::\d{2})?)?$/.test(typed)) {
    return refuse("COUPON_DATE_INVALID", name);
  }
  try {
    const instant = instantOf(typed, timeZone);
    // "Até 23:59" is until the day is over.
    if (name === "validUntil" && /T23:59(?::00)?$/.test(typed)) return atEndOfMinute(instant);
    if (typed.includes("T") || name === "validFrom") return instant;
    const next = Temporal.PlainDate.from(typed).add({ days: 1 }).toString();
    return new Date(dayStart(instantOf(next, timeZone), timeZone).getTime() - 1);
  } catch (error) {
    if (error instanceof RangeError) return refuse("COUPON_DATE_INVALID", name);
    throw error;
  }
}

const atEndOfMinute = (instant: Date) => new Date(instant.getTime() + 59_999);

/** Who passed it on. */
export function sharer(typed: string | null | undefined, before: string | null): string | null {
  if (typed === undefined) return before;
  const name = plainText(typed ?? "", 2 * SHOP_LENGTH);
  return (name?.length ?? 0) <= SHOP_LENGTH ? name : refuse("COUPON_SHARER_INVALID", "sharedBy");
}

/** Returns a note tidied, line by line. @throws Failure */
export function noteOf(typed: string): string {
  if (typed.length > 2 * NOTE_LENGTH) refuse("COUPON_NOTE_INVALID", "note");
  const note = typed.split(/\r\n?|\n/).map((line) => plainText(line, NOTE_LENGTH * 2) ?? "")
    .join("\n").trim();
  return note.length <= NOTE_LENGTH ? note : refuse("COUPON_NOTE_INVALID", "note");
}
