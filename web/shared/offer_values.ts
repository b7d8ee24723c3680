import type { OfferFieldsInput } from "../__generated__/useUpdateOfferMutation.graphql.ts";
import { moneyInputText, parseMoney } from "../ui/text/money.ts";
import { installmentsText, parseInstallments, parseRating, ratingText } from "./typed_facts.ts";

/** An offer as the form holds it: what stands in the fields, amounts as typed. */
export type OfferValues = {
  title: string;
  price: string;
  oldPrice: string;
  pixPrice: string;
  cardPrice: string;
  /** "10x de 35,90 sem juros" */
  installments: string;
  couponCode: string;
  shipping: string;
  /** "4,7 (1.234)" */
  rating: string;
  imageUrl: string;
  shop: string;
  affiliateUrl: string;
  /** What the message is made with; empty: whichever template fits. */
  templateId: string;
  /** The person's own words; empty: the message follows the fields. */
  text: string;
};
export type OfferField = keyof OfferValues;

export const labels: Record<OfferField, string> = {
  title: "Título",
  price: "Preço",
  oldPrice: "Preço antes",
  pixPrice: "No Pix",
  cardPrice: "No cartão",
  installments: "Parcelas",
  couponCode: "Cupom",
  shipping: "Frete",
  rating: "Avaliação",
  shop: "Loja",
  imageUrl: "Imagem",
  affiliateUrl: "Seu link de afiliado",
  templateId: "Modelo",
  text: "Texto da mensagem",
};
export const fieldNames = Object.keys(labels) as OfferField[];

const isMoney = (field: OfferField): field is "price" | "oldPrice" | "pixPrice" | "cardPrice" =>
  field.endsWith("rice");

type Money = { readonly cents: number; readonly currency: string } | null | undefined;

/** What the form starts with. */
export function valuesOf(offer: {
  readonly title?: string | null | undefined;
  readonly price?: Money;
  readonly oldPrice?: Money;
  readonly pixPrice?: Money;
  readonly cardPrice?: Money;
  readonly installments?: Parameters<typeof installmentsText>[0];
  readonly couponCode?: string | null | undefined;
  readonly shipping?: string | null | undefined;
  readonly rating?: Parameters<typeof ratingText>[0];
  readonly imageUrl?: string | null | undefined;
  readonly shop?: string | null | undefined;
  readonly affiliateUrl?: string | null | undefined;
  readonly templateId?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly hasCustomText?: boolean;
}): OfferValues {
  return {
    title: offer.title ?? "",
    price: moneyInputText(offer.price?.cents),
    oldPrice: moneyInputText(offer.oldPrice?.cents),
    pixPrice: moneyInputText(offer.pixPrice?.cents),
    cardPrice: moneyInputText(offer.cardPrice?.cents),
    installments: installmentsText(offer.installments),
    couponCode: offer.couponCode ?? "",
    shipping: offer.shipping ?? "",
    rating: ratingText(offer.rating),
    imageUrl: offer.imageUrl ?? "",
    shop: offer.shop ?? "",
    affiliateUrl: offer.affiliateUrl ?? "",
    templateId: offer.templateId ?? "",
    text: offer.hasCustomText ? offer.text ?? "" : "",
  };
}

/** Whether two fields say the same, however they are written ("10" and "10,00"). */
export function saysTheSame(field: OfferField, one: string, other: string): boolean {
  if (isMoney(field)) return parseMoney(one) === parseMoney(other);
  const parse = field === "installments"
    ? parseInstallments
    : field === "rating"
    ? parseRating
    : null;
  if (parse) return JSON.stringify(parse(one)) === JSON.stringify(parse(other));
  return one.trim() === other.trim();
}

/** Only what the person changed, as the server takes it: null clears. */
export function changedFields(values: OfferValues, base: OfferValues, currency: string) {
  const changed: Partial<Record<OfferField, unknown>> = {};
  for (const field of fieldNames) {
    const value = values[field].trim();
    if (saysTheSame(field, value, base[field])) continue;
    changed[field] = value === "" ? null : asTaken(field, value, currency);
  }
  return changed as OfferFieldsInput;
}

/** A field that is not empty, as the server takes it. */
function asTaken(field: OfferField, value: string, currency: string): unknown {
  if (isMoney(field)) return { cents: parseMoney(value), currency };
  if (field === "rating") return parseRating(value);
  if (field !== "installments") return value;
  const { cents, ...payments } = parseInstallments(value) ?? {};
  return { ...payments, amount: { cents, currency } };
}

/** An offer's one currency; real while it has no amount. */
export const currencyOf = (offer: {
  readonly price?: Money;
  readonly oldPrice?: Money;
  readonly pixPrice?: Money;
  readonly cardPrice?: Money;
}): string =>
  (offer.price ?? offer.oldPrice ?? offer.pixPrice ?? offer.cardPrice)?.currency ?? "BRL";

/** A value as a person reads it. */
export function shownValue(field: OfferField, value: string): string {
  if (field !== "templateId") return value;
  return value === "" ? "Automático" : value === BUILT_IN ? "Mensagem do Garimpo" : "Um modelo seu";
}

/** The choice of the product's own message. */
export const BUILT_IN = "BUILT_IN";
