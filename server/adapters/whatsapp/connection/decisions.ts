import type { SessionProblem } from "../../../core/delivery/messenger.ts";

/** What to do after a connection ended. */
export type Decision = {
  /** When to reconnect; null: not until somebody requests it. */
  readonly again: "atOnce" | "backOff" | null;
  /** The session's problem; null: none, unless it persists. */
  readonly problem: SessionProblem | null;
};

const atOnce: Decision = { again: "atOnce", problem: null };
const backOff: Decision = { again: "backOff", problem: null };
const stop = (problem: SessionProblem): Decision => ({ again: null, problem });

/**
 * The decision by the code with which the server or the library ends a connection. Source: baileys
 * 7.0.0-rc14, Types/index.ts `DisconnectReason`, and WhatsApp Web's own codes for a failed login.
 */
export const decisions: Readonly<Record<number, Decision>> = {
  401: stop("REVOKED"), // unlinked on the phone or by us
  402: stop("BANNED"), // temporarily
  403: stop("BANNED"),
  405: stop("OUTDATED"),
  406: stop("BANNED"),
  408: backOff, // no answer
  411: stop("REVOKED"), // an account from before there were linked devices
  428: backOff, // the connection is gone
  429: stop("RESTRICTED"),
  440: stop("ELSEWHERE"),
  463: stop("RESTRICTED"),
  500: backOff,
  503: backOff,
  515: atOnce, // requested by the server, for example after pairing
};

/** Returns what to do after a connection ended with this code; null: without one. */
export const decisionFor = (code: number | null): Decision =>
  (code === null ? undefined : decisions[code]) ?? backOff;
