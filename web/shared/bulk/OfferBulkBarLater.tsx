import { lazyOnIdle } from "../../browser/lazy.ts";

/** Nobody picks several before the list is there. */
export const OfferBulkBarLater = lazyOnIdle(async () =>
  (await import("./OfferBulkBar.tsx")).OfferBulkBar
);
