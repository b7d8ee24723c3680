import type { OfferId } from "../../ids.ts";
import type { Evaluated } from "../evaluate_rule.ts";
import type { Candidate, RuleEvent } from "./rule_event.ts";

/** Candidates of an event that are tried before it is given up: each may be a page that is slow. */
export const MOST_TRIED = 3;

type Attempts = {
  /** What the rule matched first. */
  readonly first: Evaluated;
  /** Evaluates the event again with other candidates. */
  readonly again: (candidates: readonly Candidate[]) => Evaluated;
  /** Checks a match: its price is read, or known. A match that it skips is left for the next. */
  readonly check: (match: Evaluated) => Evaluated;
};

/**
 * Returns the first match of an event that can be sent. The decision says what was left before it,
 * and which offers could not be read.
 */
export function firstSendable(
  { candidates }: Pick<RuleEvent, "candidates">,
  { first, again, check }: Attempts,
): Evaluated {
  const left: Evaluated[] = [];
  for (let match = first, rest = candidates;;) {
    const checked = check(match);
    if (checked.outcome !== "SKIPPED" || checked.reasonCode === "PLAN_FULL") {
      return noting(checked, left);
    }
    left.push({ ...checked, candidate: match.candidate });
    rest = rest.slice(rest.indexOf(match.candidate!) + 1);
    if (rest.length === 0 || left.length === MOST_TRIED) break;
    match = again(rest);
    if (match.outcome === "SKIPPED") break;
  }
  return noting(left[0]!, left);
}

function noting(evaluated: Evaluated, left: readonly Evaluated[]): Evaluated {
  const unread = left.flatMap(({ reasonCode, candidate }) =>
    reasonCode === "PRICE_NOT_CHECKED" && candidate && "offerId" in candidate.from
      ? [candidate.from.offerId]
      : []
  );
  const [passed] = left;
  return {
    ...evaluated,
    reasonDetail: {
      ...evaluated.reasonDetail,
      ...passed?.candidate && passed !== evaluated && {
        passed: passed.candidate.item.title,
        passedCode: passed.reasonCode,
      },
      ...unread.length > 0 && { [UNREAD]: unread.join(" ") },
    },
  };
}

/** The figure of a reason that names the offers that could not be read. */
export const UNREAD = "unreadIds";

/** Returns the offers of such a figure. */
export const unreadIn = (figure: string): OfferId[] => figure.split(" ") as OfferId[];
