import type { Capabilities, ConnectionHandlers, SessionProblem } from "../messenger.ts";

/** What the messenger did to the number itself: only its owner can resume sending. */
const restrictions: ReadonlySet<SessionProblem> = new Set(["RESTRICTED", "BANNED"]);

/** The problems that replace a restriction: they last longer, or need more. */
const graver: Readonly<Partial<Record<SessionProblem, readonly SessionProblem[]>>> = {
  RESTRICTED: ["BANNED", "REVOKED"],
  BANNED: ["REVOKED"],
};

const isRestriction = (problem: SessionProblem | null): boolean =>
  problem !== null && restrictions.has(problem);

/**
 * Returns a session's problem after another was reported. A restriction stays when the connection
 * works again or fails otherwise: only the number's owner ends it.
 */
export function problemAfter(
  current: SessionProblem | null,
  reported: SessionProblem | null,
): SessionProblem | null {
  const stronger = current && graver[current];
  return stronger && !(reported && stronger.includes(reported)) ? current : reported;
}

/**
 * Returns why nothing is sent until somebody acts; null: it is sent, or waits for what resolves by
 * itself.
 */
export function standstillOf(
  problem: SessionProblem | null,
  { sendsWhileElsewhere }: Pick<Capabilities, "sendsWhileElsewhere">,
): "SESSION_PROBLEM" | "NUMBER_RESTRICTED" | "NUMBER_BANNED" | null {
  switch (problem) {
    case "RESTRICTED":
      return "NUMBER_RESTRICTED";
    case "BANNED":
      return "NUMBER_BANNED";
    case "REVOKED":
    case "OUTDATED":
      return "SESSION_PROBLEM";
    case "ELSEWHERE":
      return sendsWhileElsewhere ? null : "SESSION_PROBLEM";
    default:
      return null;
  }
}

/** Returns the columns of a session that a problem changes. */
export const problemColumns = (problem: SessionProblem | null, now: Date) => ({
  problem,
  problem_since: problem && now,
  ...isRestriction(problem) && { restricted_at: now },
});

/** Reports a session's problem to `onEvent` each time it changes. Null: the session works. */
export function problemReporter(onEvent: ConnectionHandlers["onEvent"]) {
  let reported: SessionProblem | null | undefined;
  return async (problem: SessionProblem | null): Promise<void> => {
    if (reported === problem) return;
    await onEvent({ kind: "problem", problem });
    reported = problem;
  };
}
