import {
  type FactName,
  factNames,
  type FactValues,
  type Installments,
  type Rating,
} from "../marketplaces/readings/product_reading.ts";
import { formatMoney, type Money } from "../money.ts";
import type { Variable } from "../templates/variables.ts";
import {
  codeWords,
  couponCode,
  installments,
  installmentsWords,
  line,
  pictureAddress,
  price,
  rating,
  ratingWords,
  withoutMarks,
} from "./field_values.ts";

/** What an offer stores of its fields. Money is in cents of `currency`. */
export type StoredFields = {
  readonly currency: string;
  readonly title: string;
  readonly shop: string;
  readonly priceCents: number | null;
  readonly oldPriceCents: number | null;
  readonly pixPriceCents: number | null;
  readonly cardPriceCents: number | null;
  readonly lowestPriceCents: number | null;
  readonly imageUrl: string | null;
  readonly installments: Installments | null;
  readonly couponCode: string | null;
  readonly shipping: string | null;
  readonly ratingTenths: number | null;
  readonly ratingCount: number | null;
};

/** The column of each. */
export const fieldColumns = {
  currency: "currency",
  title: "title",
  shop: "shop",
  priceCents: "price_cents",
  oldPriceCents: "old_price_cents",
  pixPriceCents: "pix_price_cents",
  cardPriceCents: "card_price_cents",
  lowestPriceCents: "lowest_price_cents",
  imageUrl: "image_url",
  installments: "installments",
  couponCode: "coupon_code",
  shipping: "shipping",
  ratingTenths: "rating_tenths",
  ratingCount: "rating_count",
} as const satisfies Record<keyof StoredFields, string>;

type Kinds = { text: string; money: Money; installments: Installments; rating: Rating };
export type FieldKind = keyof Kinds;

/** A value of each kind as a list of facts shows it. */
const kindWords: { readonly [K in FieldKind]: (value: Kinds[K]) => string } = {
  text: (value) => value,
  money: formatMoney,
  installments: installmentsWords,
  rating: ratingWords,
};

/** Returns the value of a field as a list of facts shows it. */
export const factWords = <N extends FactName>(name: N, value: FactValues[N]): string =>
  (kindWords[offerFields[name].kind] as (value: FactValues[N]) => string)(value);

/** The definition of one field of an offer. */
type FieldDefinition<Value> = {
  readonly kind: { [K in FieldKind]: Value extends Kinds[K] ? K : never }[FieldKind];
  /** The descriptions of the field and of its input in the GraphQL schema. */
  readonly about: string;
  readonly aboutInput: string;
  /** Its name in an offer's evidence. */
  readonly evidence: string;
  /** The amount that a value states, which has to be in the offer's currency. */
  readonly amount?: (value: Value) => Money;
  /** Some shops forbid to show it long after it was read. */
  readonly isPerishable?: true;
  /** What a person typed, tidied; null: nothing is left. @throws Failure */
  readonly tidy: (typed: Value) => Value | null;
  readonly store: (value: Value | null) => Partial<StoredFields>;
  readonly load: (offer: StoredFields) => Value | null;
  /** The template variable that prints it; absent where that depends on other fields too. */
  readonly variable?: Variable;
  readonly words?: (value: Value) => string;
};

type Amounts = "price" | "oldPrice" | "pixPrice" | "cardPrice" | "lowestPrice";

const amount = <Evidence extends string>(
  name: Amounts,
  evidence: Evidence,
  about: string,
  aboutInput = about,
) => ({
  kind: "money" as const,
  about,
  aboutInput,
  evidence,
  amount: (money: Money) => money,
  isPerishable: true as const,
  tidy: (typed: Money) => price(typed, name),
  store: (money: Money | null) => ({ [`${name}Cents`]: money?.cents ?? null }),
  load: (offer: StoredFields): Money | null => {
    const cents = offer[`${name}Cents`];
    return cents === null ? null : { cents, currency: offer.currency };
  },
});

/** A range that was read is stored beside a price that the person typed, and counts without it. */
function lowestPrice(about: string, aboutInput: string) {
  const row = amount("lowestPrice", "LOWEST_PRICE", about, aboutInput);
  return {
    ...row,
    load: (offer: StoredFields) => offer.priceCents === null ? row.load(offer) : null,
  };
}

/**
 * The fields that are read from a product page or typed by a person. Facts, columns, evidence,
 * GraphQL types and messages derive from this table. The texts on screen are in `web/shared`.
 */
export const offerFields = {
  title: {
    kind: "text",
    about: "The product's name.",
    aboutInput: "The product's name, up to 300 characters.",
    evidence: "TITLE",
    tidy: (title) => line(title, 300, "TITLE_TOO_LONG", "title"),
    store: (title) => ({ title: title ?? "" }),
    load: ({ title }) => title,
  },
  shop: {
    kind: "text",
    about: "The shop as people call it.",
    aboutInput: "The shop as people call it, up to 80 characters.",
    evidence: "SHOP",
    tidy: (shop) => line(shop, 80, "SHOP_INVALID", "shop", "SHOP_INVALID"),
    store: (shop) => ({ shop: shop ?? "" }),
    load: ({ shop }) => shop || null,
  },
  price: amount("price", "PRICE", "What one pays."),
  oldPrice: amount(
    "oldPrice",
    "OLD_PRICE",
    "What one paid before: as the page itself says, or the person typed.",
    "What one paid before.",
  ),
  pixPrice: amount(
    "pixPrice",
    "PIX_PRICE",
    "What one pays by Pix, where that is said apart.",
    "What one pays by Pix.",
  ),
  cardPrice: amount(
    "cardPrice",
    "CARD_PRICE",
    "What one pays by card, where that is said apart.",
    "What one pays by card.",
  ),
  lowestPrice: lowestPrice(
    "The least of a range or a group, where the exact price is unknown. It is no price.",
    "The least of a range or a group. It counts only without a price.",
  ),
  imageUrl: {
    kind: "text",
    about: "Its picture: an https address, or the path of one that the person uploaded.",
    aboutInput: "Its picture: an https address, or the path of one that the person uploaded.",
    evidence: "IMAGE",
    isPerishable: true,
    tidy: pictureAddress,
    store: (imageUrl) => ({ imageUrl }),
    load: ({ imageUrl }) => imageUrl,
  },
  installments: {
    kind: "installments",
    about: "The payments it is sold in.",
    aboutInput: "The payments it is sold in.",
    evidence: "INSTALLMENTS",
    amount: ({ amount }) => amount,
    isPerishable: true,
    tidy: installments,
    store: (installments) => ({ installments }),
    load: ({ installments }) => installments,
    variable: "parcelas",
    words: installmentsWords,
  },
  couponCode: {
    kind: "text",
    about: "A code for the checkout.",
    aboutInput: "A code for the checkout, of 2 to 40 characters.",
    evidence: "COUPON",
    tidy: couponCode,
    store: (couponCode) => ({ couponCode }),
    load: ({ couponCode }) => couponCode,
    variable: "cupom",
    words: codeWords,
  },
  shipping: {
    kind: "text",
    about: "What bringing it costs, in a few words: Frete grátis.",
    aboutInput: "What bringing it costs, in up to 80 characters.",
    evidence: "SHIPPING",
    tidy: (shipping) => line(shipping, 80, "SHIPPING_TOO_LONG", "shipping") || null,
    store: (shipping) => ({ shipping }),
    load: ({ shipping }) => shipping,
    variable: "frete",
    words: withoutMarks,
  },
  rating: {
    kind: "rating",
    about: "What buyers think of it.",
    aboutInput: "What buyers think of it.",
    evidence: "RATING",
    tidy: rating,
    store: (rating) => ({
      ratingTenths: rating?.tenths ?? null,
      ratingCount: rating?.count ?? null,
    }),
    load: ({ ratingTenths, ratingCount }) =>
      ratingTenths === null ? null : { tenths: ratingTenths, count: ratingCount },
    variable: "avaliacao",
    words: ratingWords,
  },
} as const satisfies { readonly [N in FactName]: FieldDefinition<FactValues[N]> };

type Definitions = { readonly [N in FactName]: FieldDefinition<FactValues[N]> };
const definitions: Definitions = offerFields;

export type EvidenceField = (typeof offerFields)[FactName]["evidence"];
export const evidenceOf = (name: FactName): EvidenceField => offerFields[name].evidence;

/** The fields with an amount, in the order in which they decide an offer's currency. */
export const amountFields = factNames.filter((name) => definitions[name].amount);
export const perishableFields = factNames.filter((name) => definitions[name].isPerishable);

/** The amount that `value` of a field states; null: none. */
export const amountIn = <N extends FactName>(name: N, value: FactValues[N]): Money | null =>
  definitions[name].amount?.(value) ?? null;

export const tidyField = <N extends FactName>(name: N, typed: FactValues[N]) =>
  definitions[name].tidy(typed);

export const loadField = <N extends FactName>(name: N, offer: StoredFields): FactValues[N] | null =>
  definitions[name].load(offer);

/** Returns what an offer stores of these fields. */
export const storeFields = (
  fields: { readonly [N in FactName]?: FactValues[N] | null | undefined },
): Partial<StoredFields> =>
  Object.assign(
    {},
    ...factNames.filter((name) => fields[name] !== undefined).map((name) =>
      store(name, fields[name]!)
    ),
  );

const store = <N extends FactName>(name: N, value: FactValues[N] | null) =>
  definitions[name].store(value);

/** The stored fields of an empty offer, in reais. */
export const emptyFields = {
  currency: "BRL",
  ...Object.assign({}, ...factNames.map((name) => store(name, null))),
} as StoredFields;

type Row = (typeof offerFields)[FactName];
type FieldVariable = Extract<Row, { readonly variable: string }>["variable"];

/** The values of the template variables that print one field each; null where it is empty. */
export const printedFields = (offer: StoredFields): Record<FieldVariable, string | null> =>
  Object.fromEntries(
    factNames.filter((name) => definitions[name].variable)
      .map((name) => [definitions[name].variable, printed(name, offer)]),
  ) as Record<FieldVariable, string | null>;

function printed<N extends FactName>(name: N, offer: StoredFields): string | null {
  const { load, words } = definitions[name];
  const value = load(offer);
  return value === null || !words ? null : words(value);
}
