import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { catchCoupons } from "../../coupons/commands.ts";
import type { UserId } from "../../ids.ts";
import type { PurgeBatch } from "../../retention.ts";
import type { ProductReading } from "../readings/product_reading.ts";
import type { ConnectableShop } from "./shop_api.ts";

type Statements = {
  readonly userId: UserId;
  readonly shop: ConnectableShop;
  readonly readings: readonly ProductReading[];
};

/**
 * Records what a shop's API states beside the facts of products: commissions, and codes as coupons to
 * confirm, each once.
 */
export async function recordStatements(ctx: Context, statements: Statements): Promise<void> {
  await recordCommissions(ctx, statements);
  const { userId, shop: marketplace, readings } = statements;
  const stated = readings.flatMap(({ codes }) => codes ?? [])
    .filter(({ until }) => until === null || until > ctx.now);
  const codes = [...new Map(stated.map((one) => [one.code, one])).values()];
  if (codes.length > 0) await saveCodes(ctx, { userId, marketplace, codes, groupId: null });
}

const saveCodes = command(catchCoupons);

async function recordCommissions(
  { db, now }: Context,
  { userId, readings }: Statements,
): Promise<void> {
  const stated = new Map(
    readings.flatMap(({ marketplace, productId, commissionBasisPoints: points }) =>
      productId !== null && points != null ? [[productId, { marketplace, points }] as const] : []
    ),
  );
  if (stated.size === 0) return;
  // In one order, so that two requests about the same products never wait for each other.
  const rows = [...stated].sort(([one], [other]) => one < other ? -1 : 1);
  await sql`
    insert into stated_commissions as was
      (user_id, marketplace, product_id, basis_points, since, stated_at)
    select ${userId}, marketplace, product_id, points, ${now}, ${now} from unnest(
      ${rows.map(([, { marketplace }]) => marketplace)}::text[],
      ${rows.map(([productId]) => productId)}::text[],
      ${rows.map(([, { points }]) => points)}::int[]
    ) as given (marketplace, product_id, points)
    on conflict (user_id, product_id, marketplace) do update set
      since = case when was.basis_points = excluded.basis_points then was.since
        else excluded.since end,
      basis_points = excluded.basis_points, stated_at = excluded.stated_at`.execute(db);
}

/** Deletes commissions that no API has stated again since. */
export async function purgeCommissions({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("stated_commissions").where(
    ({ eb, refTuple, selectFrom }) =>
      eb(
        refTuple("user_id", "product_id", "marketplace"),
        "in",
        selectFrom("stated_commissions").select(["user_id", "product_id", "marketplace"])
          .where("stated_at", "<", before).limit(most)
          .$asTuple("user_id", "product_id", "marketplace"),
      ),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
