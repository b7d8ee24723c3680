import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { SourceSightingId, UserId } from "../../ids.ts";
import { createOffer } from "../../offers/commands.ts";
import type { Offer } from "../../offers/offer.ts";
import { LimitReached } from "../../plans/limits.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import { sightingOf, type SourceSighting } from "../sources/list_sightings.ts";
import { evaluateEvents } from "./evaluate_events.ts";
import { pairsOf } from "./pairs.ts";
import { loadEnabledRules } from "./person_facts.ts";
import { loadOfferItems } from "./product_items.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";
import { because } from "./unmet_condition.ts";

type Sighted = { readonly userId: UserId; readonly sightingId: SourceSightingId };

/**
 * Evaluates a person's rules for a link that appeared in one of their source groups. Its offer is
 * made from the product's page with the person's own tag, once; nothing of the message is copied.
 */
export async function evaluateSighting(ctx: Context, { userId, sightingId }: Sighted) {
  const sighting = await sightingOf(ctx, sightingId);
  if (!sighting?.url) return;
  const { url } = sighting;
  const event = sightingEvent({ ...sighting, url });
  const rules = await loadEnabledRules(ctx, userId, event.kinds);
  if (pairsOf(rules, [event]).length === 0) return; // no page is read for nothing
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  const made = await offerOf(person, url, event.key);
  if ("unread" in made) return await evaluateEvents(ctx, userId, [{ ...event, ...made }]);
  const item = (await loadOfferItems(ctx, userId, [made.id])).get(made.id);
  const candidates = item ? [{ item, from: { offerId: made.id } }] : [];
  await evaluateEvents(ctx, userId, [{ ...event, candidates }]);
}

/** Makes an offer of a link. A refusal is the page's fault, or the plan's: no failure of a rule. */
async function offerOf(
  person: Context,
  url: string,
  key: string,
): Promise<Pick<Offer, "id"> | { readonly unread: Reasoned }> {
  try {
    return await createOffer(person, { url, key });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const reason = error instanceof LimitReached ? "PLAN_FULL" : "LINK_NOT_READ";
    return { unread: because(reason, { failure: error.code }) };
  }
}

/** Returns the event of a link in a source group, before its page is read. */
export const sightingEvent = (
  { id, url, groupId, seenAt }: Pick<SourceSighting, "id" | "groupId" | "seenAt"> & {
    readonly url: string;
  },
): RuleEvent => ({
  ...plainEvent,
  key: `sighted:${id}`,
  at: seenAt,
  kinds: ["SOURCE_MESSAGE"],
  title: new URL(url).host,
  candidates: [],
  sourceGroupId: groupId,
});
