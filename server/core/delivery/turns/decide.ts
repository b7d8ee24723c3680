import type { GroupState } from "../../groups/group.ts";
import type { Reason } from "../queue/dispatch.ts";
import { earliestStart, type LanePace } from "../pacing/pace.ts";

/** How things stand when a lane turns to its first message. */
export type TurnFacts = {
  readonly now: Date;
  /** Since when the session, and everything of the person, is paused. */
  readonly pausedAt: Date | null;
  readonly allPausedAt: Date | null;
  /** Whether an admin keeps the person out. */
  readonly isBlocked: boolean;
  readonly planAllows: boolean;
  /** Why the session cannot work until somebody acts; null: it can. */
  readonly standstill: Reason | null;
  /** After the vendor could not be reached, or asked for patience. */
  readonly rest: { readonly until: Date; readonly because: Reason } | null;
  readonly lane: LanePace;
  readonly head: Head;
};

/** The first message of a lane. */
export type Head = {
  readonly expiresAt: Date;
  readonly isTest: boolean;
  readonly offerIsGone: boolean;
  readonly groupState: GroupState;
  readonly groupRestingUntil: Date | null;
  /** When its words may be sent once more; null: now. */
  readonly identicalFreeAt: Date | null;
};

/** What a lane does with its first message. Until null: until somebody acts. */
export type Decision =
  | { readonly do: "send" }
  /** The whole lane. */
  | { readonly do: "wait"; readonly until: Date | null; readonly because: Reason }
  /** This message only. */
  | { readonly do: "postpone"; readonly until: Date; readonly because: Reason }
  | {
    readonly do: "drop";
    readonly status: "EXPIRED" | "CANCELED" | "FAILED";
    readonly because: Reason;
  };

/** Why nothing can go to a group before somebody acts. */
export const closed = {
  LEFT: "GROUP_LEFT",
  FORBIDDEN: "GROUP_FORBIDDEN",
  INACTIVE: "GROUP_INACTIVE",
} as const satisfies Partial<Record<GroupState, Reason>>;
export const isClosed = (state: GroupState): state is keyof typeof closed => state in closed;

/**
 * What a lane does now with its first message. While it waits for somebody to act, nothing is
 * dropped: nothing is lost by that, the person sees it stand still, and what bars a message may be
 * mended before it goes on. It is dropped before any wait that passes by itself: none mends it, and
 * the person learns of it at once.
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
  if (isClosed(head.groupState)) {
    return { do: "drop", status: "FAILED", because: closed[head.groupState] };
  }
  return now > head.expiresAt ? { do: "drop", status: "EXPIRED", because: "LATE" } : null;
}

function waitForTime({ now, rest, lane, head }: TurnFacts): Decision | null {
  if (rest && rest.until > now) return { do: "wait", ...rest };
  // A test is asked for by someone who looks at their phone at that moment.
  const start = earliestStart(head.isTest ? { ...lane, quietHours: null } : lane, now);
  return start.because && { do: "wait", until: start.at, because: start.because };
}

/** What would come too late is put off to the instant at which it is, and told so then. */
function postponed({ now, head }: TurnFacts): Decision | null {
  const { groupRestingUntil, identicalFreeAt, isTest, expiresAt } = head;
  if (groupRestingUntil && groupRestingUntil > now) {
    return { do: "postpone", until: groupRestingUntil, because: "GROUP_RESTING" };
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
