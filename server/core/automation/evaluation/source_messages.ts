import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, SourceSightingId, UserId } from "../../ids.ts";
import { createOffer } from "../../offers/commands.ts";
import { LimitReached } from "../../plans/limits.ts";
import { sightingOf } from "../sources/list_sightings.ts";
import { lockRules } from "../write_rule.ts";
import { evaluateEvents, pairsOf } from "./evaluate_events.ts";
import { loadDecided, loadEnabledRules, pairKey } from "./person_facts.ts";
import { loadOfferItems } from "./product_items.ts";
import { recordRuleDecisions } from "./record_rule_decisions.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";

type Sighted = { readonly userId: UserId; readonly sightingId: SourceSightingId };

/**
 * Evaluates a person's rules for a link that appeared in one of their source groups. Its offer is
 * made from the product's page with the person's own tag, once; nothing of the message is copied.
 */
export async function evaluateSighting(ctx: Context, { userId, sightingId }: Sighted) {
  const sighting = await sightingOf(ctx, sightingId);
  if (!sighting?.url) return;
  const { url, groupId, seenAt } = sighting;
  const event: RuleEvent = {
    ...plainEvent,
    key: `sighted:${sightingId}`,
    at: seenAt,
    kinds: ["SOURCE_MESSAGE"],
    title: new URL(url).host,
    candidates: [],
    sourceGroupId: groupId,
  };
  const rules = await loadEnabledRules(ctx, userId, event.kinds);
  if (pairsOf(rules, [event]).length === 0) return; // no page is read for nothing
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  let offerId: OfferId;
  try {
    offerId = (await createOffer(person, { url, key: event.key })).id;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return await recordUnread(ctx, { userId, event, error });
  }
  const item = (await loadOfferItems(ctx, userId, [offerId])).get(offerId);
  const candidates = item ? [{ item, from: { offerId } }] : [];
  await evaluateEvents(ctx, userId, [{ ...event, candidates }]);
}

type Unread = {
  readonly userId: UserId;
  readonly event: RuleEvent;
  readonly error: Failure;
};

/** Records that no offer could be made of a link. That is the page's fault, and no rule's failure. */
const recordUnread = command(async (tx, { userId, event, error }: Unread) => {
  await lockRules(tx, userId);
  const rules = await loadEnabledRules(tx, userId, event.kinds);
  const decided = await loadDecided(tx, rules.map(({ id }) => id), [event.key]);
  const pairs = pairsOf(rules, [event])
    .filter(({ rule }) => !decided.has(pairKey(rule.id, event.key)));
  if (pairs.length === 0) return;
  await recordRuleDecisions(
    tx,
    userId,
    pairs.map((pair) => ({
      ...pair,
      evaluated: {
        outcome: "SKIPPED",
        reasonCode: error instanceof LimitReached ? "PLAN_FULL" : "LINK_NOT_READ",
        reasonDetail: { failure: error.code },
        candidate: null,
        groupIds: [],
        leftOutIds: [],
        startsAt: null,
      },
    })),
  );
});
