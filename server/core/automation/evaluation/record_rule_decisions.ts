import type { Tx } from "../../command.ts";
import { correctEndedOffer } from "../../delivery/commands.ts";
import { newId, type OfferId, type RuleDecisionId, type RuleId, type UserId } from "../../ids.ts";
import { chooseTemplate } from "../../offers/commands.ts";
import { expiryOf } from "../approvals/approval.ts";
import { occasionOf } from "../decisions/rule_decision.ts";
import type { Evaluated } from "../evaluate_rule.ts";
import { MOST_FAILURES, type Rule } from "../rule.ts";
import { insertDecisions } from "./insert_decisions.ts";
import { queueMatch } from "./queue_match.ts";
import type { RuleEvent } from "./rule_event.ts";

/** What a rule does about an event. */
export type Decided = {
  readonly rule: Rule;
  readonly event: RuleEvent;
  readonly evaluated: Evaluated;
};

/**
 * Does what rules decided, and records each decision, in the transaction that evaluated them. What
 * nothing follows from is written before the first lane is locked.
 */
export async function recordRuleDecisions(
  tx: Tx,
  userId: UserId,
  decided: readonly Decided[],
): Promise<void> {
  const rows = decided.map((one) => ({ id: newId("rdc"), one }));
  const isPlain = ({ one }: (typeof rows)[number]) => one.evaluated.outcome === "SKIPPED";
  await insertDecisions(tx, userId, rows.filter(isPlain));
  const done: typeof rows = [];
  for (const { id, one } of rows.filter((row) => !isPlain(row))) {
    done.push({ id, one: await carryOut(tx, userId, one) });
  }
  await insertDecisions(tx, userId, done);
  for (const { id, one } of done) if (one.evaluated.outcome === "ASKED") await ask(tx, one, id);
  await countFailures(tx, done.map(({ one }) => one));
  tx.emit({
    name: "rules.decided",
    userId,
    ruleIds: [...new Set(decided.map(({ rule }) => rule.id))],
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

async function ask(
  tx: Tx,
  { rule, event, evaluated }: Decided,
  decisionId: RuleDecisionId,
): Promise<void> {
  const { db, now, emit } = tx;
  const { candidate, groupIds, startsAt, reasonCode, reasonDetail } = evaluated;
  const { item, from } = candidate!;
  const approvalId = newId("apv");
  await db.insertInto("approvals").values({
    id: approvalId,
    user_id: rule.userId,
    rule_id: rule.id,
    decision_id: decisionId,
    event_key: event.key,
    status: "PENDING",
    offer_id: (from as { offerId: OfferId }).offerId,
    group_ids: [...groupIds],
    price_cents: item.priceCents,
    currency: item.currency,
    commission_percent: item.commissionPercent,
    planned_at: startsAt,
    expires_at: expiryOf({ item, plannedAt: startsAt, now }),
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
