import { sql } from "kysely";
import { plannedSendings } from "../../campaigns/calendar/queries.ts";
import type { Context } from "../../context.ts";
import type { GroupId, OfferId } from "../../ids.ts";
import { loadOfferItems } from "../evaluation/product_items.ts";
import type { Candidate, RuleEvent } from "../evaluation/rule_event.ts";
import {
  aheadOf,
  loadSlotTimes,
  MOST_LOOKED_AT,
  slotEvent,
  slotsBetween,
} from "../evaluation/slots.ts";
import { BEHIND_MS, UnreadOffers } from "../evaluation/unread_offers.ts";
import type { Rule } from "../rule.ts";

type Reader = Pick<Context, "db" | "now">;

/** Most slots, and approvals, that a dry run reads: the latest ones. */
const MOST_SLOTS = 1_500;
const MOST_APPROVALS = 1_000;
/** Approvals of offers that were queued since are searched so far back. */
const APPROVED_IN = "60 days";

/**
 * Returns an event for each slot of the last days, with the offers that were approved then. Slots are
 * those of today: what they were is not kept. What the rule itself sent is left out, as if it had not
 * been there.
 */
export async function pastSlots(ctx: Reader, rule: Rule, since: Date): Promise<RuleEvent[]> {
  const { userId, id: ruleId, actions } = rule;
  const times = await loadSlotTimes(ctx, userId);
  const ahead = aheadOf(actions);
  const instantOf = (slot: Date) => new Date(slot.getTime() - ahead); // when it was decided
  const slots = slotsBetween(times, actions, since, ctx.now)
    .filter((slot) => instantOf(slot) > since && instantOf(slot) <= ctx.now).slice(-MOST_SLOTS);
  if (slots.length === 0) return [];
  const approvals = await approvalsSince(ctx, rule, since);
  const items = await loadOfferItems(
    ctx,
    userId,
    approvals.map(({ offerId }) => offerId),
    new Map(approvals.map(({ offerId, from }) => [offerId, from < since ? since : from])),
  );
  const planned = await plannedSince(ctx, rule, since);
  const calendar = await plannedSendings(ctx, userId);
  const unread = await UnreadOffers.load(ctx, userId, new Date(since.getTime() - BEHIND_MS));
  return slots.map((slot) => {
    const at = instantOf(slot);
    const taken = planned.filter((message) =>
      message.plannedAt.getTime() === slot.getTime() &&
      (message.createdAt <= at || message.isOfCalendar) &&
      (message.leftAt === null || message.leftAt > at)
    );
    const behind = unread.behindAt(at);
    const candidates = approvals
      .filter(({ from, until }) => from <= at && (until === null || until > at))
      .flatMap(({ offerId }): SlotCandidate[] => {
        const item = items.get(offerId);
        return item ? [{ item, from: { offerId } }] : [];
      }).slice(0, MOST_LOOKED_AT);
    const isBehind = ({ from }: SlotCandidate) => behind.has(from.offerId);
    return slotEvent({
      ruleId,
      at,
      slot,
      times,
      taken: new Set([
        ...taken.map(({ groupId }) => groupId),
        ...slot > ctx.now ? calendar(slot) : [],
      ]),
      candidates: [...candidates.filter((one) => !isBehind(one)), ...candidates.filter(isBehind)],
    });
  });
}

type SlotCandidate = Candidate & { readonly from: { readonly offerId: OfferId } };

type Approval = {
  readonly offerId: OfferId;
  readonly from: Date;
  /** When it was queued, or a draft again; null: it waits. */
  readonly until: Date | null;
};

/** Returns when each offer was approved and waited, the first offer first. */
async function approvalsSince(
  { db, now }: Reader,
  { userId, id: ruleId }: Rule,
  since: Date,
): Promise<Approval[]> {
  const { rows } = await sql<Approval>`
    with approvals as (
      select payload ->> 'offerId' as id, happened_at as at from events
      where name = 'offer.approved' and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz - ${APPROVED_IN}::interval
        and happened_at <= ${now}::timestamptz
      order by happened_at desc limit ${MOST_APPROVALS}
    ), unapproved as (
      select payload ->> 'offerId' as id, happened_at as at from events
      where name = 'offer.unapproved' and payload ->> 'userId' = ${userId}
        and happened_at > ${since}::timestamptz - ${APPROVED_IN}::interval
    ), known as (
      select id, at from approvals
      union all
      (select o.id, o.created_at from offers o -- approved before those events
        where o.user_id = ${userId} and o.status = 'APPROVED' and o.deleted_at is null
          and not exists (select from approvals a where a.id = o.id)
        order by o.id limit ${MOST_APPROVALS})
    ), spans as (
      select k.id as "offerId", k.at as "from", least(
        (select min(d.created_at) from dispatches d
          where d.offer_id = k.id and d.created_at >= k.at and d.origin_id is distinct from ${ruleId}),
        (select min(u.at) from unapproved u where u.id = k.id and u.at >= k.at)
      ) as until
      from known k join offers o on o.id = k.id and o.user_id = ${userId} and o.deleted_at is null
    )
    select * from spans where until is null or until > ${since}::timestamptz
    order by "offerId"`.execute(db);
  return rows;
}

type Planned = {
  readonly groupId: GroupId;
  readonly plannedAt: Date;
  readonly createdAt: Date;
  /** It was known before: the calendar queues shortly before the time. */
  readonly isOfCalendar: boolean;
  /** When it stopped waiting; null: it waits. */
  readonly leftAt: Date | null;
};

/** Returns the messages of a person that were planned since then, without the rule's own. */
async function plannedSince(
  { db }: Reader,
  { userId, id: ruleId }: Rule,
  since: Date,
): Promise<Planned[]> {
  const { rows } = await sql<Planned>`
    select group_id as "groupId", planned_at as "plannedAt", created_at as "createdAt",
      origin = 'CALENDAR' as "isOfCalendar", least(started_at, settled_at) as "leftAt"
    from dispatches
    where user_id = ${userId} and planned_at > ${since}::timestamptz
      and origin_id is distinct from ${ruleId} and (
        status in ('QUEUED', 'CANCELED', 'EXPIRED') or started_at > ${since}::timestamptz and
          session_id in (select id from messenger_sessions where user_id = ${userId})
      )`.execute(db);
  return rows;
}

/** The offers that a dry run's rule has, or waits for an answer about, until when; null: for good. */
export type Engaged = ReadonlyMap<OfferId, Date | null>;

/** Yields each slot without the offers that earlier ones have. */
export function* withoutEngaged(
  events: readonly RuleEvent[],
  engaged: Engaged,
): Generator<RuleEvent> {
  for (const event of events) {
    const isFree = ({ from }: Candidate) => {
      const until = "offerId" in from ? engaged.get(from.offerId) : undefined;
      return until === undefined || until !== null && until <= event.at;
    };
    yield { ...event, candidates: event.candidates.filter(isFree) };
  }
}
