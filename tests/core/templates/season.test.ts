import { expect, test } from "vitest";
import { readyTemplates } from "../../../server/core/templates/ready_templates.ts";
import { holds, seasonOf } from "../../../server/core/templates/season.ts";

test("a season ends with its date and is as long as its rule says", () => {
  const { season } = readyTemplates.READY_MOTHERS;
  expect(seasonOf(season, "2026-01-01")).toEqual({
    name: "Dia das Mães",
    firstDay: "04-16",
    lastDay: "05-10",
  });
  const isOn = (day: string) => holds(seasonOf(season, day), day);
  expect(["2026-04-15", "2026-04-16", "2026-05-10", "2026-05-11"].map(isOn))
    .toEqual([false, true, true, false]);
});

test.each([
  ["2026-01-20", ["READY_BACK_TO_SCHOOL"]],
  ["2026-03-10", ["READY_CONSUMERS"]],
  ["2026-07-01", []],
  ["2026-11-23", ["READY_BLACK_FRIDAY"]],
  ["2026-12-10", ["READY_CHRISTMAS"]],
  ["2026-12-25", []],
])("on %s the seasons %j are on", (day, expected) => {
  const on = Object.entries(readyTemplates).filter(([, row]) =>
    "season" in row && holds(seasonOf(row.season, day), day)
  );
  expect(on.map(([id]) => id)).toEqual(expected);
});
