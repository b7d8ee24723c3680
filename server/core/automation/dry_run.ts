import { sql } from "kysely";
import type { Context } from "../context.ts";
import { SOON_MS } from "../coupons/coupon.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { CouponId, GroupId, OfferId, RuleId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { dayOf, zoned } from "../zoned.ts";
import { checkedRule } from "./checked_rule.ts";
import type { Reasoned, RuleOutcome } from "./decisions/rule_decision.ts";
import { evaluateInOrder, type Pair } from "./evaluation/evaluate_events.ts";
import { loadPersonFacts, loadSent, MatchCounts } from "./evaluation/person_facts.ts";
import type { EndCause } from "../offers/ended_offers.ts";
import { endEvents } from "./evaluation/end_events.ts";
import { couponEvents, offerEvents, priceEvents } from "./evaluation/rule_events.ts";
import type { RuleEvent } from "./evaluation/rule_event.ts";
import { loadRules } from "./list_rules.ts";
import type { Rule, RuleFields, RuleTriggerKind } from "./rule.ts";

/** What a rule would have done with one event. */
export type DryRunItem = Reasoned & {
  readonly at: Date;
  readonly outcome: RuleOutcome;
  readonly title: string;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly groupIds: readonly GroupId[];
};

/** What a rule would have done in the last days; nothing was sent. */
export type RuleDryRun = {
  /** False: what it reacts to is not kept, and only what comes can show what it does. */
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
/** Most ends of offers that a dry run evaluates. */
const MOST_ENDS = 200;
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
  const events = await pastEvents[rule.trigger.kind]?.(ctx, userId, since);
  const person = await loadPersonFacts(ctx, userId);
  if (!events || !person) return { isKnown: false, since, until, items: [], days: [] };
  const pairs: Pair[] = events.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .map((event) => ({ rule, event }));
  const sent = await loadSent(ctx, userId, {
    rules: [rule],
    productKeys: [
      ...new Set(events.flatMap(({ candidates }) => candidates.map(({ item }) => item.productKey))),
    ],
    timeZone: person.timeZone,
    from: since,
    without: rule.id,
  });
  const decided = evaluateInOrder(pairs, {
    facts: { ...person, isStopped: false, planAllows: true, isBlocked: false, now: since },
    isPast: true,
    sent,
    counts: new MatchCounts(person.timeZone),
  });
  const items = decided.map(({ event, evaluated }): DryRunItem => {
    const { outcome, reasonCode, reasonDetail, groupIds } = evaluated;
    const item = evaluated.candidate?.item ?? event.candidates[0]?.item;
    return {
      at: event.at,
      outcome,
      reasonCode,
      reasonDetail,
      title: item?.title ?? event.title,
      priceCents: item?.priceCents ?? null,
      currency: item?.currency ?? "BRL",
      groupIds,
    };
  });
  return { isKnown: true, since, until, items, days: byDay(items, since, until, person.timeZone) };
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

/** What rules of each kind would have reacted to; a kind without a row leaves no trace. */
const pastEvents: Readonly<
  Partial<
    Record<RuleTriggerKind, (ctx: Context, userId: UserId, since: Date) => Promise<RuleEvent[]>>
  >
> = {
  PRICE_DROP: (ctx, userId, since) => priceEvents(ctx, userId, { since, until: ctx.now }),
  LOWEST_PRICE: (ctx, userId, since) => priceEvents(ctx, userId, { since, until: ctx.now }),
  async OFFER_READY(ctx, userId, since) {
    const { rows } = await sql<{ offerId: OfferId; at: Date }>`
      select payload ->> 'offerId' as "offerId", happened_at as at from events
      where name = 'offer.approved' and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz and happened_at <= ${ctx.now}::timestamptz
      order by happened_at, id`.execute(ctx.db);
    return await offerEvents(ctx, userId, rows);
  },
  async OFFER_ENDED(ctx, userId, since) {
    const { rows } = await sql<{ cause: EndCause; at: Date }>`
      select payload || jsonb_build_object('name', name) as cause, happened_at as at from events
      where name in ('product.soldOut', 'offer.ended', 'coupon.expired')
        and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz and happened_at <= ${ctx.now}::timestamptz
      order by happened_at, id limit ${MOST_ENDS}`.execute(ctx.db);
    return await endEvents(ctx, userId, rows.map(({ cause, at }) => ({ ...cause, at })));
  },
  async COUPON_PROVEN(ctx, userId, since) {
    const { rows } = await sql<{ couponId: CouponId; at: Date }>`
      select coupon_id as "couponId", min(voted_at) as at from coupon_votes
      where user_id = ${userId} and worked
      group by coupon_id having min(voted_at) > ${since}::timestamptz`.execute(ctx.db);
    return await couponEvents(
      ctx,
      userId,
      rows.map((row) => ({ ...row, kind: "COUPON_PROVEN" as const })),
    );
  },
  async COUPON_ENDING(ctx, userId, since) {
    const coupons = await ctx.db.selectFrom("coupons").select(["id", "valid_until", "created_at"])
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .where("disabled_at", "is", null)
      .where("valid_until", ">", new Date(since.getTime() + SOON_MS))
      .where("valid_until", "<=", new Date(ctx.now.getTime() + SOON_MS)).execute();
    return await couponEvents(
      ctx,
      userId,
      coupons.map(({ id, valid_until, created_at }) => ({
        couponId: id,
        at: new Date(Math.max(valid_until!.getTime() - SOON_MS, created_at.getTime())),
        kind: "COUPON_ENDING" as const,
      })),
    );
  },
};

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
