import type { Picture } from "../cards/card_style.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import type { Installments, Rating } from "../marketplaces/readings/product_reading.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { type Money, MOST_CENTS } from "../money.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { EvidenceField } from "./offer.ts";

/** What a person typed. Absent: not said. Null: cleared on purpose. */
export type OfferFields = Given<{
  title: string;
  shop: string;
  price: Money;
  oldPrice: Money;
  pixPrice: Money;
  cardPrice: Money;
  imageUrl: string;
  installments: Installments;
  couponCode: string;
  shipping: string;
  rating: Rating;
  affiliateUrl: string;
  /** What goes with the message; null: what the person's card style says. */
  picture: Picture;
  /** What the message is made with; null: whichever template fits. */
  templateId: TemplateChoice;
  text: string;
}>;

export const priceFields = ["price", "oldPrice", "pixPrice", "cardPrice"] as const;

/** What each field is called where it has a proof. */
export const evidenceOf = {
  title: "TITLE",
  shop: "SHOP",
  price: "PRICE",
  oldPrice: "OLD_PRICE",
  pixPrice: "PIX_PRICE",
  cardPrice: "CARD_PRICE",
  imageUrl: "IMAGE",
  installments: "INSTALLMENTS",
  couponCode: "COUPON",
  shipping: "SHIPPING",
  rating: "RATING",
} as const satisfies Partial<Record<keyof OfferFields, EvidenceField>>;

export type ProvenField = keyof typeof evidenceOf;
export const provenFields = Object.keys(evidenceOf) as ProvenField[];

const TITLE_LENGTH = 300;
const SHOP_LENGTH = 80;
const TEXT_LENGTH = 4096;
const SHIPPING_LENGTH = 80;
const [FEWEST_PAYMENTS, MOST_PAYMENTS] = [2, 72];
const MOST_RATINGS = 1_000_000_000;
const ADDRESS_LENGTH = 2048;

/** The currency of each amount that was typed. */
export const typedCurrencies = (fields: OfferFields): string[] =>
  [...priceFields.map((name) => fields[name]), fields.installments?.amount]
    .flatMap((amount) => amount?.currency ?? []);

/** The fields, tidied. @throws Failure at the first one that cannot be. */
export function checkedFields(fields: OfferFields): OfferFields {
  const currencies = new Set(typedCurrencies(fields));
  if (currencies.size > 1) throw new Failure("CURRENCY_INVALID", ["fields", "price"]);
  return {
    ...fields,
    ...tidied(fields, "title", (title) => line(title, TITLE_LENGTH, "TITLE_TOO_LONG", "title")),
    ...tidied(fields, "shop", (shop) => {
      return line(shop, SHOP_LENGTH, "SHOP_INVALID", "shop") || refuse("SHOP_INVALID", "shop");
    }),
    ...tidied(fields, "imageUrl", (image) => {
      return httpsAddress(image) ?? refuse("IMAGE_INVALID", "imageUrl");
    }),
    ...tidied(fields, "installments", (installments) => {
      const { count, amount } = installments;
      const isCount = Number.isInteger(count) && count >= FEWEST_PAYMENTS &&
        count <= MOST_PAYMENTS;
      if (!isCount) refuse("INSTALLMENTS_INVALID", "installments");
      return { ...installments, amount: price(amount, "installments") };
    }),
    ...tidied(fields, "couponCode", (typed) => {
      const code = typed.trim();
      if (code !== "" && !/^[^\s\p{C}]{2,40}$/u.test(code)) {
        refuse("COUPON_CODE_INVALID", "couponCode");
      }
      return code || null;
    }),
    ...tidied(fields, "shipping", (shipping) => {
      return line(shipping, SHIPPING_LENGTH, "SHIPPING_TOO_LONG", "shipping") || null;
    }),
    ...tidied(fields, "rating", ({ tenths, count }) => {
      const isRating = Number.isInteger(tenths) && tenths >= 1 && tenths <= 50;
      const isCount = count === null ||
        Number.isInteger(count) && count > 0 && count <= MOST_RATINGS;
      return isRating && isCount ? { tenths, count } : refuse("RATING_INVALID", "rating");
    }),
    ...tidied(fields, "affiliateUrl", (link) => {
      return httpsAddress(link) ?? refuse("LINK_INVALID", "affiliateUrl");
    }),
    ...tidied(fields, "text", (message) => {
      if (message.length > TEXT_LENGTH) refuse("TEXT_TOO_LONG", "text");
      return withoutControls(message.replace(/\r\n?/g, "\n")).trim() || null;
    }),
    ...Object.assign(
      {},
      ...priceFields.map((name) => tidied(fields, name, (money) => price(money, name))),
    ),
  };
}

/** `{ [name]: tidy(value) }`, or what stands there where there is nothing to tidy. */
function tidied<N extends keyof OfferFields>(
  fields: OfferFields,
  name: N,
  tidy: (value: NonNullable<OfferFields[N]>) => OfferFields[N],
) {
  const value = fields[name];
  return value == null ? {} : { [name]: tidy(value) };
}

function refuse(code: FailureCode, name: keyof OfferFields): never {
  throw new Failure(code, ["fields", name]);
}

/** One visible line, "" when none is left; a name has a letter or a digit in it. */
function line(value: string, most: number, code: FailureCode, name: keyof OfferFields): string {
  if (value.length > 2 * most) refuse(code, name);
  const tidy = plainText(value, 2 * most) ?? "";
  if (tidy.length > most) refuse(code, name);
  return /[\p{L}\p{N}]/u.test(tidy) ? tidy : "";
}

function price(money: Money, name: keyof OfferFields): Money {
  const { cents, currency } = money;
  if (!/^[A-Z]{3}$/.test(currency)) refuse("CURRENCY_INVALID", name);
  if (!Number.isInteger(cents) || cents <= 0 || cents > MOST_CENTS) refuse("PRICE_INVALID", name);
  return { cents, currency };
}

/** The address as the URL standard writes it; null when it is none by https. */
function httpsAddress(value: string): string | null {
  const url = value.length <= ADDRESS_LENGTH ? URL.parse(value) : null;
  return url?.protocol === "https:" && !url.username && !url.password ? url.href : null;
}

/** Control and direction-changing characters can make a text show other than it is. */
export const withoutControls = (value: string) =>
  // deno-lint-ignore no-control-regex
  value.replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, "");
