import type { Context } from "../../context.ts";
import { command, type Tx } from "../../command.ts";
import type { UserId } from "../../ids.ts";
import type { Evaluated, RuleFacts, SentMessage } from "../evaluate_rule.ts";
import { lockRules } from "../write_rule.ts";
import { evaluateInOrder } from "./evaluate_in_order.ts";
import { firstSendable } from "./next_candidate.ts";
import { type Pair, pairsOf } from "./pairs.ts";
import {
  loadDecided,
  loadEnabledRules,
  loadPersonFacts,
  loadSent,
  MatchCounts,
  pairKey,
} from "./person_facts.ts";
import { isReady, type Prepared, preparedKey, type ToPrepare } from "./prepare_offers.ts";
import { loadOfferItems } from "./product_items.ts";
import { type Decided, recordRuleDecisions } from "./record_rule_decisions.ts";
import type { Candidate, RuleEvent, RuleItem } from "./rule_event.ts";
import { leaveToDisk } from "./rule_turns.ts";

/** The offers of these candidates are made first. The transaction that found them is undone. */
export class OffersMissing extends Error {
  constructor(readonly missing: readonly ToPrepare[]) {
    super("offers are to be prepared");
  }
}

type DecideEvents = {
  readonly userId: UserId;
  readonly events: readonly RuleEvent[];
  readonly prepared: ReadonlyMap<string, Prepared>;
};

/**
 * Decides about events, each rule once for each, and does what was decided, all of it or nothing.
 * @throws OffersMissing if matches have no offer yet
 */
export const decideEvents = command(async (tx, input: DecideEvents) => {
  const { userId } = input;
  await leaveToDisk(tx);
  await lockRules(tx, userId);
  const { decided, missing } = await evaluate(tx, input);
  if (missing.length > 0) throw new OffersMissing(missing);
  if (decided.length > 0) await recordRuleDecisions(tx, userId, decided);
});

/** Returns the offers that deciding about these events would miss now. Nothing is locked. */
export const offersMissing = async (ctx: Context, input: DecideEvents) =>
  (await evaluate(ctx, input)).missing;

type Evaluation = { readonly decided: Decided[]; readonly missing: readonly ToPrepare[] };

async function evaluate(
  ctx: Context | Tx,
  { userId, events, prepared }: DecideEvents,
): Promise<Evaluation> {
  const none = { decided: [], missing: [] };
  const rules = await loadEnabledRules(ctx, userId, kindsOf(events));
  const person = await loadPersonFacts(ctx, userId);
  if (rules.length === 0 || !person) return none;
  const known = await loadDecided(ctx, rules.map(({ id }) => id), events.map(({ key }) => key));
  const pairs = pairsOf(rules, events)
    .filter(({ rule, event }) => !known.has(pairKey(rule.id, event.key)));
  if (pairs.length === 0) return none;
  const sent = await sentFor(ctx, userId, pairs, person.timeZone);
  const counts = await MatchCounts.load(ctx, {
    timeZone: person.timeZone,
    ruleIds: [...new Set(pairs.map(({ rule }) => rule.id))],
    instants: pairs.map(({ event }) => event.at),
  });
  const facts = { ...person, now: ctx.now };
  return await decidePairs(ctx, userId, pairs, { facts, sent, counts, prepared });
}

/** Returns what rules may be triggered by of these events. */
export const kindsOf = (events: readonly RuleEvent[]) => [
  ...new Set(events.flatMap((event) => event.kinds)),
];

const sentFor = (
  ctx: Context,
  userId: UserId,
  pairs: readonly Pair[],
  timeZone: string,
): Promise<SentMessage[]> =>
  loadSent(ctx, userId, {
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

async function decidePairs(
  ctx: Context,
  userId: UserId,
  pairs: readonly Pair[],
  deciding: Deciding,
): Promise<Evaluation> {
  const { prepared } = deciding;
  const offerIds = [...prepared.values()].flatMap((one) => "offerId" in one ? [one.offerId] : []);
  const offers = await loadOfferItems(ctx, userId, offerIds);
  const missing = new Map<string, ToPrepare>();
  const decided = evaluateInOrder(pairs, deciding, ({ rule, event }, first, again) => {
    if (event.notice !== null) return first;
    const check = (match: Evaluated): Evaluated => {
      const { candidate } = match;
      if (!candidate || isReady(candidate, ctx.now)) return match;
      const one: ToPrepare = { event, candidate, templateId: rule.actions.templateId };
      const ready = prepared.get(preparedKey(one));
      if (!ready) {
        missing.set(preparedKey(one), one);
        return match;
      }
      if (!("offerId" in ready)) return { ...match, ...ready, groupIds: [] };
      const offer = offers.get(ready.offerId);
      return offer
        ? again([{ item: currentItem(candidate, offer), from: ready }])
        : { ...again([]), candidate };
    };
    return firstSendable(event, { first, again, check });
  });
  return { decided, missing: [...missing.values()] };
}

/** Returns what a candidate is by now, when its offer is made or was read again. */
function currentItem({ item, from }: Candidate, offer: RuleItem): RuleItem {
  if ("offerId" in from) return offer;
  const isOther = offer.priceCents !== item.priceCents;
  return {
    ...item,
    isPaid: offer.isPaid,
    laterPriceCents: item.priceCents !== null && isOther ? offer.priceCents : offer.laterPriceCents,
  };
}
