import { HOME_ZONE } from "../../users/user.ts";
import { zoned } from "../../zoned.ts";
import type { ProblemLevel } from "./finding.ts";

/** Why the admins are notified of a problem. */
export const healthNotices = ["OPENED", "REMINDED", "RESOLVED"] as const;
export type HealthNotice = (typeof healthNotices)[number];

/** Sends a text to where the operator wants alerts. */
export type SendAlert = (text: string) => Promise<void>;

/** A problem that is open, as far as the notices about it go. */
export type NoticedProblem = {
  readonly level: ProblemLevel;
  readonly openedAt: Date;
  readonly notifiedAt: Date | null;
  readonly notifiedLevel: ProblemLevel | null;
};

const MINUTE = 60 * 1000;
/** What is over sooner, such as a restart, is not worth a notice. */
const settleMs: Readonly<Record<ProblemLevel, number>> = { ALERT: 1.5 * MINUTE, NOTE: 10 * MINUTE };
/** An open problem is recalled so often. */
const REMIND_MS = 24 * 60 * MINUTE;
/** The hours of the night in Brazil, in which only alerts are sent. */
const [NIGHT_FROM, NIGHT_TO] = [22, 8];

/**
 * Returns which notice of an open problem is due: one when it has settled, one when it has become an
 * alert, then one a day; a note waits until the morning. Null: none.
 */
export function noticeDue(problem: NoticedProblem, now: Date): HealthNotice | null {
  const { level, openedAt, notifiedAt, notifiedLevel } = problem;
  if (level === "NOTE" && isNight(now)) return null;
  if (notifiedAt === null || level === "ALERT" && notifiedLevel === "NOTE") {
    return now.getTime() - openedAt.getTime() >= settleMs[level] ? "OPENED" : null;
  }
  return now.getTime() - notifiedAt.getTime() >= REMIND_MS ? "REMINDED" : null;
}

export function isNight(now: Date): boolean {
  const { hour } = zoned(now, HOME_ZONE);
  return hour >= NIGHT_FROM || hour < NIGHT_TO;
}
