import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type ProductId, type UserId } from "../ids.ts";
import type { PriceKey } from "./prices/price_key.ts";
import { MOST_AT_ONCE, type Product } from "./product.ts";
import { asProduct } from "./tables.ts";

/**
 * Returns a person's own products, deleted ones too, each once, in the order of `given`; locks them
 * until the transaction ends. A refusal's path is what `pathOf` says of the id at fault. @throws Failure PRODUCT_NOT_FOUND, for somebody else's as well.
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
 * Those of a person's products that go by these keys, by `keyText`, locked until the transaction
 * ends; deleted ones too. A key of one that became part of another leads to that one.
 */
export async function ownByKeys(
  { db }: Context,
  userId: UserId,
  keys: readonly PriceKey[],
): Promise<Map<string, Product>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<PriceKey & { id: ProductId }>`
    select asked.marketplace, asked.host, asked.product_id as "productId",
      coalesce(a.kept_id, p.id) as id
    from unnest(
      ${keys.map(({ marketplace }) => marketplace)}::text[], ${
    keys.map(({ host }) => host)
  }::text[],
      ${keys.map(({ productId }) => productId)}::text[]
    ) as asked (marketplace, host, product_id)
    left join product_aliases a on a.user_id = ${userId} and a.marketplace = asked.marketplace
      and a.host = asked.host and a.product_id = asked.product_id
    left join products p on p.user_id = ${userId} and p.marketplace = asked.marketplace
      and p.host = asked.host and p.product_id = asked.product_id
    where coalesce(a.kept_id, p.id) is not null`.execute(db);
  if (rows.length === 0) return new Map();
  const products: Product[] = await db.selectFrom("products").select(asProduct)
    .where(sql<boolean>`id = any(${[...new Set(rows.map(({ id }) => id))]}::text[])`)
    .orderBy("id").forNoKeyUpdate().execute();
  const byId = new Map(products.map((product) => [product.id, product]));
  return new Map(rows.map(({ id, ...key }) => [keyText(key), byId.get(id)!]));
}
