import { graphql } from "react-relay";
import type {
  EvidenceField,
  fieldRows_offer$data,
} from "../../../__generated__/fieldRows_offer.graphql.ts";
import type { OfferFieldsInput } from "../../../__generated__/useUpdateOfferMutation.graphql.ts";
import { numberLabel } from "../../../ui/text/numbers.ts";
import { moneyInputText, parseMoney } from "../../../ui/text/money.ts";
import { installmentsText, parseInstallments, parseRating, ratingText } from "./typed_facts.ts";

/** The fields of an offer that are read or typed, with their evidence. */
export const fieldRowsFragment = graphql`
  fragment fieldRows_offer on Offer {
    title
    price {
      cents
      currency
      formatted
    }
    oldPrice {
      cents
      currency
      formatted
    }
    pixPrice {
      cents
      currency
      formatted
    }
    cardPrice {
      cents
      currency
      formatted
    }
    lowestPrice {
      cents
      currency
      formatted
    }
    installments {
      count
      amount {
        cents
        formatted
      }
      isInterestFree
    }
    couponCode
    shipping
    rating {
      stars
      count
    }
    shop
    imageUrl
    evidence {
      field
      source
      readAt
    }
  }
`;

/** Every field that the server takes, other than what is no fact of the product. */
export type FactField = Exclude<
  keyof OfferFieldsInput,
  "affiliateUrl" | "picture" | "templateId" | "text"
>;
/** The facts of an offer. A field that the fragment lacks does not compile. */
export type FactData = Pick<fieldRows_offer$data, FactField>;

/** How values of one kind are written in the form, parsed and shown. */
type Kind<Value> = {
  /** Returns the form's text of a value. */
  readonly text: (value: Value) => string;
  /** Parses typed text to the server's input; null for none, undefined if it is invalid. */
  readonly parse: (typed: string, currency: string) => unknown;
  readonly shown: (value: Value) => string;
  /** The form's sentence for invalid text. */
  readonly problem?: string;
  readonly inputType?: string;
};

const text: Kind<string> = {
  text: (value) => value,
  parse: (typed) => typed.trim() || null,
  shown: (value) => value,
};

const address: Kind<string> = {
  ...text,
  shown: (value) => URL.canParse(value) ? new URL(value).host : value,
  inputType: "url",
};

const money: Kind<NonNullable<FactData["price"]>> = {
  text: ({ cents }) => moneyInputText(cents),
  parse: (typed, currency) => {
    const cents = parseMoney(typed);
    if (cents === 0) return undefined; // unknown is empty, never zero
    return cents == null ? cents : { cents, currency };
  },
  shown: ({ formatted }) => formatted,
  problem: "Escreva um valor como 1.234,56.",
};

const installments: Kind<NonNullable<FactData["installments"]>> = {
  text: installmentsText,
  parse: (typed, currency) => {
    const parsed = parseInstallments(typed);
    if (!parsed) return parsed;
    const { cents, ...payments } = parsed;
    return { ...payments, amount: { cents, currency } };
  },
  shown: ({ count, amount, isInterestFree }) => {
    const interest = isInterestFree == null ? "" : isInterestFree ? " sem juros" : " com juros";
    return `${count}x ${amount.formatted}${interest}`;
  },
  problem: "Escreva como 10x de 35,90 sem juros.",
};

const rating: Kind<NonNullable<FactData["rating"]>> = {
  text: ratingText,
  parse: parseRating,
  shown: ({ stars, count }) => {
    const value = stars.toLocaleString("pt-BR", { minimumFractionDigits: 1 });
    return `${value} de 5${count == null ? "" : ` (${numberLabel(count)})`}`;
  },
  problem: "Escreva como 4,7 (1.234).",
};

/** The groups of the form, in its order; the last one holds what is no fact. */
export const fieldGroups = {
  product: "Produto",
  price: "Preço",
  payment: "Parcelas, cupom e entrega",
  message: "Link e texto",
} as const;
export type FieldGroup = keyof typeof fieldGroups;

/** What the screens show of one field. */
type OfferFieldRow<Value> = {
  readonly label: string;
  /** The name within a sentence. */
  readonly noun: string;
  readonly evidence: EvidenceField;
  readonly kind: Kind<Value>;
  /** The group of the form that it stands in. */
  readonly group: FieldGroup;
  /** The label in the table of facts, where it differs from the form's. */
  readonly factLabel?: string;
  /** Whether it takes a whole row of the form. */
  readonly isWide?: true;
};

/** The fields in the order of the form. */
const fieldRows: { readonly [F in FactField]: OfferFieldRow<NonNullable<FactData[F]>> } = {
  title: {
    label: "Título",
    noun: "título",
    evidence: "TITLE",
    kind: text,
    group: "product",
    isWide: true,
  },
  imageUrl: {
    label: "Imagem",
    noun: "imagem",
    evidence: "IMAGE",
    kind: address,
    group: "product",
    isWide: true,
  },
  shop: { label: "Loja", noun: "loja", evidence: "SHOP", kind: text, group: "product" },
  price: { label: "Preço", noun: "preço", evidence: "PRICE", kind: money, group: "price" },
  oldPrice: {
    label: "Preço antes",
    factLabel: "Antes",
    noun: "preço de antes",
    evidence: "OLD_PRICE",
    kind: money,
    group: "price",
  },
  pixPrice: {
    label: "No Pix",
    noun: "preço no Pix",
    evidence: "PIX_PRICE",
    kind: money,
    group: "price",
  },
  cardPrice: {
    label: "No cartão",
    noun: "preço no cartão",
    evidence: "CARD_PRICE",
    kind: money,
    group: "price",
  },
  lowestPrice: {
    label: "A partir de",
    noun: "menor preço",
    evidence: "LOWEST_PRICE",
    kind: money,
    group: "price",
    isWide: true,
  },
  installments: {
    label: "Parcelas",
    noun: "parcelas",
    evidence: "INSTALLMENTS",
    kind: installments,
    group: "payment",
    isWide: true,
  },
  couponCode: { label: "Cupom", noun: "cupom", evidence: "COUPON", kind: text, group: "payment" },
  shipping: { label: "Frete", noun: "frete", evidence: "SHIPPING", kind: text, group: "payment" },
  rating: {
    label: "Avaliação",
    noun: "avaliação",
    evidence: "RATING",
    kind: rating,
    group: "product",
  },
};
export const factFields = Object.keys(fieldRows) as FactField[];

/** Returns a field's row, with its kind of value unknown to the type checker. */
export const rowOf = (field: FactField) => fieldRows[field] as OfferFieldRow<unknown>;

export const isAmount = (field: FactField): boolean => rowOf(field).kind === money;
