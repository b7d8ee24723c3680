import type { OfferFieldsInput } from "../../../__generated__/useUpdateOfferMutation.graphql.ts";
import { type FactData, type FactField, factFields, isAmount, rowOf } from "./field_rows.ts";

const otherLabels = {
  affiliateUrl: "Seu link de afiliado",
  /** The template's id; empty for the one that fits. */
  templateId: "Modelo",
  /** The edited text; empty if the message follows the fields. */
  text: "Texto da mensagem",
};

export type OfferField = FactField | keyof typeof otherLabels;
/** The values of the offer form, as typed. */
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

/** Returns the form's values of an offer. */
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

/** Parses a typed value to the server's input; null for none. */
const parsed = (field: OfferField, typed: string, currency: string): unknown =>
  isFact(field) ? rowOf(field).kind.parse(typed, currency) : typed.trim() || null;

/** Whether two typed values are equal, however they are written ("10" and "10,00"). */
export const isSameValue = (field: OfferField, one: string, other: string): boolean =>
  JSON.stringify(parsed(field, one, "")) === JSON.stringify(parsed(field, other, ""));

/** Returns the server's input of the changed fields; null clears a field. */
export const changedFields = (values: OfferValues, base: OfferValues, currency: string) =>
  Object.fromEntries(
    fieldNames.filter((field) => !isSameValue(field, values[field], base[field]))
      .map((field) => [field, parsed(field, values[field], currency)]),
  ) as OfferFieldsInput;

/** Returns the currency of an offer; BRL if it has no amount. */
export function currencyOf(offer: Facts): string {
  const amounts = factFields.filter(isAmount).map((field) => offer[field]);
  const first = amounts.find((amount) => amount != null) as { currency: string } | undefined;
  return first?.currency ?? "BRL";
}

/** Returns a value as the conflict dialog shows it. */
export function shownValue(field: OfferField, value: string): string {
  if (field !== "templateId") return value;
  if (value === "") return "Automático";
  if (value === BUILT_IN) return "Padrão do Garimpo";
  return value.startsWith("READY_") ? "Um modelo pronto" : "Um modelo seu";
}

/** The template id of the built-in message. */
export const BUILT_IN = "BUILT_IN";
