import { Failure, type FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { plainText } from "../marketplaces/plain_text.ts";
import { type Money, MOST_CENTS } from "../money.ts";
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
  affiliateUrl: string;
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
} as const satisfies Partial<Record<keyof OfferFields, EvidenceField>>;

export type ProvenField = keyof typeof evidenceOf;
export const provenFields = Object.keys(evidenceOf) as ProvenField[];

const TITLE_LENGTH = 300;
const SHOP_LENGTH = 80;
const TEXT_LENGTH = 4096;
const ADDRESS_LENGTH = 2048;

/** The fields, tidied. @throws Failure at the first one that cannot be. */
export function checkedFields(fields: OfferFields): OfferFields {
  const currencies = new Set(priceFields.flatMap((name) => fields[name]?.currency ?? []));
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
