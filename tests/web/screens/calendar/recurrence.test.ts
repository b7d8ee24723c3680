import { expect, test } from "vitest";
import {
  addDays,
  addMonths,
  daysBetween,
  daysOfView,
  localIn,
  shifted,
} from "../../../../web/screens/calendar/days.ts";
import { inputOf, newValues } from "../../../../web/screens/calendar/entry_values.ts";
import {
  endingOn,
  movedEnd,
  repeatOf,
  repeatWords,
  ruleOf,
} from "../../../../web/screens/calendar/recurrence.ts";

const START = "2026-11-27"; // a Friday

test.each([
  [null, null],
  ["FREQ=DAILY", "todo dia"],
  ["FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261224", "toda semana: seg, qui, até 24/12"],
  ["FREQ=WEEKLY", "toda semana: sex"],
  ["FREQ=MONTHLY", "todo mês"],
  ["FREQ=MONTHLY;BYDAY=2MO", "repete"],
  ["FREQ=DAILY;COUNT=5", "repete"],
])("%s is read as %s", (rule, words) => {
  expect(repeatWords(rule, START)).toBe(words);
});

test.each([
  "FREQ=DAILY",
  "FREQ=WEEKLY;BYDAY=MO,TH;UNTIL=20261224",
  "FREQ=MONTHLY;UNTIL=20271231",
  "FREQ=YEARLY;INTERVAL=2",
  "FREQ=DAILY;COUNT=5",
])("%s survives the form", (rule) => {
  expect(ruleOf(repeatOf(rule, START))).toBe(rule);
});

test("a series ends on a day, and its end moves", () => {
  expect(endingOn("FREQ=DAILY;COUNT=5", START)).toBe("FREQ=DAILY;UNTIL=20261127");
  expect(movedEnd("FREQ=DAILY;UNTIL=20261127", 7)).toBe("FREQ=DAILY;UNTIL=20261204");
  expect(movedEnd("FREQ=DAILY", 7)).toBeNull();
});

test("days are counted over months, leap years and changes of clocks", () => {
  expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  expect(daysBetween("2026-12-31", "2027-01-02")).toBe(2);
  expect(addMonths("2026-01-31", 1)).toBe("2026-02-28");
  expect(daysOfView("semana", START)[0]).toBe("2026-11-22");
  expect(daysOfView("mes", START)).toHaveLength(42);
  expect(shifted("2026-11-27T23:30", 1, 60)).toBe("2026-11-28T23:59");
  expect(localIn("2026-11-27T02:30:00Z", "America/Sao_Paulo")).toBe("2026-11-26T23:30");
});

test("an example begins where it says, and one occurrence has no rule of its own", () => {
  const example = newValues({ day: "2026-11-28", example: "OFFER" });
  expect([example.day, example.time]).toEqual(["2026-12-04", "19:00"]);
  const slot = newValues({ day: START, example: "SLOT" });
  expect(inputOf(slot)).toMatchObject({
    recurrence: "FREQ=DAILY",
    times: ["09:00", "12:00", "19:00"],
  });
});

test("a new entry does not begin in the past", () => {
  const at = (time: string, example?: "TEXT") => {
    const values = newValues({ day: START, ...example && { example } }, `${START}T${time}`);
    return [values.day, values.time];
  };
  expect(at("07:59")).toEqual([START, "08:00"]);
  expect(at("10:46")).toEqual([START, "11:00"]);
  expect(at("23:10")).toEqual([addDays(START, 1), "08:00"]);
  expect(at("10:46", "TEXT")).toEqual([addDays(START, 1), "08:00"]);
});
