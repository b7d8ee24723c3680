import fc from "fast-check";
import { expect, test } from "vitest";
import { WARM_UP_CAPS } from "../../../../server/core/delivery/pacing/warm_up.ts";
import { isQuietOnClock, wallClock } from "../../../support/delivery/wall_clock.ts";
import { scenes } from "../../../support/delivery/lane_scenes.ts";
import {
  holds,
  type Scene,
  simulate,
  type Step,
} from "../../../support/delivery/simulated_lane.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;

/** What must be true of each lane, whatever its settings, its messages and what befalls it. */
const always = (holds: (steps: readonly Step[], scene: Scene) => void) =>
  fc.assert(fc.property(scenes, (scene) => holds(simulate(scene), scene)), { numRuns: 250 });

const sends = (steps: readonly Step[]) =>
  steps.flatMap(({ at, message, decision }) => decision.do === "send" ? [{ at, ...message! }] : []);

test("every message is sent or dropped in the end, once, and nothing waits for ever", () => {
  always((steps, { messages }) => {
    const ended = steps.filter(({ decision }) => decision.do === "send" || decision.do === "drop");
    expect(ended.map(({ message }) => message)).toHaveLength(messages.length);
    expect(new Set(ended.map(({ message }) => message))).toEqual(new Set(messages));
  });
});

test("starts are never closer than the least gap, and the pace never holds longer than the greatest", () => {
  always((steps, { pace }) => {
    let latest = -Infinity;
    let held = 0;
    for (const { at, until, decision } of steps) {
      if (decision.do === "wait" && decision.because === "PACE") held += until - at;
      if (decision.do !== "send") continue;
      expect(at - latest).toBeGreaterThanOrEqual(pace.gapMinMs);
      expect(held).toBeLessThanOrEqual(pace.gapMaxMs);
      latest = at;
      held = 0;
    }
  });
});

test("in no window more messages start, or arrive within a second, than its cap", () => {
  const late = fc.array(fc.integer({ min: 0, max: 999 }), { minLength: 1, maxLength: 30 });
  fc.assert(
    fc.property(scenes, late, (scene, lateBy) => {
      const starts = sends(simulate(scene)).map(({ at }) => at);
      const arrivals = starts.map((at, n) => at + lateBy[n % lateBy.length]!).sort((a, b) => a - b);
      const { perMinute, perHour, perDay } = scene.pace;
      for (
        const [cap, ms] of [[perMinute, MINUTE], [perHour, HOUR], [perDay, 24 * HOUR]] as const
      ) {
        for (const events of [starts, arrivals]) {
          events.forEach((end, n) => {
            const oneMore = events[n - cap];
            if (oneMore !== undefined) expect(end - oneMore).toBeGreaterThan(ms);
          });
        }
      }
    }),
    { numRuns: 250 },
  );
});

test("nothing but a test starts while the zone's clocks show a quiet hour", () => {
  always((steps, { quietHours, timeZone }) => {
    for (const { at, isTest } of sends(steps)) {
      expect(!isTest && quietHours !== null && isQuietOnClock(quietHours, timeZone, at)).toBe(
        false,
      );
    }
  });
});

test("while a lane waits for somebody it sends and drops nothing; while it rests it sends nothing", () => {
  always((steps, { pauses, allPauses, planEnds, problems, rests }) => {
    for (const { at, message, decision } of steps) {
      if (decision.do !== "send" && decision.do !== "drop") continue;
      expect(holds([...pauses, ...allPauses, ...problems], at)).toBe(false);
      expect(!message!.isTest && holds(planEnds, at)).toBe(false);
      if (decision.do === "send") expect(holds(rests, at)).toBe(false);
    }
  });
});

test("what is sent was worth sending, and what is dropped was not", () => {
  always((steps) => {
    for (const { at, message, decision } of steps) {
      if (!message || (decision.do !== "send" && decision.do !== "drop")) continue;
      const { expiresAt, offerIsGone, groupStatus, groupRestsUntil } = message;
      const [status, because] = offerIsGone
        ? ["CANCELED", "OFFER_DELETED"]
        : groupStatus !== "READY"
        ? ["FAILED", `GROUP_${groupStatus}`]
        : at > expiresAt
        ? ["EXPIRED", "LATE"]
        : [];
      expect(decision).toEqual(status ? { do: "drop", status, because } : { do: "send" });
      if (decision.do === "send") expect(at).toBeGreaterThanOrEqual(groupRestsUntil);
    }
  });
});

test("messages keep their order, but for tests and what is postponed", () => {
  always((steps) => {
    const postponed = new Set(
      steps.map(({ message, decision }) => decision.do === "postpone" && message),
    );
    const planned = steps.filter(({ decision, message }) =>
      decision.do === "send" && !message!.isTest && !postponed.has(message)
    ).map(({ message }) => message!.plannedAt);
    expect(planned).toEqual(planned.toSorted((a, b) => a - b));
  });
});

test("no more identical texts start in any hour than the person allows, except tests", () => {
  always((steps, { pace: { identicalPerHour: most } }) => {
    if (most === null) return;
    const starts = sends(steps);
    starts.forEach(({ at, text, isTest }, n) => {
      if (isTest) return;
      const oneMore = starts.slice(0, n).filter((start) => start.text === text).at(-most);
      if (oneMore) expect(at - oneMore.at).toBeGreaterThanOrEqual(HOUR);
    });
  });
});

test("on no day of a new number more start than that day's cap, by its zone's clocks", () => {
  always((steps, { warmUpFrom, timeZone }) => {
    if (!warmUpFrom) return;
    const dateOf = (at: number) => wallClock(timeZone, at).date;
    const day = (date: string) =>
      Math.round((Date.parse(date) - Date.parse(dateOf(warmUpFrom.getTime()))) / (24 * HOUR));
    const byDate = Map.groupBy(sends(steps), ({ at }) => dateOf(at));
    for (const [date, starts] of byDate) {
      expect(starts.length).toBeLessThanOrEqual(WARM_UP_CAPS[day(date)] ?? Infinity);
    }
  });
});
