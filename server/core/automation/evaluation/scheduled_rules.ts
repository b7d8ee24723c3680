import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { RuleId, UserId } from "../../ids.ts";
import { comingSlot } from "./coming_slot.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { evaluateSearch } from "./shop_searches.ts";
import { aheadOf, loadSlotTimes, slotsBetween } from "./slots.ts";
import type { Rule } from "../rule.ts";
import { asRule } from "../tables.ts";

/** Rules of one transaction. */
const BATCH = 200;
/** When a rule is examined again at the latest: its person may add a slot meanwhile. */
const LATER_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

/** Requests the evaluation of the rules that are due: a search, or a slot that comes. */
export async function runDueRules(ctx: Context) {
  while (await runSome(ctx, BATCH) === BATCH);
}

const runSome = command(async ({ db, now, emit }, most: number): Promise<number> => {
  const rules: Rule[] = await db.selectFrom("rules").select(asRule)
    .where("next_run_at", "<=", now).where("enabled_at", "is not", null)
    .where("paused_at", "is", null).where("deleted_at", "is", null)
    .orderBy("next_run_at").limit(most).forUpdate().skipLocked().execute();
  for (const { id, userId, trigger, actions } of rules) {
    const isSearch = trigger.kind === "SHOP_SEARCH";
    const slots = isSearch
      ? []
      : slotsBetween(await loadSlotTimes({ db }, userId), actions, now, now); // and the next day
    const ahead = aheadOf(actions);
    const isSoon = (slot: Date) => slot.getTime() <= now.getTime() + ahead;
    const due = isSearch ? [now] : slots.filter(isSoon);
    const coming = slots.find((slot) => !isSoon(slot))?.getTime() ?? Infinity;
    const next = isSearch
      ? now.getTime() + trigger.everyMinutes! * MINUTE_MS
      : Math.min(coming - ahead, now.getTime() + LATER_MS);
    await db.updateTable("rules")
      .set({ next_run_at: new Date(Math.max(next, now.getTime() + MINUTE_MS)) })
      .where("id", "=", id).execute();
    for (const at of due) emit({ name: "rule.due", userId, ruleId: id, at: at.toISOString() });
  }
  return rules.length;
});

type Due = { readonly userId: UserId; readonly ruleId: RuleId; readonly at: Date };

/** Evaluates a rule that the schedule found due. */
export async function evaluateDueRule(ctx: Context, due: Due): Promise<void> {
  const rule: Rule | undefined = await ctx.db.selectFrom("rules").select(asRule)
    .where("id", "=", due.ruleId).where("enabled_at", "is not", null)
    .where("paused_at", "is", null).where("deleted_at", "is", null).executeTakeFirst();
  if (!rule) return;
  if (rule.trigger.kind === "FREE_SLOT") {
    await evaluateEvents(ctx, due.userId, await comingSlot(ctx, rule, due.at));
  } else if (rule.trigger.kind === "SHOP_SEARCH") {
    await evaluateSearch(ctx, rule, due.at);
  }
}
