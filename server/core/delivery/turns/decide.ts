import type { GroupStatus } from "../../groups/group.ts";
import type { Reason } from "../queue/dispatch.ts";
import { earliestGroupStart, type PacedGroup } from "../pacing/group_pace.ts";
import { earliestStart, type LanePace } from "../pacing/pace.ts";

/** The facts by which a lane's first message is decided. */
export type TurnFacts = {
  readonly now: Date;
  /** Since when the session, and everything of the person, is paused. */
  readonly pausedAt: Date | null;
  readonly allPausedAt: Date | null;
  /** Whether an admin blocked the person. */
  readonly isBlocked: boolean;
  readonly planAllows: boolean;
  /** Why the session cannot work until somebody acts; null: it can. */
  readonly standstill: Reason | null;
  /** The wait after the vendor could not be reached, or limited the rate. */
  readonly rest: { readonly until: Date; readonly because: Reason } | null;
  readonly lane: LanePace;
  readonly head: Head;
};

/** The first message of a lane. */
export type Head = {
  readonly expiresAt: Date;
  readonly isTest: boolean;
  readonly offerIsGone: boolean;
  /** Nothing proves that its link pays the person, and they did not confirm it. */
  readonly offerIsUnpaid: boolean;
  /** A rule queued it, and its price is another one by now. */
  readonly priceIsFormer: boolean;
  /** It is a text that is filled from an offer, and nothing of it is left to say. */
  readonly textIsEmpty: boolean;
  readonly groupStatus: GroupStatus;
  readonly groupRestingUntil: Date | null;
  /** The group's own pace; null: it has none. */
  readonly group: PacedGroup | null;
  /** When its text may be sent again; null: now. */
  readonly identicalFreeAt: Date | null;
};

/** What a lane does with its first message. `until` null: until somebody acts. */
export type Decision =
  | { readonly do: "send" }
  /** The whole lane waits. */
  | { readonly do: "wait"; readonly until: Date | null; readonly because: Reason }
  /** Only this message waits. */
  | { readonly do: "postpone"; readonly until: Date; readonly because: Reason }
  | {
    readonly do: "drop";
    readonly status: "EXPIRED" | "CANCELED" | "FAILED";
    readonly because: Reason;
  };

/** Why nothing can be sent to a group until somebody acts. */
export const closed = {
  LEFT: "GROUP_LEFT",
  FORBIDDEN: "GROUP_FORBIDDEN",
  INACTIVE: "GROUP_INACTIVE",
} as const satisfies Partial<Record<GroupStatus, Reason>>;
export const isClosed = (state: GroupStatus): state is keyof typeof closed => state in closed;

/**
 * Decides what a lane does now with its first message. While the lane waits for somebody to act,
 * nothing is dropped: nothing is lost by waiting, the person sees the standstill, and what blocks a
 * message may be fixed meanwhile. Messages are dropped before any wait that ends by itself, since
 * such a wait fixes nothing and the person is notified at once.
 */
export function decide(facts: TurnFacts): Decision {
  return waitForSomebody(facts) ?? dropped(facts) ?? waitForTime(facts) ?? postponed(facts) ??
    { do: "send" };
}

function waitForSomebody(
  { isBlocked, pausedAt, allPausedAt, planAllows, standstill, head }: TurnFacts,
): Decision | null {
  if (isBlocked) return standStill("ACCOUNT_BLOCKED");
  if (pausedAt || allPausedAt) return standStill("PAUSED");
  if (!planAllows && !head.isTest) return standStill("PLAN_ENDED");
  return standstill && standStill(standstill);
}

const standStill = (because: Reason): Decision => ({ do: "wait", until: null, because });

function dropped({ now, head }: TurnFacts): Decision | null {
  if (head.offerIsGone) return { do: "drop", status: "CANCELED", because: "OFFER_DELETED" };
  if (head.offerIsUnpaid) return { do: "drop", status: "FAILED", because: "OFFER_UNPAID" };
  if (head.priceIsFormer) return { do: "drop", status: "CANCELED", because: "PRICE_CHANGED" };
  if (head.textIsEmpty) return { do: "drop", status: "CANCELED", because: "TEXT_EMPTY" };
  if (isClosed(head.groupStatus)) {
    return { do: "drop", status: "FAILED", because: closed[head.groupStatus] };
  }
  return now > head.expiresAt ? { do: "drop", status: "EXPIRED", because: "LATE" } : null;
}

function waitForTime({ now, rest, lane, head }: TurnFacts): Decision | null {
  if (rest && rest.until > now) return { do: "wait", ...rest };
  // A person who sends a test is watching their phone.
  const start = earliestStart(head.isTest ? { ...lane, quietHours: null } : lane, now);
  return start.because && { do: "wait", until: start.at, because: start.because };
}

/**
 * Postpones only this message. One that would be late is postponed to the instant at which it
 * expires, and is dropped then.
 */
function postponed({ now, head }: TurnFacts): Decision | null {
  const { groupRestingUntil, group, identicalFreeAt, isTest, expiresAt } = head;
  if (groupRestingUntil && groupRestingUntil > now) {
    return { do: "postpone", until: groupRestingUntil, because: "GROUP_RESTING" };
  }
  const start = group && !isTest ? earliestGroupStart(group, now) : null;
  if (start?.because) {
    return { do: "postpone", until: soonerOf(start.at, late(expiresAt)), because: start.because };
  }
  return identicalFreeAt && identicalFreeAt > now && !isTest
    ? {
      do: "postpone",
      until: soonerOf(identicalFreeAt, late(expiresAt)),
      because: "IDENTICAL_CAP",
    }
    : null;
}

const late = (expiresAt: Date) => new Date(expiresAt.getTime() + 1);
const soonerOf = (one: Date, other: Date) => one < other ? one : other;
