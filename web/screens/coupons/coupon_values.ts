import type { CouponFieldsInput } from "../../__generated__/useSaveCouponMutation.graphql.ts";
import type { CouponForm_coupon$data } from "../../__generated__/CouponForm_coupon.graphql.ts";
import { type Marketplace, marketplaces } from "../../shared/marketplaces.ts";
import { localTime } from "../../shared/time_zones.ts";
import { moneyInputText, parseMoney } from "../../ui/text/money.ts";

/** The values of the form, as typed. */
export type CouponValues = {
  couponCode: string;
  marketplace: NonNullable<CouponFieldsInput["marketplace"]>;
  shop: string;
  gives: "percent" | "amount";
  percentOff: string;
  amountOff: string;
  maxDiscount: string;
  minPurchase: string;
  validFrom: string;
  validUntil: string;
  source: NonNullable<CouponFieldsInput["source"]>;
  sharedBy: string;
  note: string;
  disabled: boolean;
};

/** The name of the marketplace where a coupon holds. */
export const marketplaceName = (marketplace: Marketplace): string =>
  marketplace === "OTHER" ? "Outra loja" : marketplaces[marketplace].name;

export const sourceNames: Record<CouponValues["source"], string> = {
  OWN: "Meu, do programa de afiliados",
  SHOP: "Da própria loja",
  OFFER: "De uma oferta",
  SHARED: "Alguém passou",
  IMPORTED: "De uma planilha",
  GROUP: "De um grupo de origem",
};

export const emptyValues: CouponValues = {
  couponCode: "",
  marketplace: "SHOPEE",
  shop: "",
  gives: "percent",
  percentOff: "",
  amountOff: "",
  maxDiscount: "",
  minPurchase: "",
  validFrom: "",
  validUntil: "",
  source: "OWN",
  sharedBy: "",
  note: "",
  disabled: false,
};

/** Converts a coupon to form values, with its times in `zone`. */
export function valuesOf(coupon: Omit<CouponForm_coupon$data, " $fragmentType">, zone: string) {
  const { marketplace, shop } = coupon;
  const local = (instant: string | null | undefined) =>
    instant ? localTime(Date.parse(instant), zone) : "";
  return {
    ...emptyValues,
    couponCode: coupon.couponCode,
    marketplace: marketplace as CouponValues["marketplace"],
    shop: shop === marketplaceName(marketplace as Marketplace) ? "" : shop,
    gives: coupon.amountOff == null ? "percent" : "amount",
    percentOff: coupon.percentOff == null ? "" : String(coupon.percentOff),
    amountOff: moneyInputText(coupon.amountOff?.cents),
    maxDiscount: moneyInputText(coupon.maxDiscount?.cents),
    minPurchase: moneyInputText(coupon.minPurchase?.cents),
    validFrom: local(coupon.validFrom),
    validUntil: local(coupon.validUntil),
    source: coupon.source as CouponValues["source"],
    sharedBy: coupon.sharedBy ?? "",
    note: coupon.note,
    disabled: coupon.status === "DISABLED",
  } satisfies CouponValues;
}

/** Converts form values to the input of the mutation. */
export function fieldsOf(values: CouponValues): CouponFieldsInput {
  const money = (typed: string) => {
    const cents = parseMoney(typed);
    return cents == null ? null : { cents };
  };
  const isPercent = values.gives === "percent";
  return {
    couponCode: values.couponCode,
    marketplace: values.marketplace,
    shop: values.shop.trim() || null,
    percentOff: isPercent ? Number(values.percentOff) : null,
    amountOff: isPercent ? null : money(values.amountOff),
    maxDiscount: isPercent ? money(values.maxDiscount) : null,
    minPurchase: money(values.minPurchase),
    validFrom: values.validFrom || null,
    validUntil: values.validUntil || null,
    source: values.source,
    sharedBy: values.source === "SHARED" ? values.sharedBy.trim() || null : null,
    note: values.note || null,
    isDisabled: values.disabled,
  };
}
