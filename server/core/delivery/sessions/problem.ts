import type { Capabilities, SessionProblem } from "../messenger.ts";

/** What the messenger did to the number itself: only its owner lets it send again. */
const restrictions: ReadonlySet<SessionProblem> = new Set(["RESTRICTED", "BANNED"]);

/** What takes the place of a restriction: it lasts longer than it, or asks for more. */
const graver: Readonly<Partial<Record<SessionProblem, readonly SessionProblem[]>>> = {
  RESTRICTED: ["BANNED", "REVOKED"],
  BANNED: ["REVOKED"],
};

const isRestriction = (problem: SessionProblem | null): boolean =>
  problem !== null && restrictions.has(problem);

/**
 * The problem that a session is in once another was told. A number that was restricted stays so when
 * its connection works again, or fails otherwise: it is a pause that nobody but its owner ends.
 */
export function problemAfter(
  current: SessionProblem | null,
  told: SessionProblem | null,
): SessionProblem | null {
  const stronger = current && graver[current];
  return stronger && !(told && stronger.includes(told)) ? current : told;
}

/** Why nothing goes out until somebody acts; null: it goes, or waits for what passes by itself. */
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

/** The columns of a session that a problem changes. */
export const problemColumns = (problem: SessionProblem | null, now: Date) => ({
  problem,
  problem_since: problem && now,
  ...isRestriction(problem) && { restricted_at: now },
});
