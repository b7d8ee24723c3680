import type { Context } from "../context.ts";
import type { Offer } from "../offers/offer.ts";
import type { Store } from "./store.ts";

type Linked = { readonly offer: Offer; readonly url: string };

/** Returns where each card leads, in their order. */
export function storeLinks(
  _ctx: Context,
  _store: Store,
  linked: readonly Linked[],
): Promise<string[]> {
  return Promise.resolve(linked.map(({ url }) => url));
}
