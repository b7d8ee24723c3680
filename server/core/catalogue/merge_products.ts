import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { withTags } from "../groups/tags.ts";
import type { ProductId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { saveWords } from "./known_words.ts";
import { lockOwnProducts } from "./own_products.ts";
import type { Product } from "./product.ts";
import { searchColumns } from "./product_row.ts";
import { asProduct } from "./tables.ts";
import { sql } from "kysely";
import type { Context } from "../context.ts";

const MOST_OTHERS = 20;

type MergeProducts = {
  /** The one that stays. */
  readonly id: ProductId;
  readonly otherIds: readonly ProductId[];
};

/**
 * Merges products into one, with the tags, notes and price sightings of all. The others are deleted
 * and can be restored for a week; their links lead to the one that stays.
 */
export const mergeProducts = command(async (tx, input: MergeProducts): Promise<Product> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "product.edit");
  const otherIds = [...new Set(input.otherIds)].filter((id) => id !== input.id);
  if (otherIds.length > MOST_OTHERS) throw new Failure("MERGE_INVALID", ["otherIds"]);
  const pathOf = (id: ProductId) => id === input.id ? "id" : "otherIds";
  const products = await lockOwnProducts(tx, userId, [input.id, ...otherIds], pathOf);
  if (otherIds.length === 0) throw new Failure("MERGE_INVALID", ["otherIds"]);
  const deleted = products.find(({ deletedAt }) => deletedAt);
  if (deleted) throw new Failure("PRODUCT_NOT_FOUND", [pathOf(deleted.id)]);
  const [kept, ...others] = products as [Product, ...Product[]];
  const tags = others.reduce((tags, other) => withTags(tags, other.tags), [...kept.tags]);
  const notes = [kept, ...others].flatMap(({ note }) => note ?? []);
  const note = [...new Set(notes)].join("\n\n") || null;
  await joinKeys(tx, userId, kept.id, others);
  await db.updateTable("products").set({ deleted_at: now, version: (eb) => eb("version", "+", 1) })
    .where("id", "in", otherIds).execute();
  const merged = await db.updateTable("products").where("id", "=", kept.id).set({
    version: kept.version + 1,
    tags,
    note,
    ...searchColumns({ ...kept, tags }),
    image_url: kept.imageUrl ?? others.find(({ imageUrl }) => imageUrl)?.imageUrl ?? null,
    updated_at: now,
  }).returning(asProduct).executeTakeFirstOrThrow();
  await saveWords(tx, userId, [merged]);
  emit({ name: "products.merged", userId, productId: kept.id, productIds: otherIds });
  return merged;
});

/** Makes all keys of the others, with their earlier aliases, lead to the one that stays. */
async function joinKeys(
  { db }: Tx,
  userId: UserId,
  keptId: ProductId,
  others: readonly Product[],
) {
  await db.updateTable("product_aliases").set({ kept_id: keptId })
    .where("kept_id", "in", others.map(({ id }) => id)).execute();
  await db.insertInto("product_aliases").values(others.map((other) => ({
    user_id: userId,
    marketplace: other.marketplace,
    host: other.host,
    product_id: other.productId,
    kept_id: keptId,
  }))).onConflict((conflict) =>
    conflict.columns(["user_id", "marketplace", "host", "product_id"])
      .doUpdateSet({ kept_id: keptId })
  ).execute();
}

/** Products that seem to be the same, by the shop's own id or by title and shop. */
export type ProductDuplicates = {
  readonly reasonCode: "SAME_ID" | "SAME_NAME";
  /** The oldest first. */
  readonly productIds: readonly ProductId[];
};

/** Most sets of duplicates, and most products of a set, that are shown. */
const MOST_SETS = 50;
const MOST_ALIKE = 20;

/**
 * Returns the viewer's probable duplicates. Ids are compared across the hosts of a known
 * marketplace; elsewhere they are unique per host only.
 */
export async function findDuplicates({ db, viewer }: Context): Promise<ProductDuplicates[]> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<ProductDuplicates>`
    with own as materialized (
      select id, marketplace, product_id, name_key from products
      where user_id = ${userId} and deleted_at is null
    ), by_id as (
      select 'SAME_ID' as reason, array_agg(id order by id) as ids from own
      where marketplace <> 'OTHER' group by marketplace, product_id having count(*) > 1
    ), by_name as (
      select 'SAME_NAME' as reason, array_agg(id order by id) as ids from own
      group by name_key having count(*) > 1
    )
    select reason as "reasonCode", ids[:${sql.lit(MOST_ALIKE)}] as "productIds" from by_id
    union all
    select reason as "reasonCode", ids[:${sql.lit(MOST_ALIKE)}] from by_name
    where not exists (select from by_id where by_id.ids @> by_name.ids)
    order by 1, 2 limit ${sql.lit(MOST_SETS)}`.execute(db);
  return rows;
}
