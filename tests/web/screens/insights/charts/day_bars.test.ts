import { expect, test } from "vitest";
import {
  bestBar,
  dayBars,
  type DayFigures,
} from "../../../../../web/screens/insights/charts/day_bars.ts";

const days = (count: number, more: Partial<DayFigures> = {}): DayFigures[] =>
  Array.from({ length: count }, (_, nth) => ({
    day: String(Temporal.PlainDate.from("2026-01-01").add({ days: nth })),
    clicks: nth + 1,
    sales: null,
    commission: 0,
    ...more,
  }));

test("a day has a bar, and a week of a long period has one; the last week is whole", () => {
  expect(dayBars(days(2), "clicks")).toEqual([
    { from: "2026-01-01", to: "2026-01-01", value: 1 },
    { from: "2026-01-02", to: "2026-01-02", value: 2 },
  ]);
  expect(dayBars(days(92), "clicks")).toHaveLength(92);
  const weeks = dayBars(days(365), "clicks")!;
  expect(weeks).toHaveLength(53);
  expect(weeks[0]).toEqual({ from: "2026-01-01", to: "2026-01-01", value: 1 });
  expect(weeks.at(-1)).toMatchObject({ from: "2026-12-25", to: "2026-12-31" });
  expect(weeks.reduce((sum, { value }) => sum + value, 0)).toBe(365 * 366 / 2);
});

test("what is not known has no bars, and what is 0 has no best one", () => {
  expect(dayBars(days(7), "sales")).toBeNull();
  expect(bestBar(dayBars(days(7), "commission")!)).toBeUndefined();
  expect(bestBar(dayBars(days(7, { clicks: 4 }), "clicks")!)?.to).toBe("2026-01-07");
});
