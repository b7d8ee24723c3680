import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { ClaimedPairing } from "../core/delivery/pairing/claim_pairings.ts";
import { openGateway } from "../core/delivery/pairing/operate_gateway.ts";
import {
  type PairingProgress,
  recordPairingEvent,
} from "../core/delivery/pairing/record_pairing_event.ts";
import type { Paired, PairingEvent, PairingLine } from "../core/delivery/pairing/pairing.ts";
import {
  type FinalizedPairing,
  finalizePairing,
} from "../core/delivery/pairing/finalize_pairing.ts";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "pairings"]);

/** One pairing that this process sees to. */
export type PairingRun = {
  readonly claim: number;
  /** Once there is nothing left to do for it. */
  readonly ended: Promise<void>;
  /** Hangs up: it is nobody's to see to any more, or another process's. */
  readonly close: () => Promise<void>;
  /** Hangs up, but gives one whose phone has agreed so many milliseconds to end. */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Has the messenger link the account, and takes in what that tells, in its order. */
export function pairingRun(systemContext: () => Context, pairing: ClaimedPairing): PairingRun {
  const { id: pairingId, claim, channel, phone } = pairing;
  const which = { pairingId, claim };
  const closing = new AbortController();
  const stopping = new AbortController();
  const { promise: closed, resolve: hasClosed } = Promise.withResolvers<void>();
  let line: PairingLine | null = null;
  let last = Promise.resolve();
  let settling: Promise<void> | null = null;
  let hasAgreed = false;

  const complain = (error: unknown) =>
    log.error("pairing {pairingId}: {error}", { pairingId, error });

  async function start(): Promise<void> {
    try {
      const ctx = systemContext();
      const gateway = channel === "EVOLUTION" ? await openGateway(ctx) : null;
      if (closing.signal.aborted) return;
      line = ctx.ports.messengers[channel].pair!({ id: pairingId, phone, gateway }, hear);
    } catch (error) {
      complain(error);
      hear({ kind: "failed", problem: "UNREACHABLE" });
    }
  }

  function hear(told: PairingEvent): void {
    hasAgreed ||= told.kind === "agreed" || told.kind === "paired";
    if (told.kind !== "paired") {
      last = last.then(() => take(told)).catch(complain);
    } else {
      settling = last.then(() => settle(told.paired)).catch(complain);
      last = settling.then(close);
    }
  }

  async function take(told: PairingProgress): Promise<void> {
    if (closing.signal.aborted) return;
    let goesOn = true;
    const write = async () =>
      void (goesOn = await recordPairingEvent(systemContext(), { ...which, told }));
    // Of what is shown, another follows soon; the end does not come again.
    if (told.kind === "failed") await retryUntilDone(write, closing.signal, complain);
    else await write();
    if (!goesOn) void close();
  }

  /**
   * However often that takes: the keys of a linked account are nowhere else. Undone only where it is
   * certain that it is not kept.
   */
  async function settle(paired: Paired): Promise<void> {
    let settled: FinalizedPairing | null | undefined;
    const write = async () => {
      settled = await finalizePairing(systemContext(), { ...which, paired });
    };
    await retryUntilDone(write, stopping.signal, complain);
    if (settled === null || settled && "refused" in settled) await paired.undo();
  }

  async function close(): Promise<void> {
    closing.abort();
    await settling; // it may still need the line, to undo
    await line?.close().catch(complain);
    hasClosed();
  }

  void start();
  return {
    claim,
    ended: closed,
    close,
    async stop(graceMs) {
      const timer = setTimeout(() => stopping.abort(), graceMs);
      const grace = new Promise((resolve) => {
        stopping.signal.addEventListener("abort", resolve, { once: true });
      });
      if (hasAgreed) await Promise.race([closed, grace]);
      clearTimeout(timer);
      stopping.abort();
      await close();
    },
  };
}
