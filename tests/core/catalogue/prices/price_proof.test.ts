import { expect, test } from "vitest";
import { priceProof } from "../../../../server/core/catalogue/prices/price_proof.ts";

const NOW = new Date("2026-11-22T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;

/** One sighting a day, the last one today. */
const daily = (...prices: readonly number[]) =>
  prices.map((cents, nth) => {
    const lowAt = new Date(NOW.getTime() - (prices.length - 1 - nth) * DAY_MS);
    const day = lowAt.toISOString().slice(0, 10);
    return { day, lowCents: cents, highCents: cents, lowAt, sightings: 1 };
  });

const proofOf = (
  claim: { price: number; old?: number; percent?: number },
  ...prices: readonly number[]
) =>
  priceProof(
    {
      priceCents: claim.price,
      oldPriceCents: claim.old ?? null,
      discountPercent: claim.percent ?? null,
    },
    daily(...prices),
    NOW,
  );

test("a price below what two earlier days show is proven, by what they show", () => {
  expect(proofOf({ price: 459_00, old: 529_00 }, 529_00, 529_00, 499_00, 459_00)).toMatchObject({
    status: "PROVEN",
    oldPriceCents: 529_00,
    lowestInDays: null,
    days: 4,
    daysAtPrice: 1,
    spanDays: 3,
  });
});

test("a shop's old price that was never charged is doubtful, though the price fell a little", () => {
  const prices = Array.from({ length: 10 }, (_, nth) => nth < 2 ? 399_00 : 349_00);
  expect(proofOf({ price: 349_00, old: 699_00 }, ...prices)).toMatchObject({
    status: "DOUBTFUL",
    oldPriceCents: null,
    claimedCents: 699_00,
    highestCents: 399_00,
    daysAtPrice: 8,
  });
});

test("a stated reduction counts as the old price that it implies", () => {
  const prices = Array.from({ length: 10 }, () => 349_00);
  expect(proofOf({ price: 349_00, percent: 50 }, ...prices)).toMatchObject({
    status: "DOUBTFUL",
    claimedCents: 698_00,
  });
  expect(proofOf({ price: 349_00, percent: 0 }, ...prices).claimedCents).toBeNull();
});

test("without enough history nothing is said of it", () => {
  expect(proofOf({ price: 49_90, old: 99_90 })).toMatchObject({
    ...{ status: "UNKNOWN", days: 0, spanDays: 0, lowestInDays: null, highestCents: null },
  });
  expect(proofOf({ price: 49_90, old: 99_90 }, 49_90, 49_90)).toMatchObject({
    ...{ status: "UNKNOWN", days: 2, spanDays: 1, lowestInDays: null },
  });
});

test("a price that was lower before is proven, but not the lowest", () => {
  expect(proofOf({ price: 80_00 }, 100_00, 100_00, 70_00, 80_00)).toMatchObject({
    ...{ status: "PROVEN", oldPriceCents: 100_00, lowestInDays: null },
  });
});

test("a proven price is called the lowest of a span only where the ledger covers the span", () => {
  const weeks = [...Array.from({ length: 8 }, () => 100_00), 80_00];
  expect(proofOf({ price: 80_00 }, ...weeks)).toMatchObject({ status: "PROVEN", lowestInDays: 7 });
  const [first, second, , last] = daily(...Array.from({ length: 60 }, () => 100_00))
    .filter((_, nth) => [0, 1, 30, 59].includes(nth));
  const claim = { priceCents: 80_00, oldPriceCents: null };
  const seldom = [first!, second!, { ...last!, lowCents: 80_00 }];
  expect(priceProof(claim, seldom, NOW)).toMatchObject({
    ...{ status: "PROVEN", spanDays: 59, lowestInDays: null },
  });
});
