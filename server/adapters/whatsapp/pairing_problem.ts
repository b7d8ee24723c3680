import type { PairingProblem } from "../../core/delivery/pairing/pairing.ts";
import { decisionFor } from "./decisions.ts";
import type { Ended } from "./socket.ts";

/** Milliseconds by which the library's clock and ours may differ. */
const ABOUT_MS = 1_000;

/** What the server answers to a number that nobody has, or that is none. */
export const NO_SUCH_NUMBER = 400;

/**
 * Why a pairing came to nothing; `expiresAt`: when the last code that was shown was over, null: none
 * was.
 */
export function pairingProblem({ code }: Ended, expiresAt: Date | null): PairingProblem {
  if (code === NO_SUCH_NUMBER) return "NUMBER_INVALID";
  const { again, problem } = decisionFor(code);
  if (problem === "OUTDATED") return "OUTDATED";
  if (again === null) return "REFUSED";
  const isOver = expiresAt !== null && Date.now() > expiresAt.getTime() - ABOUT_MS;
  return isOver ? "EXPIRED" : "UNREACHABLE";
}
