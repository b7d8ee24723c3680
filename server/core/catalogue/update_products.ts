import { sql } from "kysely";
import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { retagged, tidyTags } from "../groups/tags.ts";
import type { ProductId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { fold } from "../search.ts";
import { saveWords } from "./known_words.ts";
import { lockOwnProducts } from "./own_products.ts";
import { type Product, tidyNote } from "./product.ts";
import { searchColumns } from "./product_row.ts";

type UpdateProducts =
  & { readonly productIds: readonly ProductId[] }
  & Given<{
    addTags: readonly string[];
    removeTags: readonly string[];
    /** Empty: none. */
    note: string;
    /** Reads their prices soon instead of when they are due. */
    refresh: boolean;
  }>;

/** A product that was read within this time is not read again on request. */
const FRESH_MS = 10 * 60 * 1000;

/** Tags products of the viewer, sets their note, or requests a read: of all of them, or of none. */
export const updateProducts = command(async (tx, input: UpdateProducts): Promise<Product[]> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "product.edit");
  const removed = tidyTags(input.removeTags ?? [], "removeTags");
  const typed = tidyTags(input.addTags ?? [], "addTags");
  const note = typeof input.note === "string" ? tidyNote(input.note, "note") : undefined;
  const products = await lockOwnProducts(tx, userId, input.productIds);
  if (products.some(({ deletedAt }) => deletedAt)) {
    throw new Failure("PRODUCT_NOT_FOUND", ["ids"]);
  }
  const added = typed.length > 0 ? await asAlreadyWritten(tx, userId, typed) : [];

  const result: Product[] = [];
  const changed: ProductId[] = [];
  const requested: ProductId[] = [];
  for (const product of products) {
    const tags = retagged(product.tags, added, removed);
    const isAsked = input.refresh === true && isStale(product, now);
    const nextRefreshAt = isAsked && product.nextRefreshAt > now ? now : product.nextRefreshAt;
    const isRetagged = tags.join("\n") !== product.tags.join("\n");
    const isNoted = note !== undefined && note !== product.note;
    const after: Product = {
      ...product,
      tags,
      nextRefreshAt,
      ...isNoted && { note },
      ...(isRetagged || isNoted) && { version: product.version + 1, updatedAt: now },
    };
    result.push(after);
    if (after.version === product.version && nextRefreshAt === product.nextRefreshAt) continue;
    await db.updateTable("products").set({
      version: after.version,
      tags,
      note: after.note,
      ...searchColumns(after),
      next_refresh_at: nextRefreshAt,
      ...nextRefreshAt !== product.nextRefreshAt && { claimed_at: null },
      updated_at: after.updatedAt,
    }).where("id", "=", product.id).execute();
    changed.push(product.id);
    if (nextRefreshAt !== product.nextRefreshAt) requested.push(product.id);
  }
  if (added.length > 0) await saveWords(tx, userId, result);
  if (changed.length > 0) emit({ name: "products.changed", userId, productIds: changed });
  if (requested.length > 0) {
    emit({ name: "products.refreshRequested", userId, productIds: requested });
  }
  return result;
});

const isStale = ({ priceReadAt }: Product, now: Date): boolean =>
  priceReadAt === null || now.getTime() - priceReadAt.getTime() >= FRESH_MS;

/** Returns each tag in the spelling that the person's products already have. */
async function asAlreadyWritten({ db }: Tx, userId: UserId, tags: readonly string[]) {
  const { rows } = await sql<{ tag: string }>`
    select distinct tag from products, unnest(tags) as tag
    where user_id = ${userId} order by tag`.execute(db);
  const written = new Map(rows.map(({ tag }) => [fold(tag), tag]));
  return tags.map((tag) => written.get(fold(tag)) ?? tag);
}
