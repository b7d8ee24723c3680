import type { Tx } from "../command.ts";
import { withTags } from "../groups/tags.ts";
import type { UserId } from "../ids.ts";
import { lockRoom, requireRoom } from "../plans/queries.ts";
import { saveWords } from "./known_words.ts";
import { keyText, ownByKeys } from "./own_products.ts";
import { isStillDown } from "./prices/price_history.ts";
import { sightingOf } from "./prices/record_price.ts";
import type { Product } from "./product.ts";
import { factColumns, type NewProduct, newRow, searchColumns } from "./product_row.ts";
import { asProduct } from "./tables.ts";

/**
 * Writes products of a person, each key once, in the given order: existing ones get the later facts
 * and the tags of both. Prices that our reader saw go to the ledger.
 * @throws LimitReached where the plan has no room for all new and restored ones
 */
export async function writeProducts(
  tx: Tx,
  userId: UserId,
  given: readonly NewProduct[],
): Promise<{ products: Product[]; known: ReadonlyMap<string, Product> }> {
  const { db, now } = tx;
  await lockRoom(tx, userId, "products");
  const known = await ownByKeys(tx, userId, given.map(({ key }) => key));
  const added = given.filter(({ key }) => known.get(keyText(key))?.deletedAt !== null);
  if (added.length > 0) await requireRoom(tx, userId, "products", added.length);

  const products = new Map<string, Product>();
  for (const product of given) {
    const key = keyText(product.key);
    const before = known.get(key);
    if (before) products.set(key, await updated(tx, before, product));
  }
  const rows = given.filter(({ key }) => !known.has(keyText(key)))
    .map((product) => newRow(userId, product, now, Math.random()));
  for (const row of await inserted(tx, rows)) {
    products.set(keyText(row), row);
  }
  const kept = given.map(({ key }) => products.get(keyText(key))!);
  await saveWords(tx, userId, kept);
  const sightings = given.flatMap(({ key, facts }, nth) =>
    sightingOf({
      readId: `${kept[nth]!.id}@${now.toISOString()}`,
      userId,
      key,
      source: facts.source,
      priceCents: facts.priceCents,
      currency: facts.currency,
      seenAt: facts.priceReadAt ?? now,
    }) ?? []
  );
  if (sightings.length > 0) {
    await db.insertInto("price_sightings").values(sightings).onConflict((c) => c.doNothing())
      .execute();
  }
  return { products: kept, known };
}

/** Rows of one statement, which has room for 65,535 values. */
const BATCH = 1_000;

async function inserted({ db }: Tx, rows: readonly ReturnType<typeof newRow>[]) {
  const products: Product[] = [];
  for (let from = 0; from < rows.length; from += BATCH) {
    products.push(
      ...await db.insertInto("products").values(rows.slice(from, from + BATCH))
        .returning(asProduct).execute(),
    );
  }
  return products;
}

/** Updates a product: later facts win, absent ones stay. */
async function updated({ db, now }: Tx, before: Product, given: NewProduct): Promise<Product> {
  const { facts } = given;
  const isLater = before.priceReadAt === null ||
    facts.priceReadAt !== null && facts.priceReadAt >= before.priceReadAt;
  const known = isLater
    ? { ...before, ...facts, imageUrl: facts.imageUrl ?? before.imageUrl }
    : before;
  const tags = withTags(before.tags, given.tags);
  const { droppedFromCents: from } = before;
  const isDown = from !== null && known.priceCents !== null && isStillDown(from, known.priceCents);
  return await db.updateTable("products").where("id", "=", before.id).set({
    version: before.version + 1,
    ...factColumns(known),
    ...searchColumns({ ...known, tags }),
    tags,
    ...given.note !== null && { note: given.note },
    reported_price_cents: known.priceCents ?? before.reportedPriceCents,
    ...!isDown && { dropped_from_cents: null, dropped_at: null },
    ...given.followedAt && { link_status: "OK" as const, link_checked_at: given.followedAt },
    updated_at: now,
    deleted_at: null,
  }).returning(asProduct).executeTakeFirstOrThrow();
}
