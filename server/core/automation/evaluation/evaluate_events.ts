import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { RuleId, UserId } from "../../ids.ts";
import {
  type Evaluated,
  evaluateRule,
  type RuleFacts,
  type SentMessage,
} from "../evaluate_rule.ts";
import type { Rule } from "../rule.ts";
import { lockRules } from "../write_rule.ts";
import {
  loadDecided,
  loadEnabledRules,
  loadPersonFacts,
  loadSent,
  MatchCounts,
  pairKey,
} from "./person_facts.ts";
import {
  isReady,
  type Prepared,
  preparedKey,
  prepareOffer,
  type ToPrepare,
} from "./prepare_offers.ts";
import { loadOfferItems } from "./product_items.ts";
import { type Decided, recordRuleDecisions } from "./record_rule_decisions.ts";
import type { Candidate, RuleEvent } from "./rule_event.ts";

/** A rule and an event that it is evaluated for. */
export type Pair = { readonly rule: Rule; readonly event: RuleEvent };

/** Attempts to decide with every offer prepared; conditions may change meanwhile. */
const MOST_ATTEMPTS = 4;

/** The offers of these candidates are made first. The transaction that found them is undone. */
class OffersMissing extends Error {
  constructor(readonly missing: readonly ToPrepare[]) {
    super("offers are to be prepared");
  }
}

/**
 * Evaluates a person's rules for events, in the order in which they happened, each rule once for
 * each event: its decision, its messages and its requests commit together or not at all.
 */
export async function evaluateEvents(
  ctx: Context,
  userId: UserId,
  events: readonly RuleEvent[],
): Promise<void> {
  if (events.length === 0) return;
  const prepared = new Map<string, Prepared>();
  for (let attempt = 1;; attempt++) {
    try {
      await decideEvents(ctx, { userId, events, prepared });
      return;
    } catch (error) {
      if (!(error instanceof OffersMissing) || attempt === MOST_ATTEMPTS) throw error;
      for (const one of error.missing) {
        prepared.set(preparedKey(one), await prepareOffer(ctx, userId, one));
      }
    }
  }
}

type DecideEvents = {
  readonly userId: UserId;
  readonly events: readonly RuleEvent[];
  readonly prepared: ReadonlyMap<string, Prepared>;
};

const decideEvents = command(async (tx, { userId, events, prepared }: DecideEvents) => {
  const kinds = [...new Set(events.flatMap((event) => event.kinds))];
  if ((await loadEnabledRules(tx, userId, kinds)).length === 0) return; // without locking anything
  await lockRules(tx, userId);
  const rules = await loadEnabledRules(tx, userId, kinds);
  const person = await loadPersonFacts(tx, userId);
  if (rules.length === 0 || !person) return;
  const decided = await loadDecided(tx, rules.map(({ id }) => id), events.map(({ key }) => key));
  const pairs = pairsOf(rules, events)
    .filter(({ rule, event }) => !decided.has(pairKey(rule.id, event.key)));
  if (pairs.length === 0) return;
  const sent = await sentFor(tx, userId, pairs, person.timeZone);
  const counts = await MatchCounts.load(tx, {
    timeZone: person.timeZone,
    ruleIds: [...new Set(pairs.map(({ rule }) => rule.id))],
    instants: pairs.map(({ event }) => event.at),
  });
  const facts = { ...person, now: tx.now };
  const results = await decidePairs(tx, userId, pairs, { facts, sent, counts, prepared });
  await recordRuleDecisions(tx, userId, results);
});

/** Returns each event with the rules that it concerns, in the order in which they decide. */
export const pairsOf = (rules: readonly Rule[], events: readonly RuleEvent[]): Pair[] =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).flatMap((event) =>
    rules.filter((rule) => concerns(event, rule)).map((rule) => ({ rule, event }))
  );

const concerns = (event: RuleEvent, { id, trigger, enabledAt }: Rule): boolean =>
  event.kinds.includes(trigger.kind) && (event.ruleId ?? id) === id &&
  enabledAt !== null && event.at >= enabledAt &&
  (trigger.kind !== "SOURCE_MESSAGE" || trigger.sourceGroupIds.includes(event.sourceGroupId!));

const sentFor = (
  tx: Tx,
  userId: UserId,
  pairs: readonly Pair[],
  timeZone: string,
): Promise<SentMessage[]> =>
  loadSent(tx, userId, {
    rules: pairs.map(({ rule }) => rule),
    productKeys: [
      ...new Set(pairs.flatMap(({ event }) => event.candidates.map(({ item }) => item.productKey))),
    ],
    timeZone,
    from: new Date(Math.min(...pairs.map(({ event }) => event.at.getTime()))),
  });

type Deciding = {
  readonly facts: Omit<RuleFacts, "sent" | "matchedToday">;
  readonly sent: SentMessage[];
  readonly counts: MatchCounts;
  readonly prepared: ReadonlyMap<string, Prepared>;
};

/** @throws OffersMissing */
async function decidePairs(
  tx: Tx,
  userId: UserId,
  pairs: readonly Pair[],
  deciding: Deciding,
): Promise<Decided[]> {
  const { prepared } = deciding;
  const offerIds = [...prepared.values()].flatMap((one) => "offerId" in one ? [one.offerId] : []);
  const offers = await loadOfferItems(tx, userId, offerIds);
  const missing = new Map<string, ToPrepare>();
  const results = evaluateInOrder(pairs, deciding, ({ rule, event }, evaluated, again) => {
    const { candidate } = evaluated;
    if (event.notice !== null || !candidate || isReady(candidate, tx.now)) return evaluated;
    const one: ToPrepare = { event, candidate, templateId: rule.actions.templateId };
    const ready = prepared.get(preparedKey(one));
    if (!ready) {
      missing.set(preparedKey(one), one);
      return evaluated;
    }
    if (!("offerId" in ready)) return { ...evaluated, ...ready, groupIds: [] };
    const offer = offers.get(ready.offerId);
    if (!offer) return { ...again([]), candidate };
    const isOther = offer.priceCents !== candidate.item.priceCents;
    const item = "offerId" in candidate.from ? offer : {
      ...candidate.item,
      isPaid: offer.isPaid,
      laterPriceCents: candidate.item.priceCents !== null && isOther
        ? offer.priceCents
        : offer.laterPriceCents,
    };
    return again([{ item, from: ready }]);
  });
  if (missing.size > 0) throw new OffersMissing([...missing.values()]);
  return results;
}

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
