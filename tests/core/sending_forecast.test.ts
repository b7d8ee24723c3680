import fc from "fast-check";
import { expect, test } from "vitest";
import { forecast } from "../../server/core/sending/forecast.ts";
import { scenes } from "../support/lane_scenes.ts";
import { simulate } from "../support/simulated_lane.ts";

const MINUTE = 60 * 1000;
const now = new Date("2026-11-22T15:00Z"); // noon in Brazil
const at = (ms: number) => new Date(now.getTime() + ms);
const lane = {
  pace: {
    gapMinMs: 1_000,
    gapMaxMs: 3_000,
    perMinute: 8,
    perHour: 200,
    perDay: 1_500,
    identicalPerHour: null,
  },
  quietHours: null,
  zone: "America/Sao_Paulo",
  freeAt: null,
  starts: [],
};
const inMs = (dates: readonly Date[]) => dates.map((date) => date.getTime() - now.getTime());

test("messages follow each other by the mean gap, and by the caps", () => {
  expect(inMs(forecast(lane, Array(10).fill(now), now)))
    .toEqual([0, 2, 4, 6, 8, 10, 12, 14, 61, 63].map((seconds) => seconds * 1000));
  expect(forecast(lane, [], now)).toEqual([]);
});

test("what should have gone before now goes from now on", () => {
  expect(inMs(forecast(lane, [at(-MINUTE), at(-MINUTE)], now))).toEqual([0, 2_000]);
});

test("what was sent before counts", () => {
  const starts = Array.from({ length: 8 }, (_, n) => at(-n * 5_000));
  expect(inMs(forecast({ ...lane, starts, freeAt: at(1_000) }, [now, now], now)))
    .toEqual([26_000, 31_000]);
});

test("a message that waits for its time lets those behind it pass, and then goes before them", () => {
  const planned = [at(3_000), now, now, now, now];
  expect(inMs(forecast(lane, planned, now))).toEqual([4_000, 0, 2_000, 6_000, 8_000]);
});

test("quiet hours put the rest off", () => {
  const quietHours = { from: "12:01", to: "14:00" };
  const [last, next] = inMs(forecast({ ...lane, quietHours }, Array(10).fill(now), now)).slice(7);
  expect([last, next]).toEqual([14_000, 120 * MINUTE]);
});

test("where every gap is the same, the forecast is what happens", () => {
  fc.assert(
    fc.property(scenes, ({ pace: { gapMaxMs, ...pace }, begins, quietHours, zone, ...scene }) => {
      const messages = scene.messages.map(({ plannedAt }) => ({
        plannedAt,
        expiresAt: Infinity,
        isTest: false,
        text: "a",
        offerIsGone: false,
        groupState: "READY" as const,
        groupRestsUntil: 0,
        takesMs: 0,
      })).sort((a, b) => a.plannedAt - b.plannedAt);
      const calm = { pauses: [], allPauses: [], planEnds: [], troubles: [], rests: [] };
      const even = { ...pace, gapMaxMs, gapMinMs: gapMaxMs, identicalPerHour: null };
      const steps = simulate({
        ...calm,
        begins,
        zone,
        quietHours,
        messages,
        pace: even,
        random: () => 0,
      });
      const starts = steps.filter(({ decision }) => decision.do === "send").map((step) => step.at);
      const planned = messages.map(({ plannedAt }) => new Date(plannedAt));
      const expected = forecast(
        { ...lane, pace: even, quietHours, zone },
        planned,
        new Date(begins),
      );
      expect(expected.map((date) => date.getTime())).toEqual(starts);
    }),
    { numRuns: 150 },
  );
});
