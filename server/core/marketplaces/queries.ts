import { anyOf } from "../../database/any_of.ts";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import type { Marketplace } from "./marketplace.ts";
import { type AffiliateTags, asAffiliateTags } from "./links/affiliate_tags.ts";

/** Returns a person's tags in the shops' programmes. */
export const affiliateTagsOf = async (
  { db }: Pick<Context, "db">,
  userId: UserId,
): Promise<AffiliateTags> =>
  await db.selectFrom("users").select(asAffiliateTags)
    .where("id", "=", userId).executeTakeFirstOrThrow();

/** How long a commission that a shop's API stated counts. */
const STATED_MS = 7 * 24 * 60 * 60 * 1000;

type Commissioned = {
  readonly marketplace: Marketplace;
  readonly productId: string | null;
  /** When it is asked for: what was stated later was not known then. */
  readonly at: Date;
};

/** Returns what the shops' APIs stated to a person of each product's commission, in per cent. */
export async function statedCommissions(
  { db }: Pick<Context, "db">,
  userId: UserId,
  products: readonly Commissioned[],
): Promise<(number | null)[]> {
  const ids = [...new Set(products.flatMap(({ productId }) => productId ?? []))];
  if (ids.length === 0) return products.map(() => null);
  const rows = await db.selectFrom("stated_commissions").selectAll()
    .where("user_id", "=", userId).where("product_id", "=", anyOf(ids)).execute();
  const byKey = new Map(rows.map((row) => [`${row.marketplace} ${row.product_id}`, row]));
  return products.map(({ marketplace, productId, at }) => {
    const row = byKey.get(`${marketplace} ${productId}`);
    const isKnown = row && row.since <= at && row.stated_at.getTime() > at.getTime() - STATED_MS;
    return isKnown ? row.basis_points / 100 : null;
  });
}
