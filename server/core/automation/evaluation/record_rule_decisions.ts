import { command, type Tx } from "../../command.ts";
import { correctEndedOffer, queueMessages } from "../../delivery/commands.ts";
import { messagePriorities } from "../../delivery/queue/dispatch.ts";
import { Failure } from "../../errors.ts";
import { newId, type OfferId, type RuleId, type UserId } from "../../ids.ts";
import { chooseTemplate } from "../../offers/commands.ts";
import { LimitReached } from "../../plans/limits.ts";
import { expiryOf } from "../approvals/approval.ts";
import { occasionOf, type RuleOutcome } from "../decisions/rule_decision.ts";
import type { Evaluated } from "../evaluate_rule.ts";
import { MOST_FAILURES, type Rule } from "../rule.ts";
import type { RuleEvent } from "./rule_event.ts";

/** What a rule does about an event. */
export type Decided = {
  readonly rule: Rule;
  readonly event: RuleEvent;
  readonly evaluated: Evaluated;
};

/** Decisions of one statement. */
const BATCH = 500;
/** Characters of a title that a decision keeps. */
const LONGEST_TITLE = 200;

/** Does what rules decided, and records each decision, in the transaction that evaluated them. */
export async function recordRuleDecisions(
  tx: Tx,
  userId: UserId,
  decided: readonly Decided[],
): Promise<void> {
  const done: Decided[] = [];
  for (const one of decided) done.push(await carryOut(tx, userId, one));
  const rows = done.map(({ rule, event, evaluated }) => {
    const { candidate, outcome, groupIds, leftOutIds, reasonCode, reasonDetail } = evaluated;
    const item = candidate?.item ?? event.candidates[0]?.item;
    const { from } = candidate ?? {};
    return {
      id: newId("rdc"),
      rule_id: rule.id,
      user_id: userId,
      event_key: event.key,
      at: event.at,
      outcome,
      reason_code: reasonCode,
      reason_detail: JSON.stringify(reasonDetail),
      title: (item?.title ?? event.title).slice(0, LONGEST_TITLE),
      price_cents: item?.priceCents ?? null,
      currency: item?.currency ?? "BRL",
      offer_id: from && "offerId" in from ? from.offerId : null,
      product_id: from && "productId" in from ? from.productId : null,
      coupon_id: event.coupon?.id ?? null,
      group_ids: [...groupIds],
      left_out_ids: [...leftOutIds],
      found: event.query !== null && item ? JSON.stringify({ query: event.query, item }) : null,
    };
  });
  for (let at = 0; at < rows.length; at += BATCH) {
    await tx.db.insertInto("rule_decisions").values(rows.slice(at, at + BATCH)).execute();
  }
  for (const [nth, { id, event_key }] of rows.entries()) {
    if (rows[nth]!.outcome === "ASKED") await ask(tx, done[nth]!, { id, event_key });
  }
  await countFailures(tx, done);
  tx.emit({
    name: "rules.decided",
    userId,
    ruleIds: [...new Set(done.map(({ rule }) => rule.id))],
  });
}

const isOfOffer = (from: object): from is { readonly offerId: OfferId } => "offerId" in from;

/** Queues the messages of a match. A refusal is part of the decision. */
async function carryOut(tx: Tx, userId: UserId, decided: Decided): Promise<Decided> {
  const { rule, event, evaluated } = decided;
  const { outcome, candidate } = evaluated;
  if (outcome !== "QUEUED" && outcome !== "ASKED") return decided;
  if (!candidate || !isOfOffer(candidate.from)) throw new Error("a match has its offer");
  const { offerId } = candidate.from;
  if (event.notice !== null) {
    await correctEndedOffer(tx, {
      userId,
      offerId,
      groupIds: evaluated.groupIds,
      notice: event.notice,
      occasion: occasionOf(rule.id, event.key),
    });
    return decided;
  }
  if (rule.actions.templateId !== null) {
    await chooseTemplate(tx, offerId, rule.actions.templateId);
  }
  if (outcome === "ASKED") return decided;
  const refused = await queueMatch(tx, {
    userId,
    rule,
    eventKey: event.key,
    offerId,
    groupIds: evaluated.groupIds,
    startsAt: evaluated.startsAt,
  });
  return refused ? { ...decided, evaluated: { ...evaluated, ...refused, groupIds: [] } } : decided;
}

type QueueMatch = Pick<Evaluated, "groupIds" | "startsAt"> & {
  readonly userId: UserId;
  readonly rule: Pick<Rule, "id" | "actions">;
  readonly eventKey: string;
  readonly offerId: OfferId;
};

type Refused = Pick<Evaluated, "reasonCode" | "reasonDetail"> & { readonly outcome: RuleOutcome };

/** Queues the messages of a match, after everything that people sent by hand. @returns why not */
export async function queueMatch(tx: Tx, match: QueueMatch): Promise<Refused | null> {
  const { userId, rule, eventKey, offerId, groupIds, startsAt } = match;
  try {
    const { queued, skipped } = await queueApart(tx, {
      userId,
      what: { offerId },
      groupIds,
      occasion: occasionOf(rule.id, eventKey),
      priority: rule.actions.isUrgent ? messagePriorities.CALENDAR : messagePriorities.RULE,
      origin: "RULE",
      originId: rule.id,
      ...startsAt
        ? { starts: startsAt }
        : { nextFreeSlot: rule.actions.timing === "NEXT_FREE_SLOT" },
    });
    const isNone = queued.length === 0 && skipped.every(({ reason }) => reason !== null);
    return isNone ? { outcome: "FAILED", reasonCode: "NO_GROUPS", reasonDetail: {} } : null;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.code === "OFFER_UNPAID") {
      return { outcome: "SKIPPED", reasonCode: "OFFER_UNPAID", reasonDetail: {} };
    }
    const isFull = error instanceof LimitReached || error.code === "PLAN_ENDED";
    return {
      outcome: isFull ? "SKIPPED" : "FAILED",
      reasonCode: isFull ? "PLAN_FULL" : "REFUSED",
      reasonDetail: { failure: error.code },
    };
  }
}

/** A refusal undoes only what was queued of this match. */
const queueApart = command(queueMessages);

async function ask(
  tx: Tx,
  { rule, evaluated }: Decided,
  decision: { readonly id: `rdc_${string}`; readonly event_key: string },
): Promise<void> {
  const { db, now, emit } = tx;
  const { candidate, groupIds, startsAt, reasonCode, reasonDetail } = evaluated;
  const { item, from } = candidate!;
  const approvalId = newId("apv");
  await db.insertInto("approvals").values({
    id: approvalId,
    user_id: rule.userId,
    rule_id: rule.id,
    decision_id: decision.id,
    event_key: decision.event_key,
    status: "PENDING",
    offer_id: (from as { offerId: OfferId }).offerId,
    group_ids: [...groupIds],
    price_cents: item.priceCents,
    currency: item.currency,
    commission_percent: item.commissionPercent,
    planned_at: startsAt,
    expires_at: expiryOf({ priceReadAt: item.priceReadAt, plannedAt: startsAt, now }),
    reason_code: reasonCode,
    reason_detail: JSON.stringify(reasonDetail),
    answered_at: null,
    settled_at: null,
    dropped_code: null,
    dropped_detail: null,
    created_at: now,
  }).execute();
  emit({ name: "approval.requested", userId: rule.userId, approvalId });
}

/** Counts failures in a row; a rule that fails too often pauses itself. */
async function countFailures(tx: Tx, done: readonly Decided[]): Promise<void> {
  const { db, now, emit } = tx;
  const byRule = Map.groupBy(done, ({ rule }) => rule.id);
  for (const [ruleId, its] of byRule) {
    const { failures: before, userId } = its[0]!.rule;
    const failures = its.reduce((count, { evaluated: { outcome } }) => {
      return outcome === "FAILED" ? count + 1 : outcome === "SKIPPED" ? count : 0;
    }, before);
    if (failures === before) continue;
    const isPaused = failures >= MOST_FAILURES;
    await db.updateTable("rules")
      .set({ failures, ...isPaused && { paused_at: now, next_run_at: null } })
      .where("id", "=", ruleId as RuleId).execute();
    if (isPaused) emit({ name: "rule.paused", userId, ruleId: ruleId as RuleId });
  }
}
