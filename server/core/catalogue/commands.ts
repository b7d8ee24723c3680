import type { Context } from "../context.ts";
import type { ProductReading } from "../marketplaces/readings/product_reading.ts";
import { permit } from "../permissions.ts";
import { dayOf } from "../zoned.ts";
import { HOME_ZONE } from "../users/user.ts";
import { priceKey } from "./prices/price_key.ts";
import { sightingOf } from "./prices/record_price.ts";

type Listed = { readonly url: URL; readonly reading: ProductReading };

/**
 * Records the prices of products that a shop's API listed for the viewer. Each price of a
 * product is recorded once a day, however many people see it; another price on that day is another
 * sighting.
 */
export async function recordListedPrices(
  { db, viewer, now }: Context,
  products: readonly Listed[],
): Promise<void> {
  const userId = permit(viewer, "connection.see");
  const day = dayOf(now, HOME_ZONE);
  const sightings = products.flatMap(({ url, reading: { marketplace, productId, price } }) => {
    if (!price || !productId) return [];
    const { cents, currency } = price.value;
    const sighting = sightingOf({
      readId: `list:${day}:${marketplace}:${url.host}:${productId}:${cents}`,
      userId,
      key: priceKey(marketplace, url, productId),
      source: price.source,
      priceCents: cents,
      currency,
      seenAt: now,
    });
    return sighting ? [sighting] : [];
  });
  if (sightings.length === 0) return;
  // In one order, so that two searches that list the same products never wait for each other.
  const rows = sightings.toSorted((one, other) => one.read_id < other.read_id ? -1 : 1);
  await db.insertInto("price_sightings").values(rows).onConflict((c) => c.doNothing()).execute();
}
