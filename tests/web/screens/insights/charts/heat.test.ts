import { expect, test } from "vitest";
import {
  heatOf,
  levelOf,
  levelsOf,
  levelWords,
} from "../../../../../web/screens/insights/charts/heat.ts";

const hour = (weekday: number, hour: number, sent: number, messageClicks: number) => ({
  weekday,
  hour,
  sent,
  messageClicks,
});

test("two hours stand together, and say nothing below five messages", () => {
  const { columns, rows } = heatOf([
    hour(1, 8, 3, 3),
    hour(1, 9, 3, 6),
    hour(7, 12, 4, 40),
    hour(2, 23, 0, 9),
  ]);
  expect(columns).toEqual([8, 10, 12]);
  expect(rows[0]).toEqual([
    { sent: 6, rate: 1.5 },
    { sent: 0, rate: null },
    { sent: 0, rate: null },
  ]);
  expect(rows[6]![2]).toEqual({ sent: 4, rate: null });
  expect(heatOf([])).toEqual({ columns: [], rows: [[], [], [], [], [], [], []] });
});

test("levels have about as many cells each, and the words say where they end", () => {
  const rates = [0.9, 1, 1.2, 1.4, 1.8, 1.9, 2.6, 3.4].map((rate) => ({ sent: 9, rate }));
  const ends = levelsOf([rates]);
  expect(ends).toEqual([1, 1.4, 1.9, 3.4]);
  expect(rates.map(({ rate }) => levelOf(rate, ends))).toEqual([1, 1, 2, 2, 3, 3, 4, 4]);
  expect(levelWords(ends)).toEqual(["até 1,0", "1,1 a 1,4", "1,5 a 1,9", "2,0 ou mais"]);
  expect(levelWords(levelsOf([[{ sent: 9, rate: 2 }]]))).toEqual(["2,0"]);
  expect(levelOf(2, [2])).toBe(4);
});
