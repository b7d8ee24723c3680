import { setTimeout as delay } from "node:timers/promises";
import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { postDelivery, recordAttempt } from "../core/webhooks/attempt_delivery.ts";
import {
  claimDeliveries,
  type ClaimedDelivery,
  nextDueAt,
} from "../core/webhooks/claim_deliveries.ts";

const log = getLogger(["garimpo", "webhooks"]);

/** The most attempts of one process at once. */
const MOST_AT_ONCE = 64;
/** Milliseconds until a claimed delivery is due again: longer than an attempt takes. */
const LEASE_MS = 30_000;
/** The most milliseconds between two claims, and the fewest. */
const CLAIM_EVERY = 30_000;
const CLAIM_AGAIN = 50;
/** Milliseconds to wait after the database failed. */
const AFTER_FAILURE = 1_000;

type Options = {
  readonly systemContext: () => Context;
  readonly leaseMs?: number;
  readonly random?: () => number;
};

export type WebhookRunner = {
  /** Checks for work soon: something happened. */
  readonly signal: () => void;
  /** Ends once what is being attempted has ended. */
  readonly stop: () => Promise<void>;
};

/** Delivers what waits for webhooks, until it is stopped. */
export function runWebhooks(
  { systemContext, leaseMs = LEASE_MS, random = Math.random }: Options,
): WebhookRunner {
  const attempting = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isSignaled = false;
  let wake = () => {};

  async function attempt(delivery: ClaimedDelivery): Promise<void> {
    try {
      const result = await postDelivery(systemContext(), delivery);
      if (result) await recordAttempt(systemContext(), { delivery, result, random: random() });
    } catch (error) { // it is due again when its lease ends
      log.error("the delivery {id} was not recorded: {error}", { id: delivery.id, error });
    }
  }

  /** Starts what is due. @returns milliseconds until there may be more */
  async function claim(): Promise<number> {
    const most = MOST_AT_ONCE - attempting.size;
    if (most <= 0) return CLAIM_EVERY; // the end of an attempt signals
    const claimed = await claimDeliveries(systemContext(), { most, leaseMs });
    for (const delivery of claimed) {
      const attempted = attempt(delivery);
      attempting.add(attempted);
      attempted.finally(() => (attempting.delete(attempted), signal()));
    }
    const ctx = systemContext();
    const dueAt = await nextDueAt(ctx);
    return Math.min(CLAIM_EVERY, dueAt ? dueAt.getTime() - ctx.now.getTime() : Infinity);
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      wake = () => (clearTimeout(timer), resolve());
    });
  }

  function signal() {
    isSignaled = true;
    wake();
  }

  async function run() {
    while (!stopping.signal.aborted) {
      isSignaled = false;
      const wait = await claim().catch((error) => {
        log.error("webhooks: {error}", { error });
        return AFTER_FAILURE;
      });
      if (!isSignaled && !stopping.signal.aborted) await sleep(wait);
      if (!stopping.signal.aborted) await delay(CLAIM_AGAIN); // quick signals share one claim
    }
    await Promise.all(attempting);
  }

  const running = run();
  return {
    signal,
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}
