import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { ClaimedPairing } from "../core/delivery/pairing/claim_pairings.ts";
import { openGateway } from "../core/delivery/pairing/operate_gateway.ts";
import {
  type PairingProgress,
  recordPairingEvent,
} from "../core/delivery/pairing/record_pairing_event.ts";
import type { Paired, PairingConnection, PairingEvent } from "../core/delivery/pairing/pairing.ts";
import {
  type FinalizedPairing,
  finalizePairing,
} from "../core/delivery/pairing/finalize_pairing.ts";
import { retryUntilDone } from "../jobs/retry.ts";

const log = getLogger(["garimpo", "pairings"]);

/** A pairing that this process runs. */
export type PairingRun = {
  readonly claim: number;
  /** Resolves when there is nothing left to do. */
  readonly ended: Promise<void>;
  /** Closes the connection: the pairing has ended, or another process runs it. */
  readonly close: () => Promise<void>;
  /**
   * Closes the connection, but first waits so many milliseconds for a pairing whose phone has
   * agreed.
   */
  readonly stop: (graceMs: number) => Promise<void>;
};

/** Makes the messenger link the account, and records its events in order. */
export function pairingRun(systemContext: () => Context, pairing: ClaimedPairing): PairingRun {
  const { id: pairingId, claim, channel, phone } = pairing;
  const which = { pairingId, claim };
  const closing = new AbortController();
  const stopping = new AbortController();
  const { promise: closed, resolve: hasClosed } = Promise.withResolvers<void>();
  let connection: PairingConnection | null = null;
  let last = Promise.resolve();
  let finalizing: Promise<void> | null = null;
  let hasAgreed = false;

  const logError = (error: unknown) =>
    log.error("pairing {pairingId}: {error}", { pairingId, error });

  async function start(): Promise<void> {
    try {
      const ctx = systemContext();
      const gateway = channel === "EVOLUTION" ? await openGateway(ctx) : null;
      if (closing.signal.aborted) return;
      connection = ctx.ports.messengers[channel].pair!({ id: pairingId, phone, gateway }, onEvent);
    } catch (error) {
      logError(error);
      onEvent({ kind: "failed", problem: "UNREACHABLE" });
    }
  }

  function onEvent(event: PairingEvent): void {
    hasAgreed ||= event.kind === "agreed" || event.kind === "paired";
    if (event.kind !== "paired") {
      last = last.then(() => record(event)).catch(logError);
    } else {
      finalizing = last.then(() => finalize(event.paired)).catch(logError);
      last = finalizing.then(close);
    }
  }

  async function record(event: PairingProgress): Promise<void> {
    if (closing.signal.aborted) return;
    let goesOn = true;
    const write = async () =>
      void (goesOn = await recordPairingEvent(systemContext(), { ...which, event }));
    // Another code follows soon, but a failure is reported once.
    if (event.kind === "failed") await retryUntilDone(write, closing.signal, logError);
    else await write();
    if (!goesOn) void close();
  }

  /**
   * Saves the linked account, repeatedly until that succeeds: its keys exist nowhere else. It is
   * undone only if it was certainly not saved.
   */
  async function finalize(paired: Paired): Promise<void> {
    let finalized: FinalizedPairing | null | undefined;
    const write = async () => {
      finalized = await finalizePairing(systemContext(), { ...which, paired });
    };
    await retryUntilDone(write, stopping.signal, logError);
    if (finalized === null || finalized && "refused" in finalized) await paired.undo();
  }

  async function close(): Promise<void> {
    closing.abort();
    await finalizing; // undoing may still need the connection
    await connection?.close().catch(logError);
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
