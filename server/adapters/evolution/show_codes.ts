import { setTimeout } from "node:timers/promises";
import { shownPhone } from "../../core/delivery/pairing/phone.ts";
import type {
  Paired,
  PairingEvent,
  PairingProblem,
  PairingRequest,
} from "../../core/delivery/pairing/pairing.ts";
import { EvolutionError } from "./api.ts";
import {
  connect,
  type Instance,
  type InstanceState,
  leave,
  rowOf,
  type Shown,
  stateOf,
} from "./instance.ts";
import { digitsOf } from "./seen_group.ts";

export type PairingTimes = {
  /** Milliseconds between two checks of the progress. */
  readonly pairCheckMs: number;
  /** Milliseconds that a code is valid: the gateway then makes another. */
  readonly shownMs: number;
  /** Milliseconds within which a code must be scanned or typed. */
  readonly pairMs: number;
};

export type Pairing = PairingTimes & {
  readonly request: PairingRequest;
  readonly onEvent: (event: PairingEvent) => void;
  readonly signal: AbortSignal;
};

/** Checks in a row that may find a closed connection: after a scan it is closed for a moment. */
const CLOSED_CHECKS = 10;

/** Requests in a row that may go unanswered. */
const FAILURES = 5;

/** Ends a pairing with a problem. */
export class Ended extends Error {
  constructor(readonly problem: PairingProblem) {
    super(problem);
  }
}

/** Shows each code until the number is linked. @throws Ended, or the error of a request */
export async function linked(
  instance: Instance,
  first: Shown,
  { request, onEvent, signal, pairCheckMs, shownMs, pairMs }: Pairing,
): Promise<Pick<Paired, "account" | "undo">> {
  const isByCode = request.phone !== null;
  const endsAt = performance.now() + pairMs;
  let renewedAt = -Infinity;
  let last: string | null = null;
  let closedChecks = 0;
  let failures = 0;
  let hasAgreed = false;

  function show({ code, pairingCode }: Shown): void {
    const text = (isByCode ? pairingCode : code) ?? null;
    if (text === null || text === last) return;
    last = text;
    renewedAt = performance.now();
    const expiresAt = new Date(Date.now() + shownMs);
    onEvent(isByCode ? { kind: "code", code: text, expiresAt } : { kind: "qr", text, expiresAt });
  }

  async function readState(): Promise<InstanceState | null> {
    try {
      const state = await stateOf(instance, signal);
      failures = 0;
      return state;
    } catch (error) {
      signal.throwIfAborted();
      const isAnswer = error instanceof EvolutionError && error.status < 500;
      if (isAnswer || ++failures === FAILURES) throw error;
      return null;
    }
  }

  for (show(first);; await setTimeout(pairCheckMs, null, { signal })) {
    const state = await readState();
    if (state === "open") {
      if (!hasAgreed) onEvent({ kind: "agreed" });
      hasAgreed = true;
      const row = await rowOf(instance, signal);
      const id = digitsOf(row?.ownerJid ?? undefined);
      if (id !== null) {
        const handle = shownPhone(id);
        const account = { id, name: row?.profileName || handle, handle };
        return { account, undo: () => leave(instance) };
      }
    }
    if (performance.now() > endsAt) throw new Ended("EXPIRED");
    closedChecks = state === "close" ? closedChecks + 1 : 0;
    if (closedChecks >= CLOSED_CHECKS) throw new Ended(last === null ? "UNREACHABLE" : "EXPIRED");
    // On a closed connection this would open a second one beside the one that is starting.
    const isDue = performance.now() - renewedAt >= shownMs;
    if (state === "connecting" && isDue) show(await connect(instance, signal));
  }
}
