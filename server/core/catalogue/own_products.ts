import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type ProductId, type UserId } from "../ids.ts";
import type { PriceKey } from "./prices/price_key.ts";
import { MOST_AT_ONCE, type Product } from "./product.ts";
import { asProduct } from "./tables.ts";

/**
 * Returns a person's own products, locked until the transaction ends, each once, in the requested
 * order, deleted ones too. A failure's path is that of `pathOf` for the invalid id.
 * @throws Failure PRODUCT_NOT_FOUND, for another person's as well
 */
export async function lockOwnProducts(
  { db }: Context,
  userId: UserId,
  given: readonly ProductId[],
  pathOf: (id: ProductId) => string = () => "ids",
): Promise<Product[]> {
  const ids = [...new Set(given)];
  if (ids.length === 0) throw new Failure("PRODUCTS_MISSING", ["ids"]);
  if (ids.length > MOST_AT_ONCE) throw new Failure("TOO_MANY_PRODUCTS", ["ids"]);
  const wrong = ids.find((id) => !isId("prd", id));
  if (wrong !== undefined) throw new Failure("PRODUCT_NOT_FOUND", [pathOf(wrong)]);
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where("id", "in", ids).where("user_id", "=", userId).orderBy("id").forNoKeyUpdate().execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  const missing = ids.find((id) => !byId.has(id));
  if (missing) throw new Failure("PRODUCT_NOT_FOUND", [pathOf(missing)]);
  return ids.map((id) => byId.get(id)!);
}

export const keyText = ({ marketplace, host, productId }: PriceKey) =>
  `${marketplace} ${host} ${productId}`;

/**
 * Returns the person's products of these keys, by `keyText`, locked until the transaction ends,
 * deleted ones too. The key of a merged product leads to the one that stayed.
 */
export async function ownByKeys(
  { db }: Context,
  userId: UserId,
  keys: readonly PriceKey[],
): Promise<Map<string, Product>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<PriceKey & { id: ProductId }>`
    select wanted.marketplace, wanted.host, wanted.product_id as "productId",
      coalesce(a.kept_id, p.id) as id
    from unnest(
      ${keys.map(({ marketplace }) => marketplace)}::text[], ${
    keys.map(({ host }) => host)
  }::text[],
      ${keys.map(({ productId }) => productId)}::text[]
    ) as wanted (marketplace, host, product_id)
    left join product_aliases a on a.user_id = ${userId} and a.marketplace = wanted.marketplace
      and a.host = wanted.host and a.product_id = wanted.product_id
    left join products p on p.user_id = ${userId} and p.marketplace = wanted.marketplace
      and p.host = wanted.host and p.product_id = wanted.product_id
    where coalesce(a.kept_id, p.id) is not null`.execute(db);
  if (rows.length === 0) return new Map();
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where(sql<boolean>`id = any(${[...new Set(rows.map(({ id }) => id))]}::text[])`)
    .orderBy("id").forNoKeyUpdate().execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  return new Map(rows.map(({ id, ...key }) => [keyText(key), byId.get(id)!]));
}
