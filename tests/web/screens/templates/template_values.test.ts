import { expect, test } from "vitest";
import {
  changesOf,
  inputOf,
  isInSeason,
  nextSeasons,
  valuesOf,
} from "../../../../web/screens/templates/template_values.ts";

const template = {
  name: "Natal",
  marketplace: "AMAZON" as const,
  season: { name: "Natal", firstDay: "12-01", lastDay: "12-25" },
  variants: [{ slot: 0, body: "{link}", weight: 1 }],
  hasShortLinks: false,
  isActive: true,
};

test("a form's values are what the server accepts, days in the Brazilian format", () => {
  const values = valuesOf(template);
  expect(values).toMatchObject({ firstDay: "01/12", lastDay: "25/12" });
  expect(inputOf(values)).toEqual(template);
  expect(inputOf({ ...values, firstDay: "1-12", marketplace: "", hasSeason: true })).toMatchObject({
    marketplace: null,
    season: { firstDay: "12-01" },
  });
});

test("only changes are sent: repeating that it is in use would put it first", () => {
  const base = valuesOf(template);
  expect(changesOf(base, base)).toEqual({});
  expect(changesOf({ ...base, name: "Outro" }, base)).toEqual({ name: "Outro" });
  expect(changesOf({ ...base, hasSeason: false }, base)).toEqual({ season: null });
});

test("a season lasts on its days, over New Year's too", () => {
  const on = (text: string) => new Date(`${text}T12:00:00`);
  expect(isInSeason(template.season, on("2026-12-25"))).toBe(true);
  expect(isInSeason(template.season, on("2026-12-26"))).toBe(false);
  const party = { name: "Festas", firstDay: "12-20", lastDay: "01-06" };
  expect(
    [on("2026-12-31"), on("2027-01-06"), on("2027-01-07")].map((day) => isInSeason(party, day)),
  )
    .toEqual([true, true, false]);
});

test("the three seasons that begin next are announced, over New Year's too", () => {
  const starting = (...days: string[]) =>
    days.map((firstDay) => ({ isInSeason: firstDay === "11-01", season: { firstDay } }));
  const all = [...starting("01-02", "03-06", "05-01", "11-01", "12-01"), {
    isInSeason: true,
    season: null,
  }];
  expect(nextSeasons(all, new Date(2026, 10, 23)).map(({ season }) => season?.firstDay))
    .toEqual(["12-01", "01-02", "03-06"]);
});
