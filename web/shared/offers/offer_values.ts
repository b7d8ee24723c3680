import type { OfferFieldsInput } from "../../__generated__/useUpdateOfferMutation.graphql.ts";
import { type FactData, type FactField, factFields, isAmount, rowOf } from "../offerFields.ts";

const otherLabels = {
  affiliateUrl: "Seu link de afiliado",
  /** What the message is made with; empty: whichever template fits. */
  templateId: "Modelo",
  /** The person's own words; empty: the message follows the fields. */
  text: "Texto da mensagem",
};

export type OfferField = FactField | keyof typeof otherLabels;
/** An offer as the form holds it: what stands in the fields, amounts as typed. */
export type OfferValues = Record<OfferField, string>;

export const labels = {
  ...Object.fromEntries(factFields.map((field) => [field, rowOf(field).label])),
  ...otherLabels,
} as Record<OfferField, string>;
export const fieldNames = Object.keys(labels) as OfferField[];

const isFact = (field: OfferField): field is FactField => !Object.hasOwn(otherLabels, field);

type Unformatted<Value> = Value extends { readonly formatted: string } ? Omit<Value, "formatted">
  : Value;
type Facts = { readonly [F in FactField]?: Unformatted<FactData[F]> | null | undefined };

/** What the form starts with. */
export function valuesOf(
  offer: Facts & {
    readonly affiliateUrl?: string | null | undefined;
    readonly templateId?: string | null | undefined;
    readonly text?: string | null | undefined;
    readonly hasCustomText?: boolean;
  },
): OfferValues {
  const facts = factFields.map((field) => {
    const value = offer[field];
    return [field, value == null ? "" : rowOf(field).kind.text(value)];
  });
  return {
    ...Object.fromEntries(facts) as Record<FactField, string>,
    affiliateUrl: offer.affiliateUrl ?? "",
    templateId: offer.templateId ?? "",
    text: offer.hasCustomText ? offer.text ?? "" : "",
  };
}

/** A typed value as the server takes it; null for none. */
const taken = (field: OfferField, typed: string, currency: string): unknown =>
  isFact(field) ? rowOf(field).kind.parse(typed, currency) : typed.trim() || null;

/** Whether two fields say the same, however they are written ("10" and "10,00"). */
export const saysTheSame = (field: OfferField, one: string, other: string): boolean =>
  JSON.stringify(taken(field, one, "")) === JSON.stringify(taken(field, other, ""));

/** Only what the person changed, as the server takes it: null clears. */
export const changedFields = (values: OfferValues, base: OfferValues, currency: string) =>
  Object.fromEntries(
    fieldNames.filter((field) => !saysTheSame(field, values[field], base[field]))
      .map((field) => [field, taken(field, values[field], currency)]),
  ) as OfferFieldsInput;

/** An offer's one currency; real while it has no amount. */
export function currencyOf(offer: Facts): string {
  const amounts = factFields.filter(isAmount).map((field) => offer[field]);
  const first = amounts.find((amount) => amount != null) as { currency: string } | undefined;
  return first?.currency ?? "BRL";
}

/** A value as a person reads it. */
export function shownValue(field: OfferField, value: string): string {
  if (field !== "templateId") return value;
  return value === "" ? "Automático" : value === BUILT_IN ? "Mensagem do Garimpo" : "Um modelo seu";
}

/** The choice of the product's own message. */
export const BUILT_IN = "BUILT_IN";
