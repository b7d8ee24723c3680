import type { GroupId } from "../ids.ts";
import { instantOf, isWithinHours, zoned } from "../zoned.ts";
import type { EndNotice } from "../delivery/corrections/correction.ts";
import type { ReasonCode, ReasonDetail } from "./decisions/reasons.ts";
import type { Reasoned, RuleOutcome } from "./decisions/rule_decision.ts";
import { groupsOf, withoutRecent } from "./evaluation/chosen_groups.ts";
import type { Candidate, RuleEvent, RuleItem } from "./evaluation/rule_event.ts";
import { because, unmetCondition, unmetOffer, unmetWords } from "./evaluation/unmet_condition.ts";
import { hoursOf, type RuleActions, type RuleFields, type RuleTrigger } from "./rule.ts";

/** A message that a group got or will get. */
export type SentMessage = {
  readonly groupId: GroupId;
  readonly productKey: string;
  readonly title: string;
  readonly at: Date;
};

/** What a rule is evaluated by, besides the event. */
export type RuleFacts = {
  readonly now: Date;
  readonly timeZone: string;
  readonly isStopped: boolean;
  readonly planAllows: boolean;
  readonly isBlocked: boolean;
  /** The person's groups that can receive. */
  readonly groups: readonly { readonly id: GroupId; readonly tags: readonly string[] }[];
  readonly sent: readonly SentMessage[];
  /** What the rule matched on the event's day before it. */
  readonly matchedToday: number;
};

/** What a rule does about an event. */
export type Evaluated = Reasoned & {
  readonly outcome: RuleOutcome;
  /** What it matched; null: nothing. */
  readonly candidate: Candidate | null;
  readonly groupIds: readonly GroupId[];
  /** Groups of the rule that got the product, or too many alike, lately. */
  readonly leftOutIds: readonly GroupId[];
  /** When messages start; null: now, or in the next free slot. */
  readonly startsAt: Date | null;
};

/** Milliseconds after which an event is too old: nothing is sent late. */
const FRESH_MS = 60 * 60 * 1000;

/**
 * Decides what a rule does about an event, without clock or database: for an event that happens, and
 * for one of the last days alike. An unknown fact fails its condition.
 */
export function evaluateRule(
  { trigger, conditions, actions }: Pick<RuleFields, "trigger" | "conditions" | "actions">,
  event: RuleEvent,
  facts: RuleFacts,
): Evaluated {
  const standstill = whyNothing(event, facts);
  if (standstill) return skipped(standstill);
  const unmetSlot = whyNoSlot(actions, event, facts);
  if (unmetSlot) return skipped(unmetSlot);
  if (event.candidates.length === 0) return skipped(whyEmpty(event));
  if (event.notice !== null) return evaluateEnd({ conditions, actions }, event, facts);
  let first: Evaluated | null = null;
  for (const candidate of event.candidates) {
    const { item } = candidate;
    const unmet = unmetTrigger(trigger, event, item) ?? unmetCondition(conditions, item) ??
      unmetOffer(item);
    const evaluated = unmet
      ? skipped(unmet, candidate)
      : evaluateGroups({ trigger, conditions, actions }, event, candidate, facts);
    if (evaluated.outcome !== "SKIPPED") return evaluated;
    first ??= evaluated;
  }
  return event.slot ? skipped(because("NO_CANDIDATE", { time: event.slot.time })) : first!;
}

function evaluateGroups(
  { trigger, conditions, actions }: Pick<RuleFields, "trigger" | "conditions" | "actions">,
  event: RuleEvent,
  candidate: Candidate,
  facts: RuleFacts,
): Evaluated {
  const chosen = groupsOf(actions, event, facts);
  if (chosen.length === 0) {
    return { ...skipped(because("NO_GROUPS"), candidate), outcome: "FAILED" };
  }
  const fresh = withoutRecent(conditions, event, candidate.item, chosen, facts);
  if (fresh.groupIds.length === 0) {
    return { ...skipped(fresh.unmet!, candidate), leftOutIds: chosen };
  }
  if (facts.matchedToday >= actions.perDay) {
    return skipped(because("RULE_DAY_CAP", { most: actions.perDay }), candidate);
  }
  const leftOutIds = chosen.filter((id) => !fresh.groupIds.includes(id));
  const detail = {
    mode: actions.mode,
    groups: fresh.groupIds.length,
    ...leftOutIds.length > 0 && { leftOut: leftOutIds.length },
  };
  return {
    outcome: actions.mode === "ASK" ? "ASKED" : "QUEUED",
    ...causeOf(trigger, event, candidate.item, detail),
    candidate,
    groupIds: fresh.groupIds,
    leftOutIds,
    startsAt: event.slot?.startsAt ??
      (actions.timing === "NOW" ? opening(actions, event.at, facts.timeZone) : null),
  };
}

/** The reason that names each end of an offer. */
const endReasons = {
  SOLD_OUT: "OFFER_SOLD_OUT",
  COUPON_ENDED: "OFFER_COUPON_ENDED",
  OFFER_ENDED: "OFFER_PRICE_REMOVED",
} as const satisfies Record<EndNotice, ReasonCode>;

/** Decides where what is out of an offer that ended is corrected. */
function evaluateEnd(
  { conditions, actions }: Pick<RuleFields, "conditions" | "actions">,
  event: RuleEvent,
  facts: RuleFacts,
): Evaluated {
  const candidate = event.candidates[0]!;
  const unmet = unmetWords(conditions, candidate.item);
  if (unmet) return skipped(unmet, candidate);
  const groupIds = groupsOf(actions, event, facts);
  if (groupIds.length === 0) return skipped(because("NOTHING_OUT"), candidate);
  if (facts.matchedToday >= actions.perDay) {
    return skipped(because("RULE_DAY_CAP", { most: actions.perDay }), candidate);
  }
  return {
    outcome: "QUEUED",
    ...because(endReasons[event.notice!], { groups: groupIds.length }),
    candidate,
    groupIds,
    leftOutIds: [],
    startsAt: null,
  };
}

const skipped = (reason: Reasoned, candidate: Candidate | null = null): Evaluated => ({
  outcome: "SKIPPED",
  ...reason,
  candidate,
  groupIds: [],
  leftOutIds: [],
  startsAt: null,
});

function whyNothing(event: RuleEvent, facts: RuleFacts): Reasoned | null {
  if (facts.isBlocked) return because("ACCOUNT_BLOCKED");
  if (facts.isStopped) return because("RULES_STOPPED");
  if (!facts.planAllows) return because("PLAN_ENDED");
  return facts.now.getTime() - event.at.getTime() > FRESH_MS ? because("EVENT_TOO_OLD") : null;
}

/** Returns why a slot is none for the rule; null: it is, or the event is none of a slot. */
function whyNoSlot(actions: RuleActions, event: RuleEvent, facts: RuleFacts): Reasoned | null {
  if (!event.slot) return null;
  const { startsAt, time } = event.slot;
  if (opening(actions, startsAt, facts.timeZone)) return because("SLOT_OUTSIDE_HOURS", { time });
  const own = groupsOf(actions, { groupIds: null }, facts); // without any it is a failure, later
  const isTaken = own.length > 0 && groupsOf(actions, event, facts).length === 0;
  if (isTaken) return because("SLOT_TAKEN", { time });
  const { perDay: most } = actions;
  return facts.matchedToday >= most ? because("RULE_DAY_CAP", { most }) : null;
}

const whyEmpty = ({ coupon, slot, unread }: RuleEvent): Reasoned =>
  unread
    ? unread
    : coupon
    ? because("NO_OFFER", { code: coupon.code })
    : slot
    ? because("NO_CANDIDATE", { time: slot.time })
    : because("OFFER_GONE");

/** Returns the drop of a price in whole per cent, rounded down. */
const dropPercent = ({ fromCents }: RuleEvent, { priceCents }: RuleItem): number =>
  fromCents === null || priceCents === null
    ? 0
    : Math.floor((fromCents - priceCents) * 100 / fromCents);

function unmetTrigger(trigger: RuleTrigger, event: RuleEvent, item: RuleItem): Reasoned | null {
  if (trigger.kind === "PRICE_DROP") {
    const percent = dropPercent(event, item);
    const least = trigger.minDropPercent!;
    return percent < least ? because("DROP_TOO_SMALL", { percent, least }) : null;
  }
  if (trigger.kind === "LOWEST_PRICE") {
    const days = trigger.lowestInDays!;
    return (item.lowestInDays ?? 0) < days ? because("NOT_LOWEST", { days }) : null;
  }
  return null;
}

function causeOf(
  { kind, lowestInDays }: RuleTrigger,
  event: RuleEvent,
  item: RuleItem,
  detail: ReasonDetail,
): Reasoned {
  const { priceCents, currency } = item;
  const price = { ...detail, currency, ...priceCents !== null && { cents: priceCents } };
  switch (kind) {
    case "PRICE_DROP":
      return because("PRICE_DROPPED", {
        ...price,
        percent: dropPercent(event, item),
        fromCents: event.fromCents!,
      });
    case "LOWEST_PRICE":
      return because("LOWEST_PRICE", { ...price, days: lowestInDays! });
    case "OFFER_READY":
      return because("OFFER_READY", detail);
    case "COUPON_PROVEN":
    case "COUPON_ENDING":
      return because(kind, { ...detail, code: event.coupon!.code, until: event.coupon!.until });
    case "SHOP_SEARCH":
      return because("FOUND", { ...detail, query: event.query! });
    case "FREE_SLOT":
      return because("SLOT_FREE", { ...detail, time: event.slot!.time });
    case "SOURCE_MESSAGE":
      return because("SOURCE_SEEN", detail);
    case "OFFER_ENDED":
      throw new Error("an end is decided by evaluateEnd");
  }
}

/**
 * Returns when the rule's times next allow a start; null: they do at `at`. A time that the clocks
 * skip moves by as much.
 */
export function opening(
  actions: Pick<RuleActions, "fromTime" | "toTime">,
  at: Date,
  timeZone: string,
): Date | null {
  const hours = hoursOf(actions);
  if (!hours || isWithinHours(at, hours, timeZone)) return null;
  const today = zoned(at, timeZone).toPlainDate();
  return [today, today.add({ days: 1 })]
    .map((day) => instantOf(`${day}T${hours.fromTime}`, timeZone)).find((start) => start > at)!;
}
