import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { GroupId, RuleId, UserId } from "../../ids.ts";
import type { ConnectableShop } from "../../marketplaces/api/shop_api.ts";
import { searchShop, ShopPaused } from "../../marketplaces/commands.ts";
import { dayOf, instantOf, zoned } from "../../zoned.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { loadOfferItems } from "./product_items.ts";
import { recordRuleDecisions } from "./record_rule_decisions.ts";
import { plainEvent, productKeyOf, type RuleEvent } from "./rule_event.ts";
import { lockRules } from "../write_rule.ts";
import type { Rule } from "../rule.ts";
import { asRule } from "../tables.ts";
import { loadDecided } from "./person_facts.ts";

/** Rules of one transaction. */
const BATCH = 200;
/** How long before a slot a rule fills it. */
const AHEAD_MS = 10 * 60 * 1000;
/** When a rule without slots is examined again. */
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
    const slots = isSearch ? [] : await slotsOf({ db, now }, userId, actions.groupIds);
    const due = isSearch ? now : slots.find((slot) => slot.getTime() <= now.getTime() + AHEAD_MS);
    const next = isSearch
      ? now.getTime() + trigger.everyMinutes! * MINUTE_MS
      : (slots.find((slot) => slot.getTime() > now.getTime() + AHEAD_MS)?.getTime() ??
        now.getTime() + LATER_MS) - AHEAD_MS;
    await db.updateTable("rules")
      .set({ next_run_at: new Date(Math.max(next, now.getTime() + MINUTE_MS)) })
      .where("id", "=", id).execute();
    if (due) emit({ name: "rule.due", userId, ruleId: id, at: due.toISOString() });
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
  const groups = await db.selectFrom("groups").select(["id", "slots"])
    .where("user_id", "=", userId).where("left_at", "is", null).execute();
  return {
    timeZone: person?.timeZone ?? "UTC",
    of: new Map(groups.map(({ id, slots }) => [id, slots ?? person?.slots ?? []])),
  };
}

/** Returns the next slots of today and tomorrow, the soonest first. */
async function slotsOf(
  ctx: Reader,
  userId: UserId,
  groupIds: readonly GroupId[],
): Promise<Date[]> {
  const { timeZone, of } = await loadSlots(ctx, userId);
  const ids = groupIds.length > 0 ? groupIds : [...of.keys()];
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

/** Most offers that may fill a slot, and most products of one search. */
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

/** Searches the shops of a rule, each within its quota, and evaluates what they found. */
async function evaluateSearch(ctx: Context, rule: Rule, at: Date): Promise<void> {
  const { userId, trigger: { query, marketplaces } } = rule;
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  for (const shop of marketplaces as readonly ConnectableShop[]) {
    try {
      const { items } = await searchShop(person, { shop, words: query });
      const events = items.slice(0, MOST_CANDIDATES).map((found): RuleEvent => {
        const { url, reading, commissionBasisPoints } = found;
        const { price, title, shop: seller, rating, productId, marketplace } = reading;
        const key = { marketplace, productId, sourceUrl: url.href };
        const cents = price?.value.cents ?? null;
        return {
          ...plainEvent,
          // The same product at the same price is one event of a day.
          key: `found:${dayOf(at, "UTC")}:${productKeyOf(key)}:${cents}`.slice(0, 200),
          at,
          kinds: ["SHOP_SEARCH"],
          ruleId: rule.id,
          title: title?.value ?? "Produto",
          candidates: [{
            item: {
              title: title?.value ?? "Produto",
              shop: seller?.value ?? "",
              tags: [],
              marketplace,
              productKey: productKeyOf(key),
              currency: price?.value.currency ?? "BRL",
              priceCents: cents,
              priceReadAt: ctx.now,
              laterPriceCents: null,
              oldPriceCents: null,
              lowestInDays: null,
              commissionPercent: commissionBasisPoints === null
                ? null
                : commissionBasisPoints / 100,
              ratingTenths: rating?.value.tenths ?? null,
              isOutOfStock: reading.availability === "OUT_OF_STOCK",
              isPaid: null,
            },
            from: { url: url.href },
          }],
          query,
        };
      });
      await evaluateEvents(ctx, userId, events);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      await recordFailedSearch(ctx, { rule, at, shop, error });
    }
  }
}

type FailedSearch = {
  readonly rule: Rule;
  readonly at: Date;
  readonly shop: ConnectableShop;
  readonly error: Failure;
};

/** Records a search that a shop refused. A pause that it requires is no failure of the rule. */
const recordFailedSearch = command(async (tx, { rule, at, shop, error }: FailedSearch) => {
  await lockRules(tx, rule.userId);
  const key = `search:${shop}@${at.toISOString()}`;
  if ((await loadDecided(tx, [rule.id], [key])).size > 0) return;
  const isPause = error instanceof ShopPaused;
  await recordRuleDecisions(tx, rule.userId, [{
    rule,
    event: {
      ...plainEvent,
      key,
      at,
      kinds: ["SHOP_SEARCH"],
      title: `Busca por “${rule.trigger.query}”`,
      candidates: [],
    },
    evaluated: {
      outcome: isPause ? "SKIPPED" : "FAILED",
      reasonCode: isPause ? "SHOP_PAUSED" : "REFUSED",
      reasonDetail: isPause ? {} : { failure: error.code },
      candidate: null,
      groupIds: [],
      startsAt: null,
    },
  }]);
});
