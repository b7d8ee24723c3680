import { LRUCache } from "lru-cache";
import { setTimeout as delay } from "node:timers/promises";
import { RateLimiterMemory } from "rate-limiter-flexible";
import { Failure } from "../core/errors.ts";
import type { UserId } from "../core/ids.ts";
import { UNLIMITED } from "../core/plans/limits.ts";
import type { Viewer } from "../core/users/viewer.ts";
import { subnet } from "./attempts.ts";
import { turnsPerKey } from "./turns.ts";

/** Tasks of one kind of one person that may wait; a reconnecting page has fewer. */
const MOST_WAITING = 200;
/** Calls of a person in a minute from the product's own pages. */
const BROWSER_CALLS = 600;
/** A refusal comes after so long, half as long again or less by chance; milliseconds. */
const REFUSAL_MS = 1_000;
/** For so long the limit of a plan is remembered. */
const LIMIT_TTL_MS = 60_000;
const MOST_REMEMBERED = 10_000;

/**
 * Kinds wait apart: a mutation may read a shop's page for seconds. An event is answered once for each
 * subscription, whose number has a limit of its own.
 */
type TaskKind = "query" | "mutation" | "event" | "rest";

/** One client's share of the server. */
export type FairShare = {
  /**
   * Counts a call, or as many as a costly one is worth; returns the milliseconds until the next is
   * allowed, 0 for now.
   */
  readonly count: (viewer: Viewer, calls?: number) => Promise<number>;
  /** Returns what is left of a program's minute since the last call was counted; null: no limit. */
  readonly rate: () => CallRate | null;
  /** The code with which a call is refused until then. */
  readonly refusal: "API_LIMIT" | "TOO_MANY_REQUESTS";
  /** Runs a task in the viewer's turn. @throws Failure TOO_MANY_REQUESTS when too many wait */
  readonly run: <Result>(
    viewer: Viewer,
    kind: TaskKind,
    task: () => Promise<Result>,
  ) => Promise<Result>;
};

/** The calls that a program's plan allows in a minute, those that are left, and until when. */
export type CallRate = {
  readonly limit: number;
  readonly remaining: number;
  readonly resetMs: number;
};

export type Client = {
  readonly address: string;
  /** Whether a program sends the request, by a token. */
  readonly isProgram: boolean;
};

type Options = {
  /** The calls that a person's plan allows programs in a minute; -1: any number. */
  readonly callsPerMinute: (userId: UserId) => Promise<number>;
  /** False: calls are not counted. */
  readonly isCounted: boolean;
};

/**
 * Returns the share of each client: so many tasks at once and so many calls a minute for each person,
 * and for the guests of an address. The counters are of this process.
 */
export function fairShares({ callsPerMinute, isCounted }: Options): (client: Client) => FairShare {
  const turns = turnsPerKey();
  const limits = new LRUCache<UserId, Promise<number>>({ max: MOST_REMEMBERED, ttl: LIMIT_TTL_MS });
  const calls = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: 60 });

  function programCalls(userId: UserId): Promise<number> {
    const found = limits.get(userId);
    if (found) return found;
    const read = callsPerMinute(userId);
    limits.set(userId, read);
    read.catch(() => limits.delete(userId));
    return read;
  }

  return ({ address, isProgram }) => {
    let rate: CallRate | null = null;
    return {
      rate: () => rate,
      refusal: isProgram ? "API_LIMIT" : "TOO_MANY_REQUESTS",
      async count(viewer, worth = 1) {
        if (!isCounted || !("userId" in viewer)) return 0;
        const { userId } = viewer;
        const most = isProgram ? await programCalls(userId) : BROWSER_CALLS;
        if (most === UNLIMITED) return 0;
        const counted = await calls.consume(
          `${isProgram ? "program" : "browser"} ${userId}`,
          worth,
        );
        const { consumedPoints, msBeforeNext } = counted;
        if (isProgram) {
          const remaining = Math.max(0, most - consumedPoints);
          rate = { limit: most, remaining, resetMs: msBeforeNext };
        }
        return consumedPoints > most ? msBeforeNext : 0;
      },
      async run(viewer, kind, task) {
        const who = "userId" in viewer ? viewer.userId : subnet(address, "host");
        const key = `${who} ${kind}`;
        if (kind !== "event" && turns.waiting(key) >= MOST_WAITING) {
          // Not at once: a client that tries again at once would take more than its tasks do. Nor all
          // at one time: what is refused together comes back together, and nobody else has a turn.
          await delay(REFUSAL_MS * (0.5 + Math.random()));
          throw new Failure("TOO_MANY_REQUESTS");
        }
        return await turns.run(key, task);
      },
    };
  };
}

/** Returns the share for one request, which is counted once, and refused once, however often it asks. */
export function shareOfRequest(share: FairShare): FairShare {
  let wait: Promise<number> | undefined;
  let refusal: Failure | undefined;
  return {
    ...share,
    count: (viewer, calls) => wait ??= share.count(viewer, calls),
    async run(viewer, kind, task) {
      if (refusal) throw refusal;
      try {
        return await share.run(viewer, kind, task);
      } catch (error) {
        if (error instanceof Failure) refusal = error;
        throw error;
      }
    },
  };
}

/** The headers that tell a program what is left of its minute. */
export const rateHeaders = (rate: CallRate | null): readonly (readonly [string, string])[] =>
  rate
    ? [
      ["x-ratelimit-limit", String(rate.limit)],
      ["x-ratelimit-remaining", String(rate.remaining)],
      ["x-ratelimit-reset", String(Math.ceil(rate.resetMs / 1_000))],
    ]
    : [];
