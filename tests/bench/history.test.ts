import { expect, test } from "vitest";
import {
  compareWithLast,
  type HistoryLine,
  isWorse,
  latest,
  readHistory,
  writeHistory,
} from "../../bench/support/history.ts";
import { withFigures } from "../../bench/support/readme_table.ts";

const line = (more: Partial<HistoryLine>): HistoryLine => ({
  date: "2026-11-24",
  commit: "aaaaaaaa",
  machine: "2 × Xeon",
  name: "A list, beside its rows",
  ratio: 2,
  goal: null,
  ...more,
});

test("a history is read as it was written, with commas in its names", () => {
  const lines = [line({}), line({ name: "B", goal: 1.5, ratio: 0.25 })];
  expect(readHistory(writeHistory(lines))).toEqual(lines);
});

test("a line whose ratio is no number is refused", () => {
  const csv = writeHistory([line({})]).replace(",2,", ",fast,");
  expect(() => readHistory(csv)).toThrow("is no ratio");
});

test("a figure is compared with the last one of another commit on the same machine", () => {
  const before = line({ commit: "bbbbbbbb", ratio: 1.9 });
  const now = line({ ratio: 2.2 });
  const compared = compareWithLast([
    line({ commit: "cccccccc", ratio: 9 }),
    before,
    line({ commit: "dddddddd", machine: "8 × M4", ratio: 0.5 }),
    line({ ratio: 2.1 }),
    now,
    line({ name: "Never measured before" }),
  ]);
  expect(compared).toEqual([{ now, before }]);
});

test("a ratio is worse once it has grown by more than a tenth", () => {
  const before = line({ ratio: 2 });
  expect(isWorse({ before, now: line({ ratio: 2.2 }) })).toBe(false);
  expect(isWorse({ before, now: line({ ratio: 2.21 }) })).toBe(true);
});

test("the README's table has the newest line of each figure, and the rest of the README stays", () => {
  const readme = "# Garimpo\n\n<!-- figures: written by `deno task bench` -->\n\nold\n\n" +
    "<!-- end of the figures -->\n\nMore.\n";
  const lines = [line({}), line({ name: "B", ratio: 3 }), line({ ratio: 2.5, goal: 3 })];
  expect(latest(lines).map(({ ratio }) => ratio)).toEqual([2.5, 3]);
  const written = withFigures(readme, lines);
  expect(written).toContain("| A list, beside its rows | 2.50 × | ≤ 3  | 2026-11-24, aaaaaaaa |");
  expect(written).not.toContain("old");
  expect(written.endsWith("<!-- end of the figures -->\n\nMore.\n")).toBe(true);
  expect(withFigures(written, lines)).toBe(written);
  expect(() => withFigures("# Garimpo", lines)).toThrow("no place");
});
