import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import { sightingOf } from "../prices/record_price.ts";
import type { Product } from "../product.ts";
import { factColumns } from "../product_row.ts";
import { asProduct } from "../tables.ts";
import { type Inspection, refreshed } from "./refreshed.ts";

/**
 * Stores the result of an inspection, and the sighting of its price. A product that was read or
 * deleted meanwhile stays as it is.
 */
export const saveInspection = command(
  async (tx, { seen, inspection }: { seen: Product; inspection: Inspection }) => {
    const { db, now, emit } = tx;
    const before: Product | undefined = await db.selectFrom("products").select(asProduct)
      .where("id", "=", seen.id).where("deleted_at", "is", null).forNoKeyUpdate()
      .executeTakeFirst();
    if (!before || before.priceReadAt?.getTime() !== seen.priceReadAt?.getTime()) return;
    const low30Cents = inspection.reading?.price
      ? await lowestOfMonth(tx, before, inspection.reading.price.value.currency)
      : null;
    const chance = Math.random();
    const { product, droppedFromCents, isNew } = refreshed(before, inspection, {
      low30Cents,
      now,
      chance,
    });
    const { userId, currency, priceCents } = product;
    await db.updateTable("products").where("id", "=", before.id).set({
      ...factColumns(product),
      ...isNew && { version: before.version + 1, updated_at: now },
      reported_price_cents: product.reportedPriceCents,
      dropped_from_cents: product.droppedFromCents,
      dropped_at: product.droppedAt,
      next_refresh_at: product.nextRefreshAt,
      calm_reads: product.calmReads,
      failures: product.failures,
      link_status: product.linkStatus,
      link_checked_at: product.linkCheckedAt,
    }).execute();
    const sighting = product.priceReadAt?.getTime() === now.getTime() &&
      sightingOf({
        readId: `${product.id}@${now.toISOString()}`,
        userId,
        key: product,
        source: product.source,
        priceCents,
        currency,
        seenAt: now,
      });
    if (sighting) {
      await db.insertInto("price_sightings").values(sighting).onConflict((c) => c.doNothing())
        .execute();
    }
    if (isNew) emit({ name: "products.changed", userId, productIds: [product.id] });
    if (isOver(product) && !isOver(before)) {
      emit({ name: "product.soldOut", userId, productId: product.id });
    }
    const isLower = sighting && before.currency === currency && before.priceCents !== null &&
      sighting.price_cents < before.priceCents;
    if (isLower) {
      const seenAt = now.toISOString();
      emit({ name: "product.priceLowered", userId, productId: product.id, seenAt });
    }
    if (droppedFromCents !== null && priceCents !== null) {
      emit({
        name: "product.priceDropped",
        userId,
        productId: product.id,
        fromCents: droppedFromCents,
        toCents: priceCents,
        currency,
      });
    }
  },
);

/** Whether a product is surely not for sale. */
const isOver = ({ availability, linkStatus }: Product): boolean =>
  availability === "OUT_OF_STOCK" || linkStatus === "GONE";

async function lowestOfMonth({ db, now }: Tx, product: Product, currency: string) {
  const { rows: [row] } = await sql<{ cents: number | null }>`
    select min(price_cents) as cents from price_sightings
    where marketplace = ${product.marketplace} and host = ${product.host}
      and product_id = ${product.productId} and currency = ${currency}
      and seen_at >= ${now}::timestamptz - interval '30 days'`.execute(db);
  return row!.cents;
}
