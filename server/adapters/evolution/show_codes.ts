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

export type PairingPatience = {
  /** Milliseconds between two looks at how it goes. */
  readonly pairLookMs: number;
  /** Milliseconds that a code is shown: the gateway then makes another. */
  readonly shownMs: number;
  /** Milliseconds within which somebody must have scanned or typed one. */
  readonly pairMs: number;
};

export type Pairing = PairingPatience & {
  readonly request: PairingRequest;
  readonly tell: (told: PairingEvent) => void;
  readonly signal: AbortSignal;
};

/** Looks in a row that find a closed line: after a scan it is closed for a moment. */
const CLOSED_LOOKS = 10;

/** Questions in a row that may go unanswered. */
const FAILURES = 5;

/** What ends a pairing before its time. */
export class Ended extends Error {
  constructor(readonly problem: PairingProblem) {
    super(problem);
  }
}

/** Shows each code as it comes, until the number is linked. @throws Ended, or what a question failed with */
export async function linked(
  instance: Instance,
  first: Shown,
  { request, tell, signal, pairLookMs, shownMs, pairMs }: Pairing,
): Promise<Pick<Paired, "account" | "undo">> {
  const isByCode = request.phone !== null;
  const endsAt = performance.now() + pairMs;
  let renewedAt = -Infinity;
  let last: string | null = null;
  let closedLooks = 0;
  let failures = 0;
  let hasAgreed = false;

  function show({ code, pairingCode }: Shown): void {
    const text = (isByCode ? pairingCode : code) ?? null;
    if (text === null || text === last) return;
    last = text;
    renewedAt = performance.now();
    const expiresAt = new Date(Date.now() + shownMs);
    tell(isByCode ? { kind: "code", code: text, expiresAt } : { kind: "qr", text, expiresAt });
  }

  async function look(): Promise<InstanceState | null> {
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

  for (show(first);; await setTimeout(pairLookMs, null, { signal })) {
    const state = await look();
    if (state === "open") {
      if (!hasAgreed) tell({ kind: "agreed" });
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
    closedLooks = state === "close" ? closedLooks + 1 : 0;
    if (closedLooks >= CLOSED_LOOKS) throw new Ended(last === null ? "UNREACHABLE" : "EXPIRED");
    // Asked of a line that is closed, it would open a second one beside that which just begins.
    const isDue = performance.now() - renewedAt >= shownMs;
    if (state === "connecting" && isDue) show(await connect(instance, signal));
  }
}
