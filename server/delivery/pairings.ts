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

/** Milliseconds between two looks, at most; a notice makes it look sooner, but not more often. */
const LOOK_EVERY = 2_000;
const LOOK_AGAIN = 200;
/** Milliseconds that a silent process keeps its pairings. */
const LEASE = 10_000;
/** Pairings of one process: each is a connection of its own. */
const MOST = 100;
/** Milliseconds that a stopping process gives to those whose phones have agreed. */
const GRACE = 5_000;

export type Pairings = {
  /** Looks for what there is to do now: something happened. */
  readonly signal: () => void;
  /** Lets what the phone has agreed to end, and leaves the others to other processes. */
  readonly stop: () => Promise<void>;
};

type Options = {
  readonly systemContext: () => Context;
  /** Milliseconds that a silent process keeps its pairings. */
  readonly leaseMs?: number;
};

/** Sees to the pairings that nobody else sees to, until it is stopped. */
export function runPairings({ systemContext, leaseMs = LEASE }: Options): Pairings {
  const processId = newId("prc");
  const runs = new Map<PairingId, PairingRun>();
  const stopping = new AbortController();
  let hasNews = false;
  let rouse = () => {};

  async function look(): Promise<void> {
    const claimed = await claimPairings(systemContext(), { processId, leaseMs, most: MOST });
    const claims = new Map(claimed.map((pairing) => [pairing.id, pairing]));
    for (const [id, run] of runs) {
      if (claims.get(id)?.claim === run.claim) continue;
      runs.delete(id); // given up, ended, or another process's by now
      void run.close();
    }
    for (const pairing of claimed) if (!runs.has(pairing.id)) begin(pairing);
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
      hasNews = false;
      try {
        await look();
      } catch (error) {
        log.error("pairings: {error}", { error });
      }
      await roused(LOOK_AGAIN, false);
      if (!hasNews) await roused(LOOK_EVERY - LOOK_AGAIN, true);
    }
  }

  function roused(ms: number, byNews: boolean): Promise<void> {
    if (stopping.signal.aborted) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      rouse = () => {
        if (byNews || stopping.signal.aborted) (clearTimeout(timer), resolve());
      };
    });
  }
  const running = run();

  return {
    signal() {
      hasNews = true;
      rouse();
    },
    async stop() {
      stopping.abort();
      rouse();
      await running;
      await Promise.all([...runs.values()].map((run) => run.stop(GRACE)));
      await releasePairings(systemContext(), { processId }).catch((error) => {
        log.warn("pairings were not handed over: {error}", { error }); // they are once it is silent
      });
    },
  };
}
