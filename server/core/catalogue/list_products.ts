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
import { foundIds, hasForm, hasWord, LINK, searchedWords, type Sought } from "./product_search.ts";
import { asProduct } from "./tables.ts";

export type ProductFilter = Given<{
  search: string;
  marketplace: Marketplace;
  /** One as it is written. */
  tag: string;
  availability: Availability;
  link: LinkStatus;
  /** Only those whose price has dropped, and is still down. */
  dropped: boolean;
}>;

/**
 * The viewer's products, newest first. Every word of `search` stands in the title, the shop or a
 * tag, in whatever form or as a part of a word; where nothing has them, words much like them count.
 */
export async function listProducts(
  ctx: Context,
  filter: ProductFilter,
  page: Page<ProductId>,
): Promise<Product[]> {
  const userId = permit(ctx.viewer, "product.see");
  const words = searchedWords(filter.search ?? "");
  checkCursors("prd", page);
  const sought = (isThere: readonly RawBuilder<boolean>[]): Sought => {
    return { userId, marks: marksOf(filter), conditions: [...tagged(filter), ...isThere] };
  };
  const exact = sought(words.map(hasWord));
  const found = await read(ctx, exact, page);
  if (found.length > 0 || words.length === 0) return found;

  // Beyond the last of what has these very words, nothing else follows.
  const isBeyond = (page.after ?? page.before) !== undefined &&
    (await read(ctx, exact, ONE)).length > 0;
  if (isBeyond) return found;
  const meant = await wordsAlike(ctx, userId, words);
  if (meant.every(([word], nth) => word === words[nth])) return found;
  const alike = words.map((word, nth) => {
    return meant[nth]!.includes(word) ? hasWord(word) : hasForm(meant[nth]!);
  });
  return await read(ctx, sought(alike), page);
}

const ONE: Page<ProductId> = { limit: 1, inverted: false };

/** What `asProduct` selects, written once: to build it anew took longer than to find a common word. */
const columns = sql.raw(
  asProduct.map((column) => column.replace(/ as (\w+)$/, ' as "$1"')).join(", "),
);

async function read({ db }: Context, sought: Sought, page: Page<ProductId>): Promise<Product[]> {
  const direction = page.inverted ? sql`asc` : sql`desc`;
  const planned = sql.raw(sought.conditions.length > 1 ? PLANNED_ANEW : "");
  const { rows } = await sql<Product>`${planned}
    select ${columns} from ${foundIds(sought, page)} as found join products using (id)
    order by id ${direction} limit ${page.limit}`.execute(db);
  return rows;
}

const marksOf = ({ marketplace, availability, link, dropped }: ProductFilter): string[] =>
  [marketplace, availability, link && LINK + link, dropped ? "DROPPED" : null]
    .filter((mark) => mark != null);

function tagged({ tag }: ProductFilter): RawBuilder<boolean>[] {
  if (tag && /\p{C}/u.test(tag)) throw new Failure("SEARCH_INVALID", ["tag"]);
  return tag ? [sql<boolean>`tags @> array[${tag}::text]`] : [];
}

/** Many of the viewer's products by id, in the order asked for, a `Failure` where there is none. */
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

/** How many products there are, how many are cheaper than before, and how many are gone. */
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

/** A tag, and how many products have it. */
export type ProductTag = { readonly tag: string; readonly products: number };

/** Every tag of the viewer's products, by its name. */
export async function listProductTags({ db, viewer }: Context): Promise<ProductTag[]> {
  const userId = permit(viewer, "product.see");
  const { rows } = await sql<ProductTag>`
    select tag, count(*)::int as products from products, unnest(tags) as tag
    where user_id = ${userId} and deleted_at is null
    group by tag`.execute(db);
  return rows.toSorted((a, b) => a.tag.localeCompare(b.tag, "pt-BR"));
}
