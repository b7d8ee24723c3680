import type { Context } from "../../context.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { evaluateRule } from "../evaluate_rule.ts";
import type { Rule } from "../rule.ts";
import { loadDecided, loadPersonFacts, loadSent } from "./person_facts.ts";
import { loadOfferItems } from "./product_items.ts";
import type { Candidate, RuleEvent, RuleItem } from "./rule_event.ts";
import { loadSlotTimes, MOST_CANDIDATES, MOST_LOOKED_AT, slotEvent } from "./slots.ts";
import { takenGroups } from "./taken_groups.ts";
import { BEHIND_MS, UnreadOffers } from "./unread_offers.ts";

/** Approved offers that are read at once. */
const PAGE = 50;

/** Returns the event of a slot that comes, with the first offers that the rule would take. */
export async function comingSlot(ctx: Context, rule: Rule, slot: Date): Promise<RuleEvent[]> {
  const { userId, id: ruleId } = rule;
  const event = slotEvent({
    ruleId,
    at: ctx.now,
    slot,
    times: await loadSlotTimes(ctx, userId),
    taken: await takenGroups(ctx, userId, slot),
    candidates: [],
  });
  const isDecided = (await loadDecided(ctx, [ruleId], [event.key])).size > 0;
  return isDecided ? [] : [{ ...event, candidates: await fittingOffers(ctx, rule, event) }];
}

/**
 * Returns the approved offers that a rule would take for a slot, the first ones first; those that
 * could not be read lately come last. It goes through them page by page, and ends with as many as
 * may be tried: what no condition fits never keeps the others from their turn.
 */
async function fittingOffers(ctx: Context, rule: Rule, event: RuleEvent): Promise<Candidate[]> {
  const person = await loadPersonFacts(ctx, rule.userId);
  if (!person) return [];
  const facts = { ...person, now: ctx.now, sent: [], matchedToday: 0 };
  if (evaluateRule(rule, event, facts).reasonCode !== "NO_CANDIDATE") return []; // none is needed
  const since = new Date(ctx.now.getTime() - BEHIND_MS);
  const behind = (await UnreadOffers.load(ctx, rule.userId, since)).behindAt(ctx.now);
  const asked = await pendingOffers(ctx, rule);
  const [fitting, last]: [Candidate[], Candidate[]] = [[], []];
  for await (const page of approvedOffers(ctx, rule.userId)) {
    const sent = await loadSent(ctx, rule.userId, {
      rules: [rule],
      productKeys: [...new Set(page.map(({ item }) => item.productKey))],
      timeZone: person.timeZone,
      from: ctx.now,
    });
    for (const { offerId, item } of page) {
      const candidate: Candidate = { item, from: { offerId } };
      const one = evaluateRule(rule, { ...event, candidates: [candidate] }, { ...facts, sent });
      if (one.outcome === "SKIPPED" || asked.has(offerId)) continue;
      (behind.has(offerId) ? last : fitting).push(candidate);
    }
    if (fitting.length >= MOST_CANDIDATES) break;
  }
  return [...fitting, ...last].slice(0, MOST_CANDIDATES);
}

type Approved = { readonly offerId: OfferId; readonly item: RuleItem };

/** Yields a person's approved offers page by page, the first ones first. */
async function* approvedOffers(ctx: Context, userId: UserId): AsyncGenerator<Approved[]> {
  let after: OfferId | null = null;
  for (let seen = 0; seen < MOST_LOOKED_AT; seen += PAGE) {
    const rows: { id: OfferId }[] = await ctx.db.selectFrom("offers").select("id")
      .where("user_id", "=", userId).where("status", "=", "APPROVED")
      .where("deleted_at", "is", null)
      .$if(after !== null, (q) => q.where("id", ">", after!))
      .orderBy("id").limit(PAGE).execute();
    const ids = rows.map(({ id }) => id);
    const items = await loadOfferItems(ctx, userId, ids);
    yield ids.flatMap((offerId) => {
      const item = items.get(offerId);
      return item ? [{ offerId, item }] : [];
    });
    if (ids.length < PAGE) return;
    after = ids.at(-1)!;
  }
}

/** Returns the offers about which a rule waits for its person's answer. */
async function pendingOffers({ db, now }: Context, { id }: Rule): Promise<ReadonlySet<OfferId>> {
  const rows = await db.selectFrom("approvals").select("offer_id").where("rule_id", "=", id)
    .where("status", "=", "PENDING").where("expires_at", ">", now)
    .where("offer_id", "is not", null).execute();
  return new Set(rows.map(({ offer_id }) => offer_id!));
}
