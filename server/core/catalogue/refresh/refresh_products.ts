import type { Context } from "../../context.ts";
import type { Product } from "../product.ts";
import { claimDueProducts } from "./claim_due_products.ts";
import { inspectByApi, inspectPage } from "./inspect_products.ts";
import type { Inspection } from "./refreshed.ts";
import { saveInspection } from "./save_inspection.ts";

/** Hosts that are asked at the same time; of one host, one page after the other. */
const HOSTS_AT_ONCE = 8;
/** A host that shows a wall, or does not answer, is left alone for this run and so long after it. */
const REST_MS = 60 * 60 * 1000;

/**
 * Reads what is due: prices, and at least once a week where each link leads. Each host is asked
 * little by little, and not at all for a while after it has turned one away.
 */
export async function refreshProducts(ctx: Context): Promise<void> {
  const due = await claimDueProducts(ctx, {});
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

const isTurnedAway = ({ reading, linkState }: Inspection): boolean =>
  reading === null && linkState !== "GONE";

/** It is the host's doing, not the products': nothing is counted against them. */
async function postpone({ db, now }: Context, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  await db.updateTable("products").set({ next_refresh_at: new Date(now.getTime() + REST_MS) })
    .where("id", "in", products.map(({ id }) => id)).execute();
}
