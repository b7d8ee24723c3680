import type { RuleId } from "../../ids.ts";
import {
  type Evaluated,
  evaluateRule,
  type RuleFacts,
  type SentMessage,
} from "../evaluate_rule.ts";
import type { Pair } from "./pairs.ts";
import type { Decided } from "./record_rule_decisions.ts";
import type { Candidate } from "./rule_event.ts";

/** Evaluates an event again with other candidates. */
type Again = (candidates: readonly Candidate[]) => Evaluated;

type Pending = {
  readonly facts: Omit<RuleFacts, "sent" | "matchedToday">;
  /** Whether each event is evaluated by what was sent before it: it happened days ago. */
  readonly isPast?: boolean;
  readonly sent: readonly SentMessage[];
  readonly counts: { add: (id: RuleId, at: Date) => void; on: (id: RuleId, at: Date) => number };
};

/**
 * Evaluates pairs in their order; what one matched counts for the next, and the next pair is taken
 * only then. `confirm` has the last word about each match.
 */
export function evaluateInOrder(
  pairs: Iterable<Pair>,
  { facts, isPast = false, sent: before, counts }: Pending,
  confirm: (pair: Pair, evaluated: Evaluated, again: Again) => Evaluated = (_, evaluated) =>
    evaluated,
): Decided[] {
  const sent = [...before];
  return Array.from(pairs, (pair) => {
    const { rule, event } = pair;
    const known = isPast ? sent.filter(({ at }) => at <= event.at) : sent;
    const its = { ...facts, sent: known, matchedToday: counts.on(rule.id, event.at) };
    const first = evaluateRule(rule, event, its);
    const isMatch = ({ outcome }: Evaluated) => outcome === "QUEUED" || outcome === "ASKED";
    const evaluated = isMatch(first)
      ? confirm(pair, first, (candidates) => evaluateRule(rule, { ...event, candidates }, its))
      : first;
    if (isMatch(evaluated)) {
      counts.add(rule.id, event.at);
    }
    // What is only asked about reaches no group yet, and a correction sends nothing.
    if (evaluated.outcome === "QUEUED" && event.notice === null) {
      const { productKey, title } = evaluated.candidate!.item;
      sent.push(...evaluated.groupIds.map((groupId) => ({
        groupId,
        productKey,
        title,
        at: event.at,
      })));
    }
    return { ...pair, evaluated };
  });
}
