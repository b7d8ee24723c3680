import { later } from "../../ui/later.ts";

/** Nobody picks several before the list is there. */
export const OfferBulkBarLater = later(async () =>
  (await import("./OfferBulkBar.tsx")).OfferBulkBar
);
