import type { ProductReading } from "../../marketplaces/readings/product_reading.ts";
import { type Facts, factsOfReading } from "../facts.ts";
import { amountFields } from "../offer_fields.ts";

/** What a page and the shop's API say of one product: the API's word counts where both say one. */
export function mergeReadings(
  page: ProductReading | null,
  api: ProductReading | null,
): { readonly product: ProductReading; readonly facts: Facts } | null {
  const product = page ?? api;
  if (!product) return null;
  if (!page || !api) return { product, facts: factsOfReading(product) };
  return {
    product: {
      ...page,
      productId: page.productId ?? api.productId,
      availability: api.availability === "UNKNOWN" ? page.availability : api.availability,
      blocked: false, // the shop has answered, if not here
    },
    facts: both(factsOfReading(page), factsOfReading(api)),
  };
}

/** A page that names another price speaks of another moment or variant: its sums do not mix. */
function both(page: Facts, api: Facts): Facts {
  const beside: { -readonly [N in keyof Facts]: Facts[N] } = { ...page };
  const [shown, stated] = [page.price?.value, api.price?.value];
  if (stated && (shown?.cents !== stated.cents || shown?.currency !== stated.currency)) {
    for (const name of amountFields) delete beside[name];
  }
  return { ...beside, ...api };
}
