import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { postDelivery, recordAttempt } from "../core/webhooks/attempt_delivery.ts";
import { claimDeliveries, nextDueAt } from "../core/webhooks/claim_deliveries.ts";
import { type ClaimLoop, runClaims } from "./claim_loop.ts";

const log = getLogger(["garimpo", "webhooks"]);

/** The most attempts of one process at once. */
const MOST_AT_ONCE = 64;
/** Milliseconds until a claimed delivery is due again: longer than an attempt takes. */
const LEASE_MS = 30_000;

type Options = {
  readonly systemContext: () => Context;
  readonly leaseMs?: number;
  readonly random?: () => number;
};

/** Delivers what waits for webhooks, until it is stopped. */
export const runWebhooks = (
  { systemContext, leaseMs = LEASE_MS, random = Math.random }: Options,
): ClaimLoop =>
  runClaims({
    log,
    mostAtOnce: MOST_AT_ONCE,
    claim: (most) => claimDeliveries(systemContext(), { most, leaseMs }),
    async nextIn() {
      const ctx = systemContext();
      const dueAt = await nextDueAt(ctx);
      return dueAt && dueAt.getTime() - ctx.now.getTime();
    },
    async attempt(delivery) {
      const result = await postDelivery(systemContext(), delivery);
      if (result) await recordAttempt(systemContext(), { delivery, result, random: random() });
    },
  });
