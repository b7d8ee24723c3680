import type { Context } from "../context.ts";
import { claimDueProducts } from "./claim_due_products.ts";
import { keepLook } from "./keep_look.ts";
import { lookAtPage, lookByApi } from "./look_at_products.ts";
import type { Product } from "./product.ts";
import type { Look } from "./refreshed.ts";

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
  const looks = await lookByApi(ctx, products);
  for (const [seen, look] of looks) await keepLook(ctx, { seen, look });
  const rest = products.filter((product) => !looks.has(product));
  for (const [nth, seen] of rest.entries()) {
    const look = await lookAtPage(ctx, seen);
    await keepLook(ctx, { seen, look });
    if (isTurnedAway(look)) return await postpone(ctx, rest.slice(nth + 1));
  }
}

const isTurnedAway = ({ reading, linkState }: Look): boolean =>
  reading === null && linkState !== "GONE";

/** It is the host's doing, not the products': nothing is counted against them. */
async function postpone({ db, now }: Context, products: readonly Product[]): Promise<void> {
  if (products.length === 0) return;
  await db.updateTable("products").set({ next_refresh_at: new Date(now.getTime() + REST_MS) })
    .where("id", "in", products.map(({ id }) => id)).execute();
}
