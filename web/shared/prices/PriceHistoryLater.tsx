import { later } from "../../ui/later.ts";

/** No first screen waits for the curve. */
export const PriceHistoryLater = later(async () =>
  (await import("./PriceHistory.tsx")).PriceHistory
);
