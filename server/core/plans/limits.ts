import { Failure, type FailureCode } from "../errors.ts";
import type { SubscriptionStatus } from "./subscription.ts";
import { monthOf } from "../zoned.ts";

/** Every limit of a plan, with its value on the free plan; -1: unlimited. */
const freePlan = {
  messagesPerMonth: 200,
  groups: 3,
  sessions: 1,
  offersPerDay: 20,
  products: 200,
  shortLinks: 100,
  assistantPerDay: 10,
  apiPerMinute: 30,
  members: 1,
};
export const UNLIMITED = -1;

export type LimitName = keyof typeof freePlan;
export type Limits = Readonly<Record<LimitName, number>>;

/** Returns a plan's limits; one that is missing, or no valid number, is the free plan's. */
export function limitsOf(plan: Partial<Limits> | null): Limits {
  const limits: Record<LimitName, number> = { ...freePlan };
  for (const name of Object.keys(freePlan) as LimitName[]) {
    const given = plan?.[name];
    if (isLimit(given)) limits[name] = given;
  }
  return limits;
}

const isLimit = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= UNLIMITED;

/** Returns the names in a stored map that this release does not know, or whose value is no limit. */
export const unknownLimits = (plan: Readonly<Record<string, unknown>>): string[] =>
  Object.keys(plan).filter((name) => !(name in freePlan) || !isLimit(plan[name])).sort();

/** A refusal because the plan has no room for the whole request. */
export class LimitReached extends Failure {
  /** `left`: the remaining room. */
  constructor(code: FailureCode, readonly limit: LimitName, readonly left: number) {
    super(code);
  }
}

/** A user's plan and its use. */
export type Standing = {
  readonly emailVerifiedAt: Date | null;
  readonly timeZone: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly subscriptionExpiresAt: Date | null;
  readonly messageCount: number;
  readonly countedMonth: string | null;
  readonly planLimits: Partial<Limits> | null;
};

/** Returns the remaining room of the plan; Infinity: unlimited. */
export function roomLeft(
  { planLimits }: Pick<Standing, "planLimits">,
  limit: LimitName,
  used: number,
): number {
  const most = limitsOf(planLimits)[limit];
  return most === UNLIMITED ? Infinity : Math.max(0, most - used);
}

/** Returns the messages counted in the month of `now`. */
export function countedAt(
  { messageCount, countedMonth, timeZone }: Pick<
    Standing,
    "messageCount" | "countedMonth" | "timeZone"
  >,
  now: Date,
): number {
  // A later month, counted before a change of zone, is also valid.
  return countedMonth !== null && countedMonth >= monthOf(now, timeZone) ? messageCount : 0;
}

/** Returns how many more messages may be planned for a month (YYYY-MM), the present or a later one. */
export const roomInMonth = (standing: Standing, month: string, now: Date): number =>
  roomLeft(
    standing,
    "messagesPerMonth",
    month === monthOf(now, standing.timeZone) ? countedAt(standing, now) : 0,
  );
