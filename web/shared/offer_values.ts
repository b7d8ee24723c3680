import type { OfferFields } from "../__generated__/useUpdateOfferMutation.graphql.ts";
import { moneyText, parseMoney } from "../ui/money_input.ts";

/** An offer as the form holds it: what stands in the fields, amounts as typed. */
export type OfferValues = {
  title: string;
  price: string;
  oldPrice: string;
  pixPrice: string;
  cardPrice: string;
  imageUrl: string;
  shop: string;
  affiliateUrl: string;
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
  shop: "Loja",
  imageUrl: "Imagem",
  affiliateUrl: "Seu link de afiliado",
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
  readonly imageUrl?: string | null | undefined;
  readonly shop?: string | null | undefined;
  readonly affiliateUrl?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly textIsCustom?: boolean;
}): OfferValues {
  return {
    title: offer.title ?? "",
    price: moneyText(offer.price?.cents),
    oldPrice: moneyText(offer.oldPrice?.cents),
    pixPrice: moneyText(offer.pixPrice?.cents),
    cardPrice: moneyText(offer.cardPrice?.cents),
    imageUrl: offer.imageUrl ?? "",
    shop: offer.shop ?? "",
    affiliateUrl: offer.affiliateUrl ?? "",
    text: offer.textIsCustom ? offer.text ?? "" : "",
  };
}

/** Whether two fields say the same, however they are written ("10" and "10,00"). */
export function saysTheSame(field: OfferField, one: string, other: string): boolean {
  if (isMoney(field)) return parseMoney(one) === parseMoney(other);
  return one.trim() === other.trim();
}

/** Only what the person changed, as the server takes it: null clears. */
export function changedFields(values: OfferValues, base: OfferValues, currency: string) {
  const changed: Partial<Record<OfferField, unknown>> = {};
  for (const field of fieldNames) {
    const value = values[field].trim();
    if (saysTheSame(field, value, base[field])) continue;
    const cents = isMoney(field) ? parseMoney(value) : undefined;
    changed[field] = cents != null ? { cents, currency } : value === "" ? null : value;
  }
  return changed as OfferFields;
}

/** An offer's one currency; real while it has no amount. */
export const currencyOf = (offer: {
  readonly price?: Money;
  readonly oldPrice?: Money;
  readonly pixPrice?: Money;
  readonly cardPrice?: Money;
}): string =>
  (offer.price ?? offer.oldPrice ?? offer.pixPrice ?? offer.cardPrice)?.currency ?? "BRL";
