import { useState } from "react";
import { parseMoney } from "../../ui/text/money.ts";

type Offer = { readonly id: string; readonly title: string };
export type ExampleFields = {
  readonly title: string;
  readonly price: string;
  readonly oldPrice: string;
  readonly couponCode: string;
  readonly affiliateUrl: string;
};

const nothing: ExampleFields = {
  title: "",
  price: "",
  oldPrice: "",
  couponCode: "",
  affiliateUrl: "",
};

/** What the preview tells of: one of the person's latest offers, or what they type. */
export function useExample(offers: readonly Offer[]) {
  const [offerId, setOfferId] = useState(offers[0]?.id ?? "");
  const [typed, setTyped] = useState(nothing);
  const cents = (text: string) => parseMoney(text) ?? null;
  const money = (text: string) => cents(text) === null ? null : { cents: cents(text)! };
  const fields = {
    title: typed.title.trim() || null,
    price: money(typed.price),
    oldPrice: money(typed.oldPrice),
    couponCode: typed.couponCode.trim().length > 1 ? typed.couponCode.trim() : null,
    affiliateUrl: /^https:\/\/\S+\.\S/.test(typed.affiliateUrl.trim())
      ? typed.affiliateUrl.trim()
      : null,
  };
  return {
    offers,
    offerId,
    choose: setOfferId,
    typed,
    type: (change: Partial<ExampleFields>) => setTyped({ ...typed, ...change }),
    /** What the server is asked of. */
    source: offerId ? { offerId, fields: null } : { offerId: null, fields },
  };
}

export type Example = ReturnType<typeof useExample>;
