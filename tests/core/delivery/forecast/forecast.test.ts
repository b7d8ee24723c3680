import fc from "fast-check";
import { expect, test } from "vitest";
import { forecast, type Foreseen } from "../../../../server/core/delivery/forecast/forecast.ts";
import { scenes } from "../../../support/delivery/lane_scenes.ts";
import { simulate } from "../../../support/delivery/simulated_lane.ts";

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
  timeZone: "America/Sao_Paulo",
  warmUpFrom: null,
  freeAt: null,
  starts: [],
};
const inMs = (dates: readonly (Date | null)[]) =>
  dates.map((date) => date && date.getTime() - now.getTime());
const waiting = (plannedAt: Date, more: Partial<Foreseen> = {}): Foreseen => {
  return { plannedAt, priority: 0, expiresAt: null, text: null, isPutOff: false, ...more };
};

test("messages follow each other by the mean gap, and by the caps", () => {
  expect(inMs(forecast(lane, Array(10).fill(waiting(now)), now)))
    .toEqual([0, 2, 4, 6, 8, 10, 12, 14, 61, 63].map((seconds) => seconds * 1000));
  expect(forecast(lane, [], now)).toEqual([]);
});

test("what should have gone before now goes from now on", () => {
  expect(inMs(forecast(lane, [waiting(at(-MINUTE)), waiting(at(-MINUTE))], now))).toEqual([
    0,
    2_000,
  ]);
});

test("what was sent before counts", () => {
  const starts = Array.from({ length: 8 }, (_, n) => ({ at: at(-n * 5_000), text: null }));
  expect(inMs(forecast({ ...lane, starts, freeAt: at(1_000) }, [waiting(now), waiting(now)], now)))
    .toEqual([26_000, 31_000]);
});

test("a message that waits for its time lets those behind it pass, and then goes before them", () => {
  const first = waiting(at(3_000), { priority: 1 });
  const planned = [first, ...Array(4).fill(waiting(now))];
  expect(inMs(forecast(lane, planned, now))).toEqual([4_000, 0, 2_000, 6_000, 8_000]);
});

test("quiet hours put the rest off", () => {
  const quietHours = { from: "12:01", to: "14:00" };
  const [last, next] = inMs(forecast({ ...lane, quietHours }, Array(10).fill(waiting(now)), now))
    .slice(7);
  expect([last, next]).toEqual([14_000, 120 * MINUTE]);
});

test("identical texts are sent up to their cap, each at a time of its own, and other texts pass", () => {
  const same = { ...lane, pace: { ...lane.pace, identicalPerHour: 2 } };
  const says = (text: string) => waiting(now, { text });
  const queue = [says("a"), says("a"), says("a"), says("a"), says("a"), says("b")];
  const minutes = forecast(same, queue, now).map((date) =>
    (date!.getTime() - now.getTime()) / MINUTE
  );
  expect(minutes.map((m) => Math.floor(m))).toEqual([0, 0, 60, 60, 120, 0]);
  const said = [{ at: at(-MINUTE), text: "a" }, { at: at(-2 * MINUTE), text: "a" }];
  expect(inMs(forecast({ ...same, starts: said }, [says("a")], now)))
    .toEqual([58 * MINUTE + 1_000]);
});

test("a message that will be too late has no forecast, and holds nothing up", () => {
  const same = { ...lane, pace: { ...lane.pace, identicalPerHour: 1 } };
  const late = waiting(now, { text: "a", expiresAt: at(30 * MINUTE) });
  const queue = [late, late, waiting(now, { text: "a" })];
  expect(forecast(same, queue, now)).toEqual([now, null, at(60 * MINUTE + 1_000)]);
});

test("a new number's messages are spread over its days", () => {
  const warmUpFrom = now;
  const queue = Array(50).fill(waiting(now));
  const days = forecast({ ...lane, warmUpFrom }, queue, now).map((date) => date!.getUTCDate());
  expect(days).toEqual([...Array(20).fill(22), ...Array(24).fill(23), ...Array(6).fill(24)]);
});

test("where every gap is the same, the forecast is what happens", () => {
  fc.assert(
    fc.property(
      scenes,
      ({ pace: { gapMaxMs, ...pace }, begins, quietHours, timeZone, ...scene }) => {
        const messages = scene.messages.map(({ plannedAt, expiresAt, text }) => ({
          plannedAt,
          expiresAt,
          isTest: false,
          text,
          offerIsGone: false,
          groupStatus: "READY" as const,
          groupRestsUntil: 0,
          takesMs: 0,
        })).sort((a, b) => a.plannedAt - b.plannedAt);
        const calm = { pauses: [], allPauses: [], planEnds: [], problems: [], rests: [] };
        const even = { ...pace, gapMaxMs, gapMinMs: gapMaxMs };
        const { warmUpFrom } = scene;
        const steps = simulate({
          ...calm,
          begins,
          timeZone,
          warmUpFrom,
          quietHours,
          messages,
          pace: even,
          random: () => 0,
        });
        const starts = new Map(
          steps.flatMap(({ decision, message, at }) =>
            decision.do === "send" ? [[message, at]] : []
          ),
        );
        const queue = messages.map(({ plannedAt, expiresAt, text }) =>
          waiting(new Date(plannedAt), { text, expiresAt: new Date(expiresAt) })
        );
        const expected = forecast(
          { ...lane, pace: even, quietHours, timeZone, warmUpFrom },
          queue,
          new Date(begins),
        );
        expect(expected.map((date) => date?.getTime()))
          .toEqual(messages.map((message) => starts.get(message)));
      },
    ),
    { numRuns: 150 },
  );
});
