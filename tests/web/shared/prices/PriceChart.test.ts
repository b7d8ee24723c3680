import { expect, it } from "vitest";
import { curveOf } from "../../../../web/shared/prices/PriceChart.tsx";

const point = (at: string, cents: number) => ({ at, price: { cents, formatted: `${cents}` } });

it("a price lasts until the next sighting: the curve has steps", () => {
  const { line, area, low, high } = curveOf([
    point("2026-11-01T00:00:00Z", 100),
    point("2026-11-02T00:00:00Z", 200),
    point("2026-11-05T00:00:00Z", 150),
  ]);
  expect(line).toBe("M0 94H25V6H100V50H100");
  expect(area).toBe(`${line}V100H0Z`);
  expect([low.price.cents, high.price.cents]).toEqual([100, 200]);
});

it("one price, and one that never changed, are a level line", () => {
  expect(curveOf([point("2026-11-01T00:00:00Z", 100)]).line).toBe("M0 50H100");
});
