import fc from "fast-check";
import type { GroupStatus } from "../../../server/core/groups/group.ts";
import { moments, quietHours } from "./wall_clock.ts";
import type { Message, Scene } from "./simulated_lane.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const DAYS = 3;

const within = fc.integer({ min: 0, max: DAYS * DAY });
/** True now and then. */
const seldom = (times: number) => fc.integer({ min: 0, max: times }).map((n) => n === 0);
const stretches = (longest: number) =>
  fc.array(fc.tuple(within, fc.integer({ min: 1, max: longest })), { maxLength: 2 })
    .map((all) => all.map(([from, long]) => ({ from, to: from + long })));

const messages: fc.Arbitrary<Message[]> = fc.array(
  fc.record({
    /** Whether messages come in bursts or one at a time. */
    plannedAt: fc.oneof(
      { weight: 1, arbitrary: within },
      { weight: 3, arbitrary: fc.integer({ min: 0, max: 3 * DAYS }).map((n) => n * 8 * HOUR) },
    ),
    lives: fc.oneof(fc.constant(7 * DAY), fc.integer({ min: MINUTE, max: DAY })),
    isTest: seldom(12),
    text: fc.constantFrom("a", "b"),
    offerIsGone: seldom(25),
    groupStatus: fc.oneof(
      { weight: 12, arbitrary: fc.constant<GroupStatus>("READY") },
      { weight: 1, arbitrary: fc.constantFrom<GroupStatus>("LEFT", "FORBIDDEN", "INACTIVE") },
    ),
    restsFor: fc.oneof(
      { weight: 9, arbitrary: fc.constant(0) },
      { weight: 1, arbitrary: fc.integer({ min: 1, max: 5 * HOUR }) },
    ),
    takesMs: fc.oneof(
      fc.integer({ min: 20, max: 3 * SECOND }),
      fc.integer({ min: 0, max: MINUTE }),
    ),
  }),
  { minLength: 1, maxLength: 60, size: "max" },
).map((all) =>
  all.map(({ lives, restsFor, ...message }) => ({
    ...message,
    expiresAt: message.plannedAt + lives,
    groupRestsUntil: restsFor && message.plannedAt + restsFor,
  }))
);

const paces = fc.record({
  gaps: fc.tuple(fc.integer({ min: 1, max: 30 }), fc.integer({ min: 0, max: 30 })),
  perMinute: fc.integer({ min: 1, max: 6 }),
  perHour: fc.integer({ min: 1, max: 25 }),
  perDay: fc.integer({ min: 3, max: 60 }),
  identicalPerHour: fc.option(fc.integer({ min: 1, max: 6 })),
}).map(({ gaps: [least, more], ...caps }) => ({
  ...caps,
  gapMinMs: least * SECOND,
  gapMaxMs: (least + more) * SECOND,
}));

/** Generates a person's lane over some days; instants count from its beginning. */
export const scenes: fc.Arbitrary<Scene> = fc.record({
  moment: moments(36),
  pace: paces,
  quietHours: fc.option(quietHours),
  messages,
  pauses: stretches(6 * HOUR),
  allPauses: stretches(6 * HOUR),
  planEnds: stretches(12 * HOUR),
  problems: stretches(12 * HOUR),
  /** How long before the beginning the number was new. */
  newSince: fc.option(fc.integer({ min: 0, max: 16 * DAY })),
  rests: stretches(3 * HOUR),
  seed: fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), {
    minLength: 1,
    maxLength: 30,
  }),
}).map(({ moment: { timeZone, at }, seed, messages, newSince, ...scene }) => {
  const begins = at.getTime();
  const later = (stretches: Scene["pauses"]) =>
    stretches.map(({ from, to }) => ({ from: begins + from, to: begins + to }));
  let drawn = 0;
  return {
    ...scene,
    begins,
    timeZone,
    warmUpFrom: newSince === null ? null : new Date(begins - newSince),
    pauses: later(scene.pauses),
    allPauses: later(scene.allPauses),
    planEnds: later(scene.planEnds),
    problems: later(scene.problems),
    rests: later(scene.rests),
    messages: messages.map((message) => ({
      ...message,
      plannedAt: begins + message.plannedAt,
      expiresAt: begins + message.expiresAt,
      groupRestsUntil: message.groupRestsUntil && begins + message.groupRestsUntil,
    })),
    random: () => seed[drawn++ % seed.length]!,
  };
});
