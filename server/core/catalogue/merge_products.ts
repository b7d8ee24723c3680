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

const MOST_OTHERS = 20;

type MergeProducts = {
  /** The one that stays. */
  readonly keepId: ProductId;
  readonly otherIds: readonly ProductId[];
};

/**
 * Makes several products one: it has the tags and notes of all, and the prices that were seen of any.
 * The others are deleted, and can be brought back for a week; their links lead to the one that stays.
 */
export const mergeProducts = command(async (tx, input: MergeProducts): Promise<Product> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "product.edit");
  const otherIds = [...new Set(input.otherIds)].filter((id) => id !== input.keepId);
  const [kept, ...others] = await lockOwnProducts(tx, userId, [input.keepId, ...otherIds]);
  if (otherIds.length === 0 || otherIds.length > MOST_OTHERS) {
    throw new Failure("MERGE_INVALID", ["otherIds"]);
  }
  if (!kept || [kept, ...others].some(({ deletedAt }) => deletedAt)) {
    throw new Failure("PRODUCT_NOT_FOUND", ["otherIds"]);
  }
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

/** All keys of the others, those that they took over themselves too, lead to the one that stays. */
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
