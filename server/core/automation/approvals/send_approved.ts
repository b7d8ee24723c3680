import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { ApprovalId, GroupId, UserId } from "../../ids.ts";
import { zoned } from "../../zoned.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import { opening } from "../evaluate_rule.ts";
import { withoutRecent } from "../evaluation/chosen_groups.ts";
import { loadPersonFacts, loadSent } from "../evaluation/person_facts.ts";
import { loadOfferItems } from "../evaluation/product_items.ts";
import { queueMatch } from "../evaluation/queue_match.ts";
import { readOfferAgain } from "../evaluation/read_offer_again.ts";
import type { RuleItem } from "../evaluation/rule_event.ts";
import { takenGroups } from "../evaluation/taken_groups.ts";
import { because, unmetCondition } from "../evaluation/unmet_condition.ts";
import type { Rule, RuleActions } from "../rule.ts";
import { asApproval, asRule } from "../tables.ts";
import { lockRules } from "../write_rule.ts";
import { type Approval, expiryOf } from "./approval.ts";

/** How old a price may be that could not be read again. */
const STILL_FRESH_MS = 30 * 60 * 1000;

/**
 * Sends what the person accepted, once: reads its price again before, drops it where a condition no
 * longer holds, leaves out the groups that got it meanwhile, and asks again where the price rose.
 */
export async function sendApproved(
  ctx: Context,
  { userId, approvalId }: EventOf<"approval.accepted">,
): Promise<void> {
  const approval = await loadOpen(ctx, approvalId);
  if (!approval) return;
  const isChecked = approval.offerId !== null &&
    await readOfferAgain(ctx, userId, approval.offerId);
  await settle(ctx, { userId, approvalId, isChecked });
}

const loadOpen = (
  { db }: Pick<Context, "db">,
  approvalId: ApprovalId,
): Promise<Approval | undefined> =>
  db.selectFrom("approvals").select(asApproval).where("id", "=", approvalId)
    .where("status", "=", "ACCEPTED").where("settled_at", "is", null).executeTakeFirst();

type Settle = {
  readonly userId: UserId;
  readonly approvalId: ApprovalId;
  readonly isChecked: boolean;
};

const settle = command(async (tx, { userId, approvalId, isChecked }: Settle): Promise<void> => {
  const { db, now } = tx;
  await lockRules(tx, userId);
  const approval = await loadOpen(tx, approvalId);
  if (!approval) return;
  const rule: Rule = await db.selectFrom("rules").select(asRule)
    .where("id", "=", approval.ruleId).executeTakeFirstOrThrow();
  const items = approval.offerId && await loadOfferItems(tx, userId, [approval.offerId]);
  const item = items && approval.offerId ? items.get(approval.offerId) : undefined;
  const person = await loadPersonFacts(tx, userId);
  if (!item || !person) return await drop(tx, approval, because("OFFER_GONE"));
  if (person.isStopped) return await drop(tx, approval, because("RULES_STOPPED"));
  if (person.isBlocked) return await drop(tx, approval, because("ACCOUNT_BLOCKED"));
  const isFresh = item.priceReadAt !== null &&
    now.getTime() - item.priceReadAt.getTime() <= STILL_FRESH_MS;
  if (!isChecked && !isFresh) return await drop(tx, approval, because("PRICE_NOT_CHECKED"));
  const current: RuleItem = {
    ...item,
    priceCents: item.laterPriceCents ?? item.priceCents,
    commissionPercent: item.commissionPercent ?? approval.commissionPercent,
  };
  const unmet = unmetCondition(rule.conditions, current);
  if (unmet) return await drop(tx, approval, unmet);
  if (approval.priceCents !== null) {
    if (current.priceCents === null || current.currency !== approval.currency) {
      return await drop(tx, approval, because("PRICE_UNKNOWN"));
    }
    if (current.priceCents > approval.priceCents) return await askAgain(tx, approval, current);
  }
  const { timeZone } = person;
  const free = await freeGroups(tx, rule, approval);
  if (free.length === 0 && approval.plannedAt) {
    const time = zoned(approval.plannedAt, timeZone).toPlainTime().toString().slice(0, 5);
    return await drop(tx, approval, because("SLOT_TAKEN", { time }));
  }
  const productKeys = [current.productKey];
  const sent = await loadSent(tx, userId, { rules: [rule], productKeys, timeZone, from: now });
  const { groupIds, unmet: sentMeanwhile } = withoutRecent(
    rule.conditions,
    { at: now },
    current,
    free,
    { sent, timeZone },
  );
  if (sentMeanwhile) return await drop(tx, approval, sentMeanwhile);
  const refused = await queueMatch(tx, {
    userId,
    rule,
    eventKey: approval.eventKey,
    offerId: approval.offerId!,
    groupIds,
    startsAt: startOf(rule.actions, approval, now, timeZone),
  });
  if (refused) return await drop(tx, approval, refused);
  await db.updateTable("approvals").set({ settled_at: now }).where("id", "=", approvalId).execute();
  tx.emit({ name: "approval.changed", userId, approvalId });
});

/** Returns the groups of an approval; where it fills a slot, those that nothing else has taken since. */
async function freeGroups(
  tx: Tx,
  { trigger }: Rule,
  { userId, groupIds, plannedAt }: Approval,
): Promise<readonly GroupId[]> {
  if (trigger.kind !== "FREE_SLOT" || !plannedAt) return groupIds;
  const taken = await takenGroups(tx, userId, plannedAt);
  return groupIds.filter((id) => !taken.has(id));
}

/**
 * Returns when the messages of an approval start: as planned, or when the rule's times next allow
 * it; null: now, or in the next free slot.
 */
function startOf(
  actions: RuleActions,
  { plannedAt }: Approval,
  now: Date,
  timeZone: string,
): Date | null {
  const planned = plannedAt && plannedAt > now ? plannedAt : null;
  if (!planned && actions.timing === "NEXT_FREE_SLOT") return null;
  return opening(actions, planned ?? now, timeZone) ?? planned;
}

async function drop(
  { db, now, emit }: Tx,
  { id: approvalId, userId }: Approval,
  { reasonCode, reasonDetail }: Reasoned,
): Promise<void> {
  await db.updateTable("approvals").set({
    status: "DROPPED",
    settled_at: now,
    dropped_code: reasonCode,
    dropped_detail: JSON.stringify(reasonDetail),
  }).where("id", "=", approvalId).execute();
  emit({ name: "approval.changed", userId, approvalId });
}

/** Asks the person again, about the price of now. */
async function askAgain(
  { db, now, emit }: Tx,
  { id: approvalId, userId, priceCents, currency, plannedAt }: Approval,
  item: RuleItem,
): Promise<void> {
  await db.updateTable("approvals").set({
    status: "PENDING",
    answered_at: null,
    price_cents: item.priceCents,
    expires_at: expiryOf({
      item,
      plannedAt: plannedAt && plannedAt > now ? plannedAt : null,
      now,
    }),
    reason_code: "PRICE_ROSE",
    reason_detail: JSON.stringify({
      fromCents: priceCents!,
      cents: item.priceCents!,
      currency,
    }),
  }).where("id", "=", approvalId).execute();
  emit({ name: "approval.requested", userId, approvalId });
}
