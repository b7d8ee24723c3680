import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { batchPath, offerPath } from "../../paths.ts";
import { freshKey } from "../../shared/fresh_key.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import type { FoundProduct } from "./found_product.ts";

/** Most links of one batch. */
export const MOST_AT_ONCE = 50;

/** Loaded at the first press. */
const loadRequests = () => import("./make_offers.ts");
type Requests = Awaited<ReturnType<typeof loadRequests>>;
type Send = (requests: Requests, key: string) => ReturnType<Requests["createOffer"]>;

/**
 * Makes an offer of one product and opens it, or a batch of several and shows it. `busyUrl` is the
 * address of the one that is being made, "" while a batch is, null while nothing is.
 */
export function useMakeOffers(onMade: () => void) {
  const navigate = useNavigate();
  const [runAction, isBusy] = useMutationAction();
  const [url, setUrl] = useState("");
  // By address, until its request is answered: a retry creates no second offer.
  const [keys] = useState(() => new Map<string, string>());
  const run = (text: string, send: Send, to: (id: string) => string) =>
    void runAction(async () => {
      const key = keys.get(text) ?? freshKey();
      keys.set(text, key);
      const { id, message } = await send(await loadRequests(), key);
      keys.delete(text);
      if (!id) return message ?? null;
      onMade();
      navigate(to(id));
      return null;
    });
  const makeOne = (product: FoundProduct) => {
    setUrl(product.url);
    run(product.url, ({ createOffer }, key) => createOffer(product, key), offerPath);
  };
  const makeAll = (products: readonly FoundProduct[]) => {
    const [only] = products;
    if (products.length === 1) return makeOne(only!);
    setUrl("");
    const text = products.map(({ url }) => url).join("\n");
    run(text, ({ createBatch }, key) => createBatch(text, key), batchPath);
  };
  return { makeOne, makeAll, busyUrl: isBusy ? url : null };
}
