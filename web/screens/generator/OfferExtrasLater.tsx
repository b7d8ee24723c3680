import { lazyOnIdle } from "../../browser/lazy.ts";

/** Chart, cards and coupons come after the offer itself. */
export const OfferExtrasLater = lazyOnIdle(async () =>
  (await import("./OfferExtras.tsx")).OfferExtras
);
