import type Stripe from "stripe";
import type { Payments } from "../../core/billing/payments.ts";
import { priceOf } from "./objects.ts";

/** The largest page of Stripe's lists. */
const PAGE = 100;
/** Prices of the account that are compared with the plans. */
const MOST_PRICES = 500;

/** What `Payments` does with the account's products and prices. */
export function prices(
  stripe: Stripe,
): Pick<
  Payments,
  "createPrice" | "listPrices" | "renameProduct" | "restorePrice" | "archivePrice"
> {
  return {
    async createPrice({ name, cents, interval, productId }, key) {
      const product = productId ??
        (await stripe.products.create({ name }, { idempotencyKey: `product-${key}` })).id;
      const { id } = await stripe.prices.create({
        product,
        currency: "brl",
        unit_amount: cents,
        recurring: { interval },
      }, { idempotencyKey: `price-${key}` });
      return { priceId: id, productId: product };
    },
    async listPrices() {
      const prices = await stripe.prices.list({
        type: "recurring",
        currency: "brl",
        limit: PAGE,
        expand: ["data.product"],
      }).autoPagingToArray({ limit: MOST_PRICES });
      return prices.flatMap(priceOf);
    },
    async renameProduct(id, name) {
      const { product } = await stripe.prices.retrieve(id);
      await stripe.products.update(typeof product === "string" ? product : product.id, { name });
    },
    async restorePrice(id) {
      await stripe.prices.update(id, { active: true });
    },
    async archivePrice(id) {
      await stripe.prices.update(id, { active: false });
    },
  };
}
