import type { Context } from "../../context.ts";
import type { Product } from "../product.ts";
import { inspectByApi, inspectPage } from "./inspect_products.ts";
import type { Inspection } from "./refreshed.ts";
import { saveInspection } from "./save_inspection.ts";
import { sql } from "kysely";
import { command } from "../../command.ts";
import type { ProductId } from "../../ids.ts";
import { asProduct } from "../tables.ts";

/** Hosts that are read at the same time; of one host, one page after the other. */
const HOSTS_AT_ONCE = 8;
/** The pause of a host that shows a bot wall or does not answer. */
const REST_MS = 60 * 60 * 1000;

/**
 * Reads the products that are due: their prices, and at least once a week where each link leads.
 * Each host is read slowly, and pauses after it has refused.
 */
export async function refreshProducts(ctx: Context): Promise<void> {
  await refreshClaimed(ctx, await claimDueProducts(ctx, { among: null }));
}

/**
 * Reads at once what a person wants to be read. What a host's pace does not allow now is read by the
 * next run of `refreshProducts`.
 */
export async function refreshRequested(
  ctx: Context,
  { productIds }: { readonly productIds: readonly ProductId[] },
): Promise<void> {
  await refreshClaimed(ctx, await claimDueProducts(ctx, { among: productIds }));
}

async function refreshClaimed(ctx: Context, due: readonly Product[]): Promise<void> {
  const hosts = [...Map.groupBy(due, ({ host }) => host).values()];
  await Promise.all(Array.from({ length: HOSTS_AT_ONCE }, async () => {
    for (let products; (products = hosts.shift());) await refreshHost(ctx, products);
  }));
}

async function refreshHost(ctx: Context, products: readonly Product[]): Promise<void> {
  const inspections = await inspectByApi(ctx, products);
  for (const [seen, inspection] of inspections) await saveInspection(ctx, { seen, inspection });
  const rest = products.filter((product) => !inspections.has(product));
  for (const [nth, seen] of rest.entries()) {
    const inspection = await inspectPage(ctx, seen);
    await saveInspection(ctx, { seen, inspection });
    if (isTurnedAway(inspection)) return await postpone(ctx, rest.slice(nth + 1));
  }
}

const isTurnedAway = ({ reading, linkStatus }: Inspection): boolean =>
  reading === null && linkStatus !== "GONE";

/** Postpones products of a host that refused, without counting a failure of theirs. */
async function postpone({ db, now }: Context, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  await db.updateTable("products").set({ next_refresh_at: new Date(now.getTime() + REST_MS) })
    .where("id", "in", products.map(({ id }) => id)).execute();
}

/** Pages of one host a minute, of all people together. */
export const PER_MINUTE = 10;
/** Most products of one run, of all hosts. */
const MOST = 200;
/** A claim of a process that died ends after this time. */
const CLAIM = sql`interval '10 minutes'`;
/** The key of the advisory lock for claims. */
const LOCK = 7_090_001;

/** `among`: only of these products; null: of all. */
type Claim = { readonly among: readonly ProductId[] | null };

/**
 * Claims products that are due, so that no other process reads them: at most `PER_MINUTE` of a host
 * in any minute. The query visits one host after the other in the index.
 */
const claimDueProducts = command(async ({ db, now }, { among }: Claim): Promise<Product[]> => {
  await sql`select pg_advisory_xact_lock(${sql.lit(LOCK)})`.execute(db);
  const { rows } = await sql<{ id: ProductId }>`
    with recursive hosts as (
      (select host from products where deleted_at is null order by host limit 1)
      union all
      select (
        select p.host from products p where p.deleted_at is null and p.host > hosts.host
        order by p.host limit 1
      ) from hosts where hosts.host is not null
    ), due as materialized (
      select taken.id from hosts cross join lateral (
        select p.id from products p join users u on u.id = p.user_id and u.blocked_at is null
        where p.host = hosts.host and p.deleted_at is null
          and p.next_refresh_at <= ${now}::timestamptz
          and (${among}::text[] is null or p.id = any (${among}::text[]))
          and (p.claimed_at is null or p.claimed_at <= ${now}::timestamptz - ${CLAIM})
        order by p.next_refresh_at
        limit greatest(0, ${sql.lit(PER_MINUTE)} - (
          select count(*) from products c
          where c.host = hosts.host and c.claimed_at > ${now}::timestamptz - interval '1 minute'
        ))
        for no key update of p skip locked
      ) taken
      limit ${sql.lit(MOST)}
    )
    update products set claimed_at = ${now}::timestamptz where id in (select id from due)
    returning id`.execute(db);
  if (rows.length === 0) return [];
  return await db.selectFrom("products").select(asProduct)
    .where("id", "in", rows.map(({ id }) => id)).orderBy("next_refresh_at").execute();
});
