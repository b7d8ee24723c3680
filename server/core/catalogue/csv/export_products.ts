import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { cellsOf, headerOf } from "../../csv/columns.ts";
import type { ProductId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Product } from "../product.ts";
import { asProduct } from "../tables.ts";
import { productColumns } from "./csv_columns.ts";

/** Products in memory at once. */
const PAGE = 500;

/** Streams the viewer's whole catalogue as a CSV file, newest first. @throws Failure */
export async function exportProducts(ctx: Context): Promise<AsyncIterable<Uint8Array>> {
  const userId = permit(ctx.viewer, "product.see");
  const { timeZone } = await ctx.db.selectFrom("users").select("time_zone as timeZone").where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirstOrThrow();
  return ctx.ports.csv.write(records(ctx, userId, timeZone));
}

async function* records(
  { db }: Context,
  userId: Product["userId"],
  timeZone: string,
): AsyncGenerator<string[]> {
  yield headerOf(productColumns);
  for (let last: ProductId | null | undefined = null; last !== undefined;) {
    const page: Product[] = await db.selectFrom("products").select(asProduct)
      .where(sql<boolean>`(user_id, id) < (${userId}, ${last ?? "~"})`) // as `foundIds` walks
      .where(sql<boolean>`(user_id, id) > (${userId}, '')`).where("deleted_at", "is", null)
      .orderBy("user_id", "desc").orderBy("id", "desc").limit(PAGE).execute();
    for (const product of page) yield cellsOf(productColumns, product, timeZone);
    last = page.length === PAGE ? page.at(-1)!.id : undefined;
  }
}
