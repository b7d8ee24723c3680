import { type RawBuilder, sql } from "kysely";
import type { Page } from "../../database/page.ts";
import { PLANNED_ANEW } from "../../database/prepared.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { ProductId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { Availability } from "../marketplaces/readings/product_reading.ts";
import { permit } from "../permissions.ts";
import { wordsAlike } from "./known_words.ts";
import type { LinkStatus, Product } from "./product.ts";
import {
  hasForm,
  hasWord,
  LINK,
  matchingIds,
  type ProductSearch,
  searchedWords,
} from "./product_search.ts";
import { asProduct } from "./tables.ts";

export type ProductFilter = Given<{
  search: string;
  marketplace: Marketplace;
  /** One as it is written. */
  tag: string;
  availability: Availability;
  linkStatus: LinkStatus;
  /** Only those whose price dropped and is still low. */
  hasDropped: boolean;
}>;

/**
 * Returns the viewer's products, newest first. Title, shop and tags contain every word of `search`,
 * in any form or as a part of a word; where no product does, similar words count.
 */
export async function listProducts(
  ctx: Context,
  filter: ProductFilter,
  page: Page<ProductId>,
): Promise<Product[]> {
  const userId = permit(ctx.viewer, "product.see");
  const words = searchedWords(filter.search ?? "");
  checkCursors("prd", page);
  const matching = (isThere: readonly RawBuilder<boolean>[]): ProductSearch => {
    return { userId, marks: marksOf(filter), conditions: [...tagged(filter), ...isThere] };
  };
  const exact = matching(words.map(hasWord));
  const found = await read(ctx, exact, page);
  if (found.length > 0 || words.length === 0) return found;

  // After the last exact result, no similar ones follow.
  const isBeyond = (page.after ?? page.before) !== undefined &&
    (await read(ctx, exact, ONE)).length > 0;
  if (isBeyond) return found;
  const meant = await wordsAlike(ctx, userId, words);
  if (meant.every(([word], nth) => word === words[nth])) return found;
  const alike = words.map((word, nth) => {
    return meant[nth]!.includes(word) ? hasWord(word) : hasForm(meant[nth]!);
  });
  return await read(ctx, matching(alike), page);
}

const ONE: Page<ProductId> = { limit: 1, inverted: false };

/** The columns of `asProduct` as SQL, built once: building them took longer than a short search. */
const columns = sql.raw(
  asProduct.map((column) => column.replace(/ as (\w+)$/, ' as "$1"')).join(", "),
);

async function read(
  { db }: Context,
  matching: ProductSearch,
  page: Page<ProductId>,
): Promise<Product[]> {
  const direction = page.inverted ? sql`asc` : sql`desc`;
  const planned = sql.raw(matching.conditions.length > 1 ? PLANNED_ANEW : "");
  const { rows } = await sql<Product>`${planned}
    select ${columns} from ${matchingIds(matching, page)} as found join products using (id)
    order by id ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

const marksOf = ({ marketplace, availability, linkStatus, hasDropped }: ProductFilter): string[] =>
  [marketplace, availability, linkStatus && LINK + linkStatus, hasDropped ? "DROPPED" : null]
    .filter((mark) => mark != null);

function tagged({ tag }: ProductFilter): RawBuilder<boolean>[] {
  if (tag && /\p{C}/u.test(tag)) throw new Failure("SEARCH_INVALID", ["tag"]);
  return tag ? [sql<boolean>`tags @> array[${tag}::text]`] : [];
}

/** Returns the viewer's products by id, in the requested order; a `Failure` for each missing one. */
export async function loadProducts(
  { db, viewer }: Context,
  ids: readonly ProductId[],
): Promise<(Product | Failure)[]> {
  const userId = permit(viewer, "product.see");
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  return ids.map((id) => byId.get(id) ?? new Failure("PRODUCT_NOT_FOUND"));
}

/** The number of products, of those with a lower price, and of those that are gone. */
export type ProductTally = {
  readonly total: number;
  readonly dropped: number;
  readonly gone: number;
};

/** Counts the viewer's products. */
export async function tallyProducts({ db, viewer }: Context): Promise<ProductTally> {
  const userId = permit(viewer, "product.see");
  return await db.selectFrom("products").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select([
      sql<number>`count(*)::int`.as("total"),
      sql<number>`count(dropped_at)::int`.as("dropped"),
      sql<number>`(count(*) filter (where link_status = 'GONE'))::int`.as("gone"),
    ]).executeTakeFirstOrThrow();
}

/** A tag, and the number of products that have it. */
export type ProductTag = { readonly tag: string; readonly products: number };

/** Returns every tag of the viewer's products, sorted by name. */
export async function listProductTags({ db, viewer }: Context): Promise<ProductTag[]> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<ProductTag>`
    select tag, count(*)::int as products from products, unnest(tags) as tag
    where user_id = ${userId} and deleted_at is null
    group by tag`.execute(db);
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag, "pt-BR"));
}
