import { expect, test } from "vitest";
import type { Entry } from "../support/chaos/ledger.ts";
import { brokenPromises, checkPromises, type Facts } from "../support/chaos/broken_promises.ts";

const entry = (n: number, more: Partial<Entry> = {}): Entry => ({
  key: `-1 Oferta ${n}.`,
  userId: "usr_1",
  sessionId: "ses_1",
  offerId: `ofr_${n}`,
  offerStatus: "SENT",
  status: "SENT",
  reason: null,
  journal: [],
  messageIds: [String(n)],
  hasImage: false,
  ...more,
});
const doubted: Partial<Entry> = { status: "UNCERTAIN", offerStatus: "UNCERTAIN", messageIds: [] };
const explained: Partial<Entry> = {
  ...{ ...doubted, reason: "NO_ANSWER" },
  journal: [{ at: "2026-11-21T12:00:00.000Z", step: "UNCERTAIN" }],
};
const arrived = (n: number, more = {}) => ({
  ...{ chat: -1, text: `Oferta ${n}.`, messageId: n, image: null, ...more },
});

/** Three messages that went well, or so. */
const facts = (more: Partial<Facts> = {}): Facts => {
  const entries = more.entries ?? [entry(1), entry(2), entry(3)];
  return {
    queued: [1, 2, 3].map((n) => entry(n).key),
    entries,
    record: [arrived(1), arrived(2), arrived(3)],
    counts: new Map([["usr_1", entries.length]]),
    ...more,
  };
};

test.each<[string, Facts]>([
  ["lost", facts({ entries: [entry(1), entry(3)], record: [arrived(1), arrived(3)] })],
  ["lost", facts({ queued: [entry(4).key] })],
  [
    "given up",
    facts({
      entries: [entry(1), entry(2), entry(3, { status: "EXPIRED", offerStatus: "SENT" })],
      record: [arrived(1), arrived(2)],
    }),
  ],
  ["twice", facts({ record: [arrived(1), arrived(2), arrived(3), arrived(2)] })],
  ["sent, but not there", facts({ record: [arrived(1), arrived(2)] })],
  [
    "there, but not shown as sent or in doubt",
    facts({
      record: [arrived(1), arrived(2), arrived(3), arrived(4)],
    }),
  ],
  ["out of order", facts({ record: [arrived(2), arrived(1), arrived(3)] })],
  ["in doubt without a reason", facts({ entries: [entry(1), entry(2), entry(3, doubted)] })],
  [
    "another receipt than the vendor's",
    facts({
      record: [arrived(1), arrived(2, { messageId: 7 }), arrived(3)],
    }),
  ],
  [
    "silently without its image",
    facts({
      entries: [entry(1), entry(2), entry(3, { hasImage: true })],
    }),
  ],
  [
    "another status of the offer",
    facts({
      entries: [entry(1), entry(2), entry(3, { offerStatus: "QUEUED" })],
    }),
  ],
  ["counted wrongly", facts({ counts: new Map([["usr_1", 2]]) })],
])("the checker finds what is %s", (promise, facts) => {
  expect(brokenPromises(checkPromises(facts).broken)).toHaveProperty([promise]);
});

test("the checker finds nothing where all went well, doubts included", () => {
  const { broken, ...tally } = checkPromises(facts({
    entries: [entry(1), entry(2, explained), entry(3, explained)],
    record: [arrived(1), arrived(3)],
  }));
  expect(brokenPromises(broken)).toEqual({});
  expect(tally).toEqual({ queued: 3, sent: 1, inDoubt: 2, inDoubtAndArrived: 1 });
});
