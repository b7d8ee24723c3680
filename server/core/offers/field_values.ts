import { Failure, type FailureCode } from "../errors.ts";
import type { PhotoId } from "../ids.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import type { Installments, Rating } from "../marketplaces/readings/product_reading.ts";
import { formatMoney, type Money, MOST_CENTS } from "../money.ts";

// The values of an offer's fields: checks of what a person typed, and their texts in a message.

const [FEWEST_PAYMENTS, MOST_PAYMENTS] = [2, 72];
const MOST_RATINGS = 1_000_000_000;
const ADDRESS_LENGTH = 2048;

export function refuse(code: FailureCode, name: string): never {
  throw new Failure(code, ["fields", name]);
}

/**
 * Returns one visible line of at most `most` characters, with a letter or a digit in it; else "", or
 * the failure `whenEmpty`.
 */
export function line(
  value: string,
  most: number,
  code: FailureCode,
  name: string,
  whenEmpty?: FailureCode,
): string {
  if (value.length > 2 * most) refuse(code, name);
  const tidy = plainText(value, 2 * most) ?? "";
  if (tidy.length > most) refuse(code, name);
  const hasName = /[\p{L}\p{N}]/u.test(tidy);
  return hasName ? tidy : whenEmpty ? refuse(whenEmpty, name) : "";
}

export function price(money: Money, name: string): Money {
  const { cents, currency } = money;
  if (!/^[A-Z]{3}$/.test(currency)) refuse("CURRENCY_INVALID", name);
  if (!Number.isInteger(cents) || cents <= 0 || cents > MOST_CENTS) refuse("PRICE_INVALID", name);
  return { cents, currency };
}

export function installments(typed: Installments): Installments {
  const { count, amount } = typed;
  const isCount = Number.isInteger(count) && count >= FEWEST_PAYMENTS && count <= MOST_PAYMENTS;
  if (!isCount) refuse("INSTALLMENTS_INVALID", "installments");
  return { ...typed, amount: price(amount, "installments") };
}

export function couponCode(typed: string): string | null {
  const code = typed.trim();
  if (code !== "" && !/^[^\s\p{C}]{2,40}$/u.test(code)) refuse("COUPON_CODE_INVALID", "couponCode");
  return code || null;
}

export function rating({ tenths, count }: Rating): Rating {
  const isRating = Number.isInteger(tenths) && tenths >= 1 && tenths <= 50;
  const isCount = count === null || Number.isInteger(count) && count > 0 && count <= MOST_RATINGS;
  return isRating && isCount ? { tenths, count } : refuse("RATING_INVALID", "rating");
}

/** An https address as the URL standard writes it. */
export function address(value: string, code: FailureCode, name: string): string {
  const url = value.length <= ADDRESS_LENGTH ? URL.parse(value) : null;
  const isPlain = url?.protocol === "https:" && !url.username && !url.password;
  return isPlain ? url.href : refuse(code, name);
}

const UPLOADED = /^\/api\/offers\/pictures\/(pho_\w+)\.jpg$/;

/** The path of a picture that its person uploaded. */
export const uploadedPath = (id: PhotoId) => `/api/offers/pictures/${id}.jpg`;

/** The id of the uploaded picture that a picture's address names; null: it is elsewhere. */
export const uploadedId = (imageUrl: string | null | undefined): PhotoId | null =>
  (UPLOADED.exec(imageUrl ?? "")?.[1] ?? null) as PhotoId | null;

/** The address of a picture: on the web, or of an uploaded one. */
export const pictureAddress = (value: string): string =>
  uploadedId(value) ? value : address(value, "IMAGE_INVALID", "imageUrl");

/** Removes control and direction characters, which can make a text appear as another one. */
export const withoutControls = (value: string) =>
  // deno-lint-ignore no-control-regex
  value.replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");

export function installmentsWords({ count, amount, isInterestFree }: Installments): string {
  const interest = isInterestFree === null ? "" : isInterestFree ? " sem juros" : " com juros";
  return `${count}x de ${formatMoney(amount)}${interest}`;
}

export function ratingWords({ tenths, count }: Rating): string {
  const stars = (tenths / 10).toLocaleString("pt-BR", { minimumFractionDigits: 1 });
  if (!count) return `${stars} de 5`;
  const people = count.toLocaleString("pt-BR");
  return `${stars} de 5 (${people} ${count === 1 ? "avaliação" : "avaliações"})`;
}

/** Removes marks and line ends, which would break the message around the text. */
export const withoutMarks = (text: string) =>
  text.replace(/[*~_`]+/g, " ").replace(/\s+/g, " ").trim();

/** Removes marks around a code; `_` within it is part of it. */
export const codeWords = (code: string) => code.replace(/[*~`\s]+/g, "").replace(/^_+|_+$/g, "");
