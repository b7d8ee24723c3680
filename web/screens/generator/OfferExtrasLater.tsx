import { later } from "../../ui/later.ts";

/** Chart, cards and coupons come after the offer itself. */
export const OfferExtrasLater = later(async () => (await import("./OfferExtras.tsx")).OfferExtras);
