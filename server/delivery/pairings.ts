import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import { newId, type PairingId } from "../core/ids.ts";
import {
  type ClaimedPairing,
  claimPairings,
  releasePairings,
} from "../core/delivery/pairing/claim_pairings.ts";
import { type PairingRun, pairingRun } from "./pairing_run.ts";

const log = getLogger(["garimpo", "pairings"]);

/**
 * The most milliseconds between two claims; a signal brings the next one forward, up to the fewest.
 */
const CLAIM_EVERY = 2_000;
const CLAIM_AGAIN = 200;
/** Milliseconds of the claims' lease. */
const LEASE = 10_000;
/** The most pairings of one process: each is a connection. */
const MOST = 100;
/** Milliseconds that a stopping process waits for pairings whose phones have agreed. */
const GRACE = 5_000;

export type Pairings = {
  /** Checks for pairings now: something happened. */
  readonly signal: () => void;
  /** Finishes pairings that the phone has agreed to, and releases the others to other processes. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  /** Milliseconds of the claims' lease. */
  readonly leaseMs?: number;
};

/** Runs the pairings that no other process runs, until it is stopped. */
export function runPairings({ systemContext, leaseMs = LEASE }: Options): Pairings {
  const processId = newId("prc");
  const runs = new Map<PairingId, PairingRun>();
  const stopping = new AbortController();
  let hasNotice = false;
  let wake = () => {};

  async function claim(): Promise<void> {
    const claimedPairings = await claimPairings(systemContext(), {
      processId,
      leaseMs,
      most: MOST,
    });
    const claims = new Map(claimedPairings.map((pairing) => [pairing.id, pairing]));
    for (const [id, run] of runs) {
      if (claims.get(id)?.claim === run.claim) continue;
      runs.delete(id); // canceled, ended, or claimed by another process
      void run.close();
    }
    for (const pairing of claimedPairings) if (!runs.has(pairing.id)) begin(pairing);
  }

  function begin(pairing: ClaimedPairing): void {
    const run = pairingRun(systemContext, pairing);
    runs.set(pairing.id, run);
    void run.ended.then(() => {
      if (runs.get(pairing.id) === run) runs.delete(pairing.id);
    });
  }

  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      hasNotice = false;
      try {
        await claim();
      } catch (error) {
        log.error("pairings: {error}", { error });
      }
      await sleep(CLAIM_AGAIN, false);
      if (!hasNotice) await sleep(CLAIM_EVERY - CLAIM_AGAIN, true);
    }
  }

  function sleep(ms: number, byNotice: boolean): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        if (byNotice || stopping.signal.aborted) (clearTimeout(timer), resolve());
      };
    });
  }
  const running = run();

  return {
    signal() {
      hasNotice = true;
      wake();
    },
    async stop() {
      stopping.abort();
      wake();
      await running;
      await Promise.all([...runs.values()].map((run) => run.stop(GRACE)));
      await releasePairings(systemContext(), { processId }).catch((error) => {
        log.warn("pairings were not handed over: {error}", { error }); // they are when the lease ends
      });
    },
  };
}
