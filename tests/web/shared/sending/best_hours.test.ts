import { expect, test } from "vitest";
import { bestHours } from "../../../../server/core/insights/hours.ts";
import { bestHoursText } from "../../../../web/shared/sending/best_hours.ts";

/** Messages of an hour with so many clicks each. */
const hour = (hour: number, messages: number, each: number) => ({
  hour,
  messages,
  clicks: messages * each,
  clicksSquared: messages * each ** 2,
});

test("the send sheet names the hours that are surely clicked more, the best first", () => {
  const best = bestHours([hour(9, 100, 1), hour(20, 60, 3), hour(21, 40, 4), hour(3, 100, 0)]);
  expect(best.map(({ hour }) => hour)).toEqual([21, 20]);
  expect(bestHoursText(best)).toBe(
    "Nos últimos 90 dias, clicaram mais às 21h (+173%), 20h (+105%).",
  );
});

test("without evidence no hour is named", () => {
  expect(bestHoursText(bestHours([hour(9, 100, 1), hour(20, 10, 5)]))).toBeNull();
  expect(bestHoursText(bestHours([hour(9, 100, 1), hour(20, 100, 1)]))).toBeNull();
  expect(bestHoursText(bestHours([]))).toBeNull();
});
