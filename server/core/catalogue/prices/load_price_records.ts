import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProductId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lowestPrices, priceDays, type PriceQuery, type PriceRecord } from "./price_days.ts";
import type { PriceKey } from "./price_key.ts";

/** Returns the ledger's records of many products, in the requested order. They name no person. */
export async function loadPriceRecords(
  { db, now }: Context,
  questions: readonly PriceQuery[],
): Promise<PriceRecord[]> {
  const [days, lowest] = await Promise.all([
    priceDays(questions, now).execute(db),
    lowestPrices(questions).execute(db),
  ]);
  const daysOf = Map.groupBy(days.rows, ({ nth }) => nth);
  const lowestOf = new Map(lowest.rows.map(({ nth, lowestCents }) => [nth, lowestCents]));
  return questions.map((_, nth) => ({
    days: daysOf.get(nth) ?? [],
    lowestCents: lowestOf.get(nth) ?? null,
  }));
}

/** Returns every key of each of these products of the viewer. */
export async function loadProductKeys(
  { db, viewer }: Context,
  ids: readonly ProductId[],
): Promise<ReadonlyMap<ProductId, PriceKey[]>> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<PriceKey & { id: ProductId }>`
    select id, marketplace, host, product_id as "productId" from products
    where id = any(${ids}::text[]) and user_id = ${userId}
    union all
    select kept_id, marketplace, host, product_id from product_aliases
    where kept_id = any(${ids}::text[]) and user_id = ${userId}`.execute(db);
  const keys = new Map<ProductId, PriceKey[]>(ids.map((id) => [id, []]));
  for (const { id, ...key } of rows) keys.get(id)!.push(key);
  return keys;
}
