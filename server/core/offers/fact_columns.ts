import { currencyOf, type Facts } from "./facts.ts";

/** What an offer keeps of its facts, in its table's columns; title and shop stand apart. */
export const factColumns = (facts: Facts) => ({
  currency: currencyOf(facts),
  price_cents: facts.price?.value.cents ?? null,
  old_price_cents: facts.oldPrice?.value.cents ?? null,
  pix_price_cents: facts.pixPrice?.value.cents ?? null,
  card_price_cents: facts.cardPrice?.value.cents ?? null,
  image_url: facts.imageUrl?.value ?? null,
  installments: facts.installments ? JSON.stringify(facts.installments.value) : null,
  coupon_code: facts.couponCode?.value ?? null,
  shipping: facts.shipping?.value ?? null,
  rating_tenths: facts.rating?.value.tenths ?? null,
  rating_count: facts.rating?.value.count ?? null,
});
