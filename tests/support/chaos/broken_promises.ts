import type { UserId } from "../../../server/core/ids.ts";
import { releasesQuota } from "../../../server/core/delivery/queue/dispatch.ts";
import type { Entry } from "./ledger.ts";
import { keyOf } from "./sending.ts";

/** An accepted message, as the vendor recorded it. */
export type Arrived = {
  readonly chat: string | number;
  readonly messageId: string | number;
  readonly text: string;
  readonly image: string | null;
};

/** The product's state and the vendor's record. */
export type Facts = {
  /** The keys of all acknowledged messages. */
  readonly queued: readonly string[];
  readonly entries: readonly Entry[];
  /** In the order of arrival. */
  readonly record: readonly Arrived[];
  readonly counts: ReadonlyMap<UserId, number>;
};

/** The violations of each promise, described. */
export type Broken = Readonly<Record<string, readonly unknown[]>>;

/** Returns only the broken promises. */
export const brokenPromises = (broken: Broken): Broken =>
  Object.fromEntries(Object.entries(broken).filter(([, cases]) => cases.length > 0));

type Arrival = Arrived & { readonly place: number };
type Case = Facts & {
  readonly arrivals: ReadonlyMap<string, readonly Arrival[]>;
  readonly byKey: ReadonlyMap<string, Entry>;
};

const promises = {
  lost: ({ queued, byKey }: Case) =>
    queued.filter((key) => /^(undefined|QUEUED|SENDING)$/.test(String(byKey.get(key)?.status))),

  /** No fault makes a message fail: it is sent or uncertain. */
  "given up": ({ entries }: Case) =>
    entries.filter(({ status }) => releasesQuota(status)).map(inWords),

  twice: ({ arrivals }: Case) =>
    [...arrivals].filter(([, { length }]) => length > 1).map(([key]) => key),

  "sent, but not there": ({ entries, arrivals }: Case) =>
    entries.filter(({ status, key }) => status === "SENT" && !arrivals.has(key)).map(inWords),

  "there, but not shown as sent or in doubt": ({ arrivals, byKey }: Case) =>
    [...arrivals.keys()].filter((key) =>
      !/^(SENT|UNCERTAIN)$/.test(String(byKey.get(key)?.status))
    ),

  "out of order": ({ entries, arrivals }: Case) =>
    [...Map.groupBy(entries, ({ sessionId }) => sessionId).values()].flatMap((lane) => {
      let latest = -1;
      return lane.filter(({ key }) => {
        const place = arrivals.get(key)?.[0]?.place ?? Infinity;
        const isOvertaken = place < latest;
        if (place < Infinity) latest = Math.max(latest, place);
        return isOvertaken;
      }).map(inWords);
    }),

  "in doubt without a reason": ({ entries }: Case) =>
    entries.filter(({ status, reason, journal }) =>
      status === "UNCERTAIN" && (!reason || journal.at(-1)?.step !== "UNCERTAIN")
    ).map(inWords),

  "another receipt than the vendor's": ({ entries, arrivals }: Case) =>
    entries.filter(({ key, status, messageIds }) => {
      const [arrival] = arrivals.get(key) ?? [];
      return status === "SENT" && arrival && messageIds.join() !== String(arrival.messageId);
    }).map(inWords),

  "silently without its image": ({ entries, arrivals }: Case) =>
    entries.filter(({ key, status, reason, hasImage }) => {
      const [arrival] = arrivals.get(key) ?? [];
      const isKnown = status !== "SENT" || reason === "WITHOUT_IMAGE";
      return hasImage && arrival && !arrival.image && !isKnown;
    }).map(inWords),

  "another status of the offer": ({ entries }: Case) =>
    [...Map.groupBy(entries, ({ offerId }) => offerId)].filter(([, its]) => {
      const has = (status: string) => its.some((entry) => entry.status === status);
      return its[0]!.offerStatus !== (has("UNCERTAIN") ? "UNCERTAIN" : has("SENT") && "SENT");
    }).map(([id, its]) => `${id} ${its[0]!.offerStatus}`),

  "counted wrongly": ({ entries, counts }: Case) =>
    [...Map.groupBy(entries, ({ userId }) => userId)].filter(([id, its]) =>
      counts.get(id) !== its.filter(({ status }) => !releasesQuota(status)).length
    ).map(([id, { length }]) => `${id} ${counts.get(id)}, of ${length}`),
};

/** Compares the product's state with the vendor's record. */
export function checkPromises(facts: Facts) {
  const placed = facts.record.map((one, place) => ({ ...one, place }));
  const arrivals = Map.groupBy(placed, ({ chat, text }) => keyOf(chat, text));
  const byKey = new Map(facts.entries.map((entry) => [entry.key, entry]));
  const doubts = facts.entries.filter(({ status }) => status === "UNCERTAIN");
  return {
    queued: facts.queued.length,
    sent: facts.entries.filter(({ status }) => status === "SENT").length,
    inDoubt: doubts.length,
    inDoubtAndArrived: doubts.filter(({ key }) => arrivals.has(key)).length,
    broken: Object.fromEntries(
      Object.entries(promises)
        .map(([promise, breaks]) => [promise, breaks({ ...facts, arrivals, byKey })]),
    ) as Broken,
  };
}

const inWords = ({ key, status, journal }: Entry) =>
  `${key} ${status} ${
    journal.map(({ at, step, reason }) => [at.slice(14), step, reason].join(" ")).join(", ")
  }`;
