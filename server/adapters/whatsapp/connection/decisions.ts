import type { SessionProblem } from "../../../core/delivery/messenger.ts";

/** What follows from the end of a connection. */
export type Decision = {
  /** When it is joined again; null: not before somebody asks for it. */
  readonly again: "atOnce" | "backOff" | null;
  /** What keeps the session from working; null: nothing, unless it goes on like that. */
  readonly problem: SessionProblem | null;
};

const atOnce: Decision = { again: "atOnce", problem: null };
const backOff: Decision = { again: "backOff", problem: null };
const stop = (problem: SessionProblem): Decision => ({ again: null, problem });

/**
 * By the code with which the server, or the library, ends a connection. Source: baileys
 * 7.0.0-rc14, Types/index.ts `DisconnectReason`, and WhatsApp Web's own codes for a failed login.
 */
export const decisions: Readonly<Record<number, Decision>> = {
  401: stop("REVOKED"), // unlinked on the phone, or by ourselves
  402: stop("BANNED"), // for a while
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
  515: atOnce, // the server wants it so, after pairing for one
};

/** What follows from a connection's end; null: it ended without a code. */
export const decisionFor = (code: number | null): Decision =>
  (code === null ? undefined : decisions[code]) ?? backOff;
