import { wordsIn } from "../catalogue/product.ts";
import type { GroupId } from "../ids.ts";
import { fold } from "../search.ts";
import { instantOf, zoned } from "../zoned.ts";
import type { ReasonCode, ReasonDetail } from "./decisions/reasons.ts";
import type { Reasoned, RuleOutcome } from "./decisions/rule_decision.ts";
import { familyWords, isSameFamily } from "./evaluation/product_family.ts";
import type { Candidate, RuleEvent, RuleItem } from "./evaluation/rule_event.ts";
import type { RuleActions, RuleConditions, RuleFields, RuleTrigger } from "./rule.ts";

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
  /** When messages start; null: now, or in the next free slot. */
  readonly startsAt: Date | null;
};

/** Milliseconds after which an event is too old: nothing is sent late. */
const FRESH_MS = 60 * 60 * 1000;
const DAY_MS = 24 * 60 * 60 * 1000;

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
  if (event.candidates.length === 0) return skipped(whyEmpty(event));
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
  if (fresh.groupIds.length === 0) return skipped(fresh.unmet!, candidate);
  if (facts.matchedToday >= actions.perDay) {
    return skipped(because("RULE_DAY_CAP", { most: actions.perDay }), candidate);
  }
  const detail = { mode: actions.mode, groups: fresh.groupIds.length };
  return {
    outcome: actions.mode === "ASK" ? "ASKED" : "QUEUED",
    ...causeOf(trigger, event, candidate.item, detail),
    candidate,
    groupIds: fresh.groupIds,
    startsAt: event.slot?.startsAt ??
      (actions.timing === "NOW" ? opening(actions, event.at, facts.timeZone) : null),
  };
}

const because = (reasonCode: ReasonCode, reasonDetail: ReasonDetail = {}): Reasoned => ({
  reasonCode,
  reasonDetail,
});

const skipped = (reason: Reasoned, candidate: Candidate | null = null): Evaluated => ({
  outcome: "SKIPPED",
  ...reason,
  candidate,
  groupIds: [],
  startsAt: null,
});

function whyNothing(event: RuleEvent, facts: RuleFacts): Reasoned | null {
  if (facts.isBlocked) return because("ACCOUNT_BLOCKED");
  if (facts.isStopped) return because("RULES_STOPPED");
  if (!facts.planAllows) return because("PLAN_ENDED");
  return facts.now.getTime() - event.at.getTime() > FRESH_MS ? because("EVENT_TOO_OLD") : null;
}

const whyEmpty = ({ coupon, slot }: RuleEvent): Reasoned =>
  coupon
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
  }
}

/** Returns the first condition that a product does not meet; null: it meets all. */
export function unmetCondition(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  return unmetWords(conditions, item) ?? unmetPrice(conditions, item) ??
    unmetQuality(conditions, item);
}

function unmetWords(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { marketplaces, categories, words, notWords } = conditions;
  if (marketplaces.length > 0 && !marketplaces.includes(item.marketplace)) {
    return because("MARKETPLACE_OTHER");
  }
  if (categories.length > 0) {
    if (item.tags.length === 0) return because("CATEGORY_UNKNOWN");
    const wanted = new Set(categories.map(fold));
    if (!item.tags.some((tag) => wanted.has(fold(tag)))) return because("CATEGORY_OTHER");
  }
  const text = ` ${wordsIn([item.title, item.shop, ...item.tags].join(" "))} `;
  const has = (word: string) => text.includes(` ${wordsIn(word)} `);
  if (words.length > 0 && !words.some(has)) return because("WORD_MISSING");
  const avoided = notWords.find(has);
  return avoided === undefined ? null : because("WORD_AVOIDED", { word: avoided });
}

function unmetPrice(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { minPriceCents, maxPriceCents, minProvenDiscountPercent: least } = conditions;
  const { priceCents: cents, oldPriceCents, currency } = item;
  if (item.isOutOfStock) return because("OUT_OF_STOCK");
  if (minPriceCents !== null || maxPriceCents !== null) {
    if (cents === null || currency !== "BRL") return because("PRICE_UNKNOWN");
    if (minPriceCents !== null && cents < minPriceCents) {
      return because("PRICE_LOW", { cents, limit: minPriceCents, currency });
    }
    if (maxPriceCents !== null && cents > maxPriceCents) {
      return because("PRICE_HIGH", { cents, limit: maxPriceCents, currency });
    }
  }
  if (least === null) return null;
  if (cents === null || oldPriceCents === null) return because("DISCOUNT_UNPROVEN");
  const percent = Math.floor((oldPriceCents - cents) * 100 / oldPriceCents);
  return percent < least ? because("DISCOUNT_SMALL", { percent, least }) : null;
}

function unmetQuality(conditions: RuleConditions, item: RuleItem): Reasoned | null {
  const { minCommissionPercent, minRating } = conditions;
  const { commissionPercent, ratingTenths } = item;
  if (minCommissionPercent !== null) {
    if (commissionPercent === null) return because("COMMISSION_UNKNOWN");
    if (commissionPercent < minCommissionPercent) {
      return because("COMMISSION_SMALL", {
        percent: commissionPercent,
        least: minCommissionPercent,
      });
    }
  }
  if (minRating === null) return null;
  if (ratingTenths === null) return because("RATING_UNKNOWN");
  return ratingTenths < minRating * 10
    ? because("RATING_LOW", { rating: ratingTenths / 10, least: minRating })
    : null;
}

/** Returns why the offer must not leave; null: it may. */
function unmetOffer({ isPaid, laterPriceCents, priceCents, currency }: RuleItem): Reasoned | null {
  if (isPaid === false) return because("OFFER_UNPAID");
  return laterPriceCents === null ? null : because("PRICE_CHANGED", {
    fromCents: priceCents ?? laterPriceCents,
    cents: laterPriceCents,
    currency,
  });
}

function groupsOf(
  { groupIds, groupTags }: RuleActions,
  event: RuleEvent,
  { groups }: RuleFacts,
): GroupId[] {
  const [named, tags] = [new Set(groupIds), new Set(groupTags.map(fold))];
  return groups
    .filter(({ id, tags: its }) => named.has(id) || its.some((tag) => tags.has(fold(tag))))
    .map(({ id }) => id)
    .filter((id) => event.groupIds?.includes(id) ?? true);
}

/** Returns the groups that have not got the product, or too many of its family, lately. */
function withoutRecent(
  { notSentInDays, familyPerDay }: RuleConditions,
  event: RuleEvent,
  item: RuleItem,
  chosen: readonly GroupId[],
  { sent, timeZone }: RuleFacts,
): { readonly groupIds: readonly GroupId[]; readonly unmet: Reasoned | null } {
  const since = event.at.getTime() - (notSentInDays ?? 0) * DAY_MS;
  const same = notSentInDays === null ? [] : sent.filter(({ productKey, at }) => {
    return productKey === item.productKey && at.getTime() > since;
  });
  const got = new Set(same.map(({ groupId }) => groupId));
  const unsent = chosen.filter((id) => !got.has(id));
  if (unsent.length === 0) {
    const last = Math.max(...same.map(({ at }) => at.getTime()));
    const days = Math.max(0, Math.floor((event.at.getTime() - last) / DAY_MS));
    return { groupIds: [], unmet: because("SENT_RECENTLY", { days }) };
  }
  if (familyPerDay === null) return { groupIds: unsent, unmet: null };
  const family = familyWords(item.title);
  const today = zoned(event.at, timeZone).toPlainDate();
  const alike = sent.filter(({ at, title }) =>
    zoned(at, timeZone).toPlainDate().equals(today) && isSameFamily(family, familyWords(title))
  );
  const counts = Map.groupBy(alike, ({ groupId }) => groupId);
  const groupIds = unsent.filter((id) => (counts.get(id)?.length ?? 0) < familyPerDay);
  return { groupIds, unmet: groupIds.length > 0 ? null : because("FAMILY_SENT") };
}

/**
 * Returns when the rule's times next allow a start; null: they do at `at`. A time that the clocks
 * skip moves by as much.
 */
export function opening(
  { fromTime, toTime }: Pick<RuleActions, "fromTime" | "toTime">,
  at: Date,
  timeZone: string,
): Date | null {
  if (fromTime === null || toTime === null) return null;
  const here = zoned(at, timeZone);
  const time = here.toPlainTime().toString().slice(0, 5);
  const isOpen = fromTime < toTime
    ? fromTime <= time && time < toTime
    : fromTime <= time || time < toTime;
  if (isOpen) return null;
  const today = here.toPlainDate();
  return [today, today.add({ days: 1 })]
    .map((day) => instantOf(`${day}T${fromTime}`, timeZone)).find((start) => start > at)!;
}
