import type { Capabilities, Trouble } from "../messenger.ts";

/** What the messenger did to the number itself: only its owner lets it send again. */
const restrictions: ReadonlySet<Trouble> = new Set(["RESTRICTED", "BANNED"]);

/** What takes the place of a restriction: it lasts longer than it, or asks for more. */
const graver: Readonly<Partial<Record<Trouble, readonly Trouble[]>>> = {
  RESTRICTED: ["BANNED", "REVOKED"],
  BANNED: ["REVOKED"],
};

export const isRestriction = (trouble: Trouble | null): boolean =>
  trouble !== null && restrictions.has(trouble);

/**
 * The trouble that a session is in once another was told. A number that was restricted stays so when
 * its connection works again, or fails otherwise: it is a pause that nobody but its owner ends.
 */
export function troubleAfter(current: Trouble | null, told: Trouble | null): Trouble | null {
  const stronger = current && graver[current];
  return stronger && !(told && stronger.includes(told)) ? current : told;
}

/** Why nothing goes out until somebody acts; null: it goes, or waits for what passes by itself. */
export function standstillOf(
  trouble: Trouble | null,
  { sendsWhileElsewhere }: Pick<Capabilities, "sendsWhileElsewhere">,
): "SESSION_TROUBLE" | "NUMBER_RESTRICTED" | "NUMBER_BANNED" | null {
  switch (trouble) {
    case "RESTRICTED":
      return "NUMBER_RESTRICTED";
    case "BANNED":
      return "NUMBER_BANNED";
    case "REVOKED":
    case "OUTDATED":
      return "SESSION_TROUBLE";
    case "ELSEWHERE":
      return sendsWhileElsewhere ? null : "SESSION_TROUBLE";
    default:
      return null;
  }
}

/** The columns of a session that a trouble changes. */
export const troubleColumns = (trouble: Trouble | null, now: Date) => ({
  trouble,
  trouble_since: trouble && now,
  ...isRestriction(trouble) && { restricted_at: now },
});
