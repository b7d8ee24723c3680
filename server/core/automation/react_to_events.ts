import type { Context } from "../context.ts";
import type { DomainEvent, EventOf } from "../events.ts";
import type { EventId, UserId } from "../ids.ts";
import { evaluateEvents } from "./evaluation/evaluate_events.ts";
import { loadEnabledRules } from "./evaluation/person_facts.ts";
import type { EndCause } from "../offers/ended_offers.ts";
import { endCauses, endEvents } from "./evaluation/end_events.ts";
import { couponEvents, offerEvents, priceEvents } from "./evaluation/rule_events.ts";
import { evaluateDueRule } from "./evaluation/scheduled_rules.ts";
import { evaluateSighting } from "./evaluation/source_messages.ts";
import { triggerKinds } from "./rule.ts";

/** The events that rules of a person react to, many at once. */
export type RuleCause = Extract<
  DomainEvent,
  {
    name:
      | "product.priceLowered"
      | "offer.approved"
      | "coupon.voted"
      | "coupon.endsSoon"
      | "coupon.expired"
      | "product.soldOut"
      | "offer.ended";
  }
>;

/** An event as it was recorded. */
export type Recorded<E extends DomainEvent> = { readonly event: E; readonly id: EventId };

const isNamed =
  <N extends RuleCause["name"]>(name: N) =>
  (one: Recorded<RuleCause>): one is Recorded<Extract<RuleCause, { name: N }>> =>
    one.event.name === name;

/**
 * Evaluates a person's rules for events of theirs, once each, however often it runs. Many events of
 * one person are cheaper together.
 */
export async function evaluateForEvents(
  ctx: Context,
  userId: UserId,
  causes: readonly Recorded<RuleCause>[],
): Promise<void> {
  if ((await loadEnabledRules(ctx, userId, triggerKinds)).length === 0) return;
  const happened = await happenedAt(ctx, causes.map(({ id }) => id));
  const instant = ({ id }: { readonly id: EventId }) => happened.get(id) ?? ctx.now;
  const falls = causes.filter(isNamed("product.priceLowered"));
  const events = [
    ...falls.length === 0 ? [] : await priceEvents(ctx, userId, {
      readings: falls.map(({ event }) => ({
        productId: event.productId,
        at: new Date(event.seenAt),
      })),
    }),
    ...await offerEvents(
      ctx,
      userId,
      causes.filter(isNamed("offer.approved"))
        .map(({ event, id }) => ({ offerId: event.offerId, at: instant({ id }) })),
    ),
    ...await couponEvents(ctx, userId, [
      ...(await provenCoupons(ctx, causes.filter(isNamed("coupon.voted")))).map((one) => ({
        couponId: one.event.couponId,
        at: instant(one),
        kind: "COUPON_PROVEN" as const,
      })),
      ...causes.filter(isNamed("coupon.endsSoon")).map((one) => ({
        couponId: one.event.couponId,
        at: instant(one),
        kind: "COUPON_ENDING" as const,
      })),
    ]),
    ...await endEvents(
      ctx,
      userId,
      causes.filter(isEnd).map(({ event, id }) => ({ ...event, at: instant({ id }) })),
    ),
  ];
  await evaluateEvents(ctx, userId, events);
}

const isEnd = (one: Recorded<RuleCause>): one is Recorded<EndCause> =>
  (endCauses as readonly string[]).includes(one.event.name);

/** Returns the votes that said that a coupon works. */
async function provenCoupons<E extends Recorded<EventOf<"coupon.voted">>>(
  { db }: Context,
  votes: readonly E[],
): Promise<E[]> {
  if (votes.length === 0) return [];
  const worked = await db.selectFrom("coupons").select("id")
    .where("id", "in", votes.map(({ event }) => event.couponId)).where("worked_count", ">", 0)
    .where("voted_worked", "=", true).execute();
  const ids = new Set(worked.map(({ id }) => id));
  return votes.filter(({ event }) => ids.has(event.couponId));
}

async function happenedAt(
  { db }: Context,
  ids: readonly EventId[],
): Promise<ReadonlyMap<EventId, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("events").select(["id", "happened_at"]).where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, happened_at }) => [id, happened_at]));
}

/** Evaluates a person's rules for one event. */
export const evaluateRules = (ctx: Context, event: RuleCause, id: EventId): Promise<void> =>
  evaluateForEvents(ctx, event.userId, [{ event, id }]);

/** Evaluates a rule that the schedule found due. */
export const evaluateDue = (
  ctx: Context,
  { userId, ruleId, at }: EventOf<"rule.due">,
): Promise<void> => evaluateDueRule(ctx, { userId, ruleId, at: new Date(at) });

/** Evaluates a person's rules for a link in one of their source groups. */
export const evaluateSource = (
  ctx: Context,
  event: EventOf<"source.sighted">,
): Promise<void> => evaluateSighting(ctx, event);
