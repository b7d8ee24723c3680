import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { RuleId, UserId } from "../../ids.ts";
import { fold } from "../../search.ts";
import { instantOf, zoned } from "../../zoned.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { loadOfferItems } from "./product_items.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";
import { evaluateSearch } from "./shop_searches.ts";
import type { Rule, RuleActions } from "../rule.ts";
import { asRule } from "../tables.ts";

/** Rules of one transaction. */
const BATCH = 200;
/** How long before a slot a rule fills it. */
const AHEAD_MS = 10 * 60 * 1000;
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
    const slots = isSearch ? [] : await slotsOf({ db, now }, userId, actions);
    const isSoon = (slot: Date) => slot.getTime() <= now.getTime() + AHEAD_MS;
    const due = isSearch ? [now] : slots.filter(isSoon);
    const coming = slots.find((slot) => !isSoon(slot))?.getTime() ?? Infinity;
    const next = isSearch
      ? now.getTime() + trigger.everyMinutes! * MINUTE_MS
      : Math.min(coming - AHEAD_MS, now.getTime() + LATER_MS);
    await db.updateTable("rules")
      .set({ next_run_at: new Date(Math.max(next, now.getTime() + MINUTE_MS)) })
      .where("id", "=", id).execute();
    for (const at of due) emit({ name: "rule.due", userId, ruleId: id, at: at.toISOString() });
  }
  return rules.length;
});

type Reader = Pick<Context, "db" | "now">;

/** The local times of a person's slots and of their groups', by group. */
async function loadSlots({ db }: Reader, userId: UserId) {
  const person = await db.selectFrom("users")
    .innerJoin("bot_settings as b", "b.user_id", "users.id")
    .select(["time_zone as timeZone", "b.slots"]).where("users.id", "=", userId)
    .executeTakeFirst();
  const groups = await db.selectFrom("groups").select(["id", "slots", "tags"])
    .where("user_id", "=", userId).where("left_at", "is", null).execute();
  return {
    timeZone: person?.timeZone ?? "UTC",
    of: new Map(groups.map(({ id, slots }) => [id, slots ?? person?.slots ?? []])),
    groups,
  };
}

/** Returns the next slots of today and tomorrow, the soonest first. */
async function slotsOf(
  ctx: Reader,
  userId: UserId,
  { groupIds, groupTags }: RuleActions,
): Promise<Date[]> {
  const { timeZone, of, groups } = await loadSlots(ctx, userId);
  const tags = new Set(groupTags.map(fold));
  const tagged = groups.filter((group) => group.tags.some((tag) => tags.has(fold(tag))));
  const ids = [...groupIds, ...tagged.map(({ id }) => id)];
  const times = new Set(ids.flatMap((id) => of.get(id) ?? []));
  const today = zoned(ctx.now, timeZone).toPlainDate();
  return [today, today.add({ days: 1 })]
    .flatMap((day) => [...times].map((time) => instantOf(`${day}T${time}`, timeZone)))
    .filter((slot) => slot > ctx.now).sort((a, b) => a.getTime() - b.getTime());
}

type Due = { readonly userId: UserId; readonly ruleId: RuleId; readonly at: Date };

/** Evaluates a rule that the schedule found due. */
export async function evaluateDueRule(ctx: Context, due: Due): Promise<void> {
  const rule: Rule | undefined = await ctx.db.selectFrom("rules").select(asRule)
    .where("id", "=", due.ruleId).where("enabled_at", "is not", null)
    .where("paused_at", "is", null).where("deleted_at", "is", null).executeTakeFirst();
  if (!rule) return;
  if (rule.trigger.kind === "FREE_SLOT") {
    await evaluateEvents(ctx, due.userId, await slotEvent(ctx, rule, due.at));
  } else if (rule.trigger.kind === "SHOP_SEARCH") {
    await evaluateSearch(ctx, rule, due.at);
  }
}

/** Most offers that may fill a slot. */
const MOST_CANDIDATES = 20;

async function slotEvent(ctx: Reader, rule: Rule, slot: Date): Promise<RuleEvent[]> {
  const { userId, id: ruleId } = rule;
  const { timeZone, of } = await loadSlots(ctx, userId);
  const time = zoned(slot, timeZone).toPlainTime().toString().slice(0, 5);
  const taken = await ctx.db.selectFrom("dispatches").select("group_id").distinct()
    .where("user_id", "=", userId).where("status", "=", "QUEUED").where("planned_at", "=", slot)
    .execute();
  const none = new Set(taken.map(({ group_id }) => group_id));
  const groupIds = [...of].filter(([id, times]) => times.includes(time) && !none.has(id))
    .map(([id]) => id);
  if (groupIds.length === 0) return [];
  const offers = await ctx.db.selectFrom("offers").select("id")
    .where("user_id", "=", userId).where("status", "=", "APPROVED")
    .where("deleted_at", "is", null).orderBy("id").limit(MOST_CANDIDATES).execute();
  const items = await loadOfferItems(ctx, userId, offers.map(({ id }) => id));
  return [{
    ...plainEvent,
    key: `slot:${slot.toISOString()}`,
    at: ctx.now,
    kinds: ["FREE_SLOT"],
    ruleId,
    groupIds,
    title: `Horário das ${time}`,
    candidates: offers.flatMap(({ id: offerId }) => {
      const item = items.get(offerId);
      return item ? [{ item, from: { offerId } }] : [];
    }),
    slot: { startsAt: slot, time },
  }];
}
