import { expect, test } from "vitest";
import {
  type RetailSeason,
  retailSeasonAt,
  retailSeasons,
  retailSeasonsAt,
  secondSunday,
} from "../../../server/core/templates/retail_year.ts";

/** The movable days of ten years, from the printed calendar. */
const movable: readonly (readonly [year: number, ...days: string[]])[] = [
  [2024, "02-13", "03-31", "05-12", "08-11", "11-29"],
  [2025, "03-04", "04-20", "05-11", "08-10", "11-28"],
  [2026, "02-17", "04-05", "05-10", "08-09", "11-27"],
  [2027, "02-09", "03-28", "05-09", "08-08", "11-26"],
  [2028, "02-29", "04-16", "05-14", "08-13", "11-24"],
  [2029, "02-13", "04-01", "05-13", "08-12", "11-23"],
  [2030, "03-05", "04-21", "05-12", "08-11", "11-29"],
  [2031, "02-25", "04-13", "05-11", "08-10", "11-28"],
  [2032, "02-10", "03-28", "05-09", "08-08", "11-26"],
  [2033, "03-01", "04-17", "05-08", "08-14", "11-25"],
];

const named: readonly RetailSeason[] = ["CARNIVAL", "EASTER", "MOTHERS", "FATHERS", "BLACK_FRIDAY"];

test.each(movable)("the movable days of %i", (year, ...days) => {
  expect(named.map((id) => retailSeasonAt(id, `${year}-01-01`).day))
    .toEqual(days.map((day) => `${year}-${day}`));
});

test.each(
  [
    ["CONSUMERS", "03-15"],
    ["LOVERS", "06-12"],
    ["NINE_NINE", "09-09"],
    ["TEN_TEN", "10-10"],
    ["CHILDREN", "10-12"],
    ["ELEVEN_ELEVEN", "11-11"],
    ["TWELVE_TWELVE", "12-12"],
    ["CHRISTMAS", "12-25"],
  ] as const,
)("%s is on %s of every year", (id, day) => {
  for (let year = 2024; year < 2034; year++) {
    expect(retailSeasonAt(id, `${year}-01-01`).day).toBe(`${year}-${day}`);
  }
});

test("a season is this year's until it is over, then the next year's", () => {
  expect(retailSeasonAt("MOTHERS", "2026-05-10")).toEqual({
    id: "MOTHERS",
    name: "Dia das Mães",
    firstDay: "2026-04-16",
    lastDay: "2026-05-10",
    day: "2026-05-10",
    isNow: true,
  });
  expect(retailSeasonAt("MOTHERS", "2026-05-11")).toMatchObject({
    day: "2027-05-09",
    isNow: false,
  });
  expect(retailSeasonAt("CHRISTMAS", "2026-12-25")).toMatchObject({ day: "2026-12-25" });
  expect(retailSeasonAt("CHRISTMAS", "2026-12-26")).toMatchObject({ day: "2027-12-25" });
});

test("every season has a next date, the soonest first, and none begins in another year", () => {
  for (
    let day = Temporal.PlainDate.from("2024-01-01");
    day.year < 2026;
    day = day.add({ days: 5 })
  ) {
    const dates = retailSeasonsAt(day.toString());
    expect(dates).toHaveLength(retailSeasons.length);
    expect(
      dates.every(({ day: its, lastDay }) => its >= day.toString() || lastDay >= day.toString()),
    )
      .toBe(true);
    expect(dates.map(({ day }) => day)).toEqual(dates.map(({ day }) => day).toSorted());
    expect(dates.every(({ firstDay, lastDay }) => firstDay <= lastDay)).toBe(true);
  }
});

test.each([
  [2024, 5, "12"],
  [2025, 5, "11"],
  [2026, 5, "10"],
  [2026, 8, "09"],
  [2027, 8, "08"],
  [2028, 5, "14"],
])("the second Sunday of %i-%i is the %s", (year, month, day) => {
  expect(secondSunday(year, month)).toBe(day);
});
