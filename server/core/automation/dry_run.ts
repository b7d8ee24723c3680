import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { GroupId, OfferId, RuleId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { dayOf, zoned } from "../zoned.ts";
import { expiryOf } from "./approvals/approval.ts";
import { checkedRule } from "./checked_rule.ts";
import type { Reasoned, RuleOutcome } from "./decisions/rule_decision.ts";
import type { Evaluated } from "./evaluate_rule.ts";
import { evaluateInOrder } from "./evaluation/evaluate_in_order.ts";
import { itemOf } from "./evaluation/insert_decisions.ts";
import { firstSendable } from "./evaluation/next_candidate.ts";
import type { Pair } from "./evaluation/pairs.ts";
import { loadPersonFacts, loadSent, MatchCounts } from "./evaluation/person_facts.ts";
import type { RuleEvent } from "./evaluation/rule_event.ts";
import { firstSlot, loadSlotTimes } from "./evaluation/slots.ts";
import { because } from "./evaluation/unmet_condition.ts";
import { UnreadOffers } from "./evaluation/unread_offers.ts";
import { loadRules } from "./list_rules.ts";
import { pastEvents } from "./past_events/past_events.ts";
import { type Engaged, withoutEngaged } from "./past_events/past_slots.ts";
import type { Rule, RuleFields } from "./rule.ts";

/** What a rule would have done with one event. */
export type DryRunItem = Reasoned & {
  readonly at: Date;
  /** When its messages would have started, at the earliest. */
  readonly startsAt: Date;
  readonly outcome: RuleOutcome;
  readonly title: string;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly groupIds: readonly GroupId[];
};

/** What a rule would have done in the last days; nothing was sent. */
export type RuleDryRun = {
  /** False: a search never ran, and no shop says what it would have shown. */
  readonly isKnown: boolean;
  readonly since: Date;
  readonly until: Date;
  /** The oldest first. */
  readonly items: readonly DryRunItem[];
  /** Local days (YYYY-MM-DD), the oldest first. */
  readonly days: readonly { readonly day: string; readonly sent: number; readonly asked: number }[];
};

type DryRunRule = Given<{ id: RuleId; draft: RuleFields; days: number }>;

const MOST_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Says what a rule, saved or not, would have done in the last days, by the function that evaluates
 * rules when something happens. @throws Failure RULE_NOT_FOUND, RULE_DRAFT_MISSING, and those of
 * `checkedRule`
 */
export async function dryRunRule(ctx: Context, input: DryRunRule): Promise<RuleDryRun> {
  const userId = permit(ctx.viewer, "rule.see");
  const rule = await ruleOf(ctx, userId, input);
  const days = Math.min(MOST_DAYS, Math.max(1, Math.trunc(input.days ?? MOST_DAYS)));
  const until = ctx.now;
  const since = new Date(until.getTime() - days * DAY_MS);
  const events = await pastEvents[rule.trigger.kind](ctx, rule, since);
  const person = await loadPersonFacts(ctx, userId);
  if (!events || !person) return { isKnown: false, since, until, items: [], days: [] };
  const inOrder = events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const sent = await loadSent(ctx, userId, {
    rules: [rule],
    productKeys: [
      ...new Set(events.flatMap(({ candidates }) => candidates.map(({ item }) => item.productKey))),
    ],
    timeZone: person.timeZone,
    from: since,
    without: rule.id,
  });
  const engaged = new Map<OfferId, Date | null>();
  const unread = await UnreadOffers.load(ctx, userId, since);
  const startOf = await plannedStart(ctx, rule);
  const decided = evaluateInOrder(pairsInTurn(rule, inOrder, engaged), {
    facts: { ...person, isStopped: false, planAllows: true, isBlocked: false, now: since },
    isPast: true,
    sent,
    counts: new MatchCounts(person.timeZone),
  }, ({ event }, first, again) => {
    const read = firstSendable(event, { first, again, check: unreadCheck(unread, event) });
    const evaluated = startOf(event, read);
    const { outcome, candidate, startsAt } = evaluated;
    if (!candidate || !("offerId" in candidate.from)) return evaluated;
    if (outcome === "QUEUED") engaged.set(candidate.from.offerId, null);
    if (outcome === "ASKED") {
      const expiry = expiryOf({ item: candidate.item, plannedAt: startsAt, now: event.at });
      engaged.set(candidate.from.offerId, expiry);
    }
    return evaluated;
  });
  const items = decided.map(({ event, evaluated }): DryRunItem => {
    const { outcome, reasonCode, reasonDetail, groupIds, startsAt } = evaluated;
    const item = itemOf(evaluated, event);
    return {
      at: event.at,
      startsAt: startsAt ?? event.at,
      outcome,
      reasonCode,
      reasonDetail,
      title: item?.title || event.title,
      priceCents: item?.priceCents ?? null,
      currency: item?.currency ?? "BRL",
      groupIds,
    };
  });
  return { isKnown: true, since, until, items, days: byDay(items, since, until, person.timeZone) };
}

/** Leaves a match whose price a rule could not read then. */
const unreadCheck = (unread: UnreadOffers, { key }: RuleEvent) => {
  const ids = unread.of(key);
  return (match: Evaluated): Evaluated => {
    const { from } = match.candidate!;
    return "offerId" in from && ids.has(from.offerId)
      ? { ...match, ...because("PRICE_NOT_CHECKED"), outcome: "SKIPPED", groupIds: [] }
      : match;
  };
};

/**
 * Returns what gives matches of a rule that wait for a free slot their first slot, whatever else was
 * planned then. Without any, they would have been refused.
 */
async function plannedStart(ctx: Context, { userId, trigger, actions }: Rule) {
  if (actions.timing === "NOW" || trigger.kind === "FREE_SLOT" || trigger.kind === "OFFER_ENDED") {
    return (_: RuleEvent, evaluated: Evaluated) => evaluated;
  }
  const times = await loadSlotTimes(ctx, userId);
  return ({ at }: RuleEvent, evaluated: Evaluated): Evaluated => {
    const { outcome, groupIds } = evaluated;
    if (outcome !== "QUEUED" && outcome !== "ASKED") return evaluated;
    const startsAt = firstSlot(times, actions, groupIds, at);
    return startsAt || outcome === "ASKED" ? { ...evaluated, startsAt } : {
      ...evaluated,
      ...because("REFUSED", { failure: "NO_FREE_SLOT" }),
      outcome: "FAILED",
      groupIds: [],
    };
  };
}

/** Yields the events for a rule; an offer that it queued, or asks about, fills no other slot. */
function* pairsInTurn(
  rule: Rule,
  events: readonly RuleEvent[],
  engaged: Engaged,
): Generator<Pair> {
  const isSlot = rule.trigger.kind === "FREE_SLOT";
  for (const event of isSlot ? withoutEngaged(events, engaged) : events) yield { rule, event };
}

async function ruleOf(ctx: Context, userId: UserId, { id, draft }: DryRunRule): Promise<Rule> {
  const saved = id ? (await loadRules(ctx, [id]))[0]! : null;
  if (saved instanceof Failure) throw saved;
  if (!saved && !draft) throw new Failure("RULE_DRAFT_MISSING", ["draft"]);
  const unsaved = {
    id: "rul_" as RuleId,
    userId,
    version: 0,
    enabledAt: null,
    pausedAt: null,
    failures: 0,
    createdAt: ctx.now,
    updatedAt: ctx.now,
    deletedAt: null,
  };
  return { ...unsaved, ...saved, ...draft && checkedRule(draft) } as Rule;
}

function byDay(
  items: readonly DryRunItem[],
  since: Date,
  until: Date,
  timeZone: string,
): RuleDryRun["days"] {
  const days = [];
  const last = zoned(until, timeZone).toPlainDate();
  for (
    let day = zoned(since, timeZone).toPlainDate().add({ days: 1 });
    Temporal.PlainDate.compare(day, last) <= 0;
    day = day.add({ days: 1 })
  ) {
    const its = items.filter(({ at }) => dayOf(at, timeZone) === day.toString());
    const count = (outcome: RuleOutcome) => its.filter((one) => one.outcome === outcome).length;
    days.push({ day: day.toString(), sent: count("QUEUED"), asked: count("ASKED") });
  }
  return days;
}
