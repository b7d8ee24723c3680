import { problemReporter } from "../../core/delivery/sessions/problem.ts";
import { setTimeout } from "node:timers/promises";
import type {
  ConnectionHandlers,
  OpenSession,
  SessionProblem,
} from "../../core/delivery/messenger.ts";
import { closedBy, connect, type Instance, stateOf } from "./instance.ts";
import { queryRefusal } from "./refusals.ts";
import { setWebhook } from "./webhook.ts";
import type { GroupBook } from "./group_book.ts";

export type WatchTimes = Listing & {
  /** Milliseconds between two checks of a number's state. */
  readonly checkMs: number;
  /** The longest pause after failures, in milliseconds. */
  readonly longestPauseMs: number;
};

type Watching = WatchTimes & WatchedGroups & { readonly instance: Instance };

/** Failures in a row after which WhatsApp, or the gateway, counts as unreachable. */
const FAILURES_TO_REPORT = 3;

/** Problems that end the watch: only the number's owner can solve them. */
const final: ReadonlySet<SessionProblem> = new Set(["REVOKED", "BANNED"]);

/** Watches a number at a gateway until `signal` ends it or a final problem is reported. */
export async function watch(watching: Watching): Promise<void> {
  const { session, instance, checkMs, longestPauseMs, signal } = watching;
  const report = problemReporter(watching.onEvent);
  const groups = groupLister(watching);
  let subscribed: boolean | null = null;
  let failures = 0;
  let isFirst = true;

  /** Checks the number's state. @returns its problem, as far as known */
  async function check(): Promise<SessionProblem | null> {
    const state = await stateOf(instance, signal);
    const isFirstCheck = isFirst;
    isFirst = false;
    if (state === "open") {
      const hasSources = (session.sources?.().size ?? 0) > 0;
      if (subscribed !== hasSources) await setWebhook(instance, session, hasSources, signal);
      subscribed = hasSources;
      failures = 0;
      await report(null);
      groups.listWhenDue();
      return null;
    }
    failures++;
    if (state !== "close") return null;
    const problem = await closedBy(instance, signal);
    // A person who reopens it wants it here, whatever uses it now.
    const isWanted = isFirstCheck && problem !== null && !final.has(problem);
    if (problem && !isWanted) return problem;
    if (!isWanted && failures < FAILURES_TO_REPORT) return null; // it may be reconnecting
    const { code, pairingCode } = await connect(instance, signal);
    return code || pairingCode ? "REVOKED" : null; // it shows a code to pair: its keys are gone
  }

  while (!signal.aborted) {
    try {
      const problem = await check();
      if (problem) await report(problem);
      else if (failures >= FAILURES_TO_REPORT) await report("UNREACHABLE");
      if (problem && final.has(problem)) break;
    } catch (error) {
      if (signal.aborted) break;
      failures++;
      const { problem } = queryRefusal(error);
      const lastProblem = problem ?? (failures >= FAILURES_TO_REPORT ? "UNREACHABLE" : null);
      const isReported = lastProblem && await report(lastProblem).then(() => true, () => false);
      if (isReported && final.has(lastProblem)) break;
    }
    const ms = Math.min(longestPauseMs, checkMs * 2 ** Math.max(0, failures - FAILURES_TO_REPORT));
    await setTimeout(ms, null, { signal }).catch(() => {}); // rejects when it is closed
  }
  await groups.settled();
}

export type Listing = {
  /** Milliseconds after which all groups are read again without a webhook. */
  readonly listMs: number;
};

type WatchedGroups = {
  readonly session: OpenSession;
  readonly book: GroupBook;
  readonly onEvent: ConnectionHandlers["onEvent"];
  readonly signal: AbortSignal;
};

/** With a webhook groups are read less often by this factor; it does not report all changes. */
const RARER = 6;

/**
 * Reads all groups from time to time and reports those that changed. Opening the session reads them
 * separately when due, since it takes many requests to WhatsApp.
 */
function groupLister({ book, onEvent, listMs, session, signal }: WatchedGroups & Listing) {
  const reported = new Map<string, string>();
  const everyMs = session.webhook ? listMs * RARER : listMs;
  let listedAt = performance.now();
  let listing: Promise<void> | null = null;

  async function list(): Promise<void> {
    for (const group of await book.list([], signal)) {
      const text = JSON.stringify(group);
      if (reported.get(group.externalId) === text) continue;
      await onEvent({ kind: "group", group });
      reported.set(group.externalId, text);
    }
    listedAt = performance.now();
  }
  return {
    listWhenDue(): void {
      if (listing || performance.now() - listedAt < everyMs) return;
      // What failed, or was not recorded, is due again at the next check.
      listing = list().catch(() => {}).finally(() => listing = null);
    },
    settled: async () => await listing,
  };
}
