import { groupRestAfter } from "../../../../server/core/groups/commands.ts";
import { expect, test } from "vitest";
import { restAfter } from "../../../../server/core/delivery/turns/record_outcomes.ts";
import {
  decide,
  type Head,
  type TurnFacts,
} from "../../../../server/core/delivery/turns/decide.ts";

const SECOND = 1000;
const HOUR = 60 * 60 * SECOND;
const now = new Date("2026-11-22T15:00Z"); // noon in Brazil
const at = (ms: number) => new Date(now.getTime() + ms);
const pace = {
  gapMinMs: 1_500,
  gapMaxMs: 5_000,
  perMinute: 8,
  perHour: 200,
  perDay: 1_500,
  identicalPerHour: null,
};
const quiet = { from: "11:00", to: "13:00" };
const calm: TurnFacts = {
  now,
  pausedAt: null,
  allPausedAt: null,
  isBlocked: false,
  planAllows: true,
  standstill: null,
  rest: null,
  lane: {
    pace,
    quietHours: null,
    timeZone: "America/Sao_Paulo",
    warmUpFrom: null,
    freeAt: null,
    nthLatest: () => null,
  },
  head: {
    expiresAt: now,
    isTest: false,
    offerIsGone: false,
    offerIsUnpaid: false,
    priceIsFormer: false,
    textIsEmpty: false,
    groupStatus: "READY",
    group: null,
    groupRestingUntil: null,
    identicalFreeAt: null,
  },
};
type Change = Partial<Omit<TurnFacts, "lane" | "head">> & {
  readonly lane?: Partial<TurnFacts["lane"]>;
  readonly head?: Partial<Head>;
};
const decided = ({ lane, head, ...facts }: Change) =>
  decide({ ...calm, ...facts, lane: { ...calm.lane, ...lane }, head: { ...calm.head, ...head } });

test("a message that nothing bars is sent, up to its last instant", () => {
  expect(decided({})).toEqual({ do: "send" });
});

test.each<[string, Change, string, Date | null]>([
  ["its session is paused", { pausedAt: at(-1) }, "PAUSED", null],
  ["everything is paused", { allPausedAt: at(-1) }, "PAUSED", null],
  ["an admin keeps the person out", { isBlocked: true }, "ACCOUNT_BLOCKED", null],
  ["the plan has ended", { planAllows: false }, "PLAN_ENDED", null],
  ["the session is in problem", { standstill: "SESSION_PROBLEM" }, "SESSION_PROBLEM", null],
  ["the number is restricted", { standstill: "NUMBER_RESTRICTED" }, "NUMBER_RESTRICTED", null],
  ["the vendor rests", { rest: { until: at(9), because: "VENDOR_BUSY" } }, "VENDOR_BUSY", at(9)],
  ["the gap is not over", { lane: { freeAt: at(900) } }, "PACE", at(900)],
  [
    "a cap is reached",
    { lane: { nthLatest: () => at(-30 * SECOND) } },
    "DAY_CAP",
    at(24 * HOUR - 29 * SECOND),
  ],
  ["hours are quiet", { lane: { quietHours: quiet } }, "QUIET_HOURS", at(HOUR)],
])("the whole lane waits while %s", (_, change, because, until) => {
  expect(decided(change)).toEqual({ do: "wait", until, because });
});

test("a rest that is over holds nothing", () => {
  expect(decided({ rest: { until: now, because: "VENDOR_AWAY" } })).toEqual({ do: "send" });
});

test.each<[string, Partial<Head>, string, Date]>([
  [
    "group rests",
    { groupStatus: "RESTING", groupRestingUntil: at(HOUR) },
    "GROUP_RESTING",
    at(HOUR),
  ],
  [
    "words were sent often enough",
    { identicalFreeAt: at(SECOND), expiresAt: at(HOUR) },
    "IDENTICAL_CAP",
    at(SECOND),
  ],
])("a message alone is put off while its %s", (_, head, because, until) => {
  expect(decided({ head })).toEqual({ do: "postpone", until, because });
});

test("a text that may be sent again only when it is too late is postponed to that instant", () => {
  const head = { expiresAt: at(HOUR), identicalFreeAt: at(2 * HOUR) };
  expect(decided({ head })).toMatchObject({ do: "postpone", until: at(HOUR + 1) });
});

const lost: [string, Partial<Head>, string, string][] = [
  ["is late", { expiresAt: at(-1) }, "EXPIRED", "LATE"],
  ["has no offer any more", { offerIsGone: true }, "CANCELED", "OFFER_DELETED"],
  ["does not pay its person", { offerIsUnpaid: true }, "FAILED", "OFFER_UNPAID"],
  ["has lost its group", { groupStatus: "LEFT" }, "FAILED", "GROUP_LEFT"],
  ["may not be sent there", { groupStatus: "FORBIDDEN" }, "FAILED", "GROUP_FORBIDDEN"],
  ["is for a group that is off", { groupStatus: "INACTIVE" }, "FAILED", "GROUP_INACTIVE"],
];

test.each(lost)(
  "a message that %s is dropped before any wait that ends by itself",
  (_, head, status, because) => {
    const rest = { until: at(HOUR), because: "VENDOR_AWAY" } as const;
    expect(decided({ rest, lane: { quietHours: quiet, freeAt: at(HOUR) }, head }))
      .toEqual({ do: "drop", status, because });
  },
);

test.each(lost)("a message that %s stays queued while its lane waits for somebody", (_, head) => {
  for (
    const wait of [{ pausedAt: now }, { allPausedAt: now }, { planAllows: false }, {
      standstill: "SESSION_PROBLEM" as const,
    }]
  ) {
    expect(decided({ ...wait, head })).toMatchObject({ do: "wait", until: null });
  }
});

test("a test message minds the gap, the caps and a pause, and nothing that is for the person's sake", () => {
  const head = { isTest: true, identicalFreeAt: at(HOUR) };
  const lane = { quietHours: quiet };
  expect(decided({ planAllows: false, lane, head })).toEqual({ do: "send" });
  expect(decided({ lane: { ...lane, freeAt: at(900) }, head }))
    .toEqual({ do: "wait", until: at(900), because: "PACE" });
  expect(decided({ lane: { nthLatest: () => now }, head })).toMatchObject({ because: "DAY_CAP" });
  expect(decided({ pausedAt: now, head })).toMatchObject({ because: "PAUSED" });
});

test("a session rests twice as long after each failure, ten minutes at most", () => {
  expect([0, 1, 2, 3, 9, 10, 11, 5_000].map(restAfter))
    .toEqual([0, 2, 4, 8, 512, 600, 600, 600].map((seconds) => seconds * SECOND));
});

test("a group rests from its third refusal on, twice as long after each, a day at most", () => {
  expect([0, 1, 2].map(groupRestAfter)).toEqual([null, null, null]);
  expect([3, 4, 5, 7, 8, 5_000].map(groupRestAfter))
    .toEqual([1, 2, 4, 16, 24, 24].map((hours) => hours * HOUR));
});
