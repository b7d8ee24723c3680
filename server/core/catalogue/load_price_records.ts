import type { Context } from "../context.ts";
import { lowestPrices, priceDays, type PriceQuestion, type PriceRecord } from "./price_days.ts";

/** What the ledger tells of many products at once, in the order asked for. It names nobody. */
export async function loadPriceRecords(
  { db, now }: Context,
  questions: readonly PriceQuestion[],
): Promise<PriceRecord[]> {
  const [days, lowest] = await Promise.all([
    priceDays(questions, now).execute(db),
    lowestPrices(questions).execute(db),
  ]);
  const daysOf = Map.groupBy(days.rows, ({ nth }) => nth);
  const lowestOf = new Map(lowest.rows.map(({ nth, lowestCents }) => [nth, lowestCents]));
  return questions.map((_, nth) => ({
    days: daysOf.get(nth) ?? [],
    lowestCents: lowestOf.get(nth) ?? null,
  }));
}
