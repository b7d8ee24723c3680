import type { Context } from "../../context.ts";
import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { connectableShops } from "../../marketplaces/api/shop_api.ts";
import { createOffer, createOfferFromProduct } from "../../offers/commands.ts";
import { LimitReached } from "../../plans/limits.ts";
import type { TemplateChoice } from "../../templates/template.ts";
import { PRICE_MAX_AGE_MS } from "../approvals/approval.ts";
import type { ReasonCode, ReasonDetail } from "../decisions/reasons.ts";
import type { RuleOutcome } from "../decisions/rule_decision.ts";
import { readOfferAgain } from "./read_offer_again.ts";
import type { Candidate, RuleEvent } from "./rule_event.ts";
import { leaveToDisk } from "./rule_turns.ts";

/** The offer of a candidate, ready to be sent, or why there is none. */
export type Prepared =
  | { readonly offerId: OfferId }
  | {
    readonly outcome: RuleOutcome;
    readonly reasonCode: ReasonCode;
    readonly reasonDetail: ReasonDetail;
  };

/** A candidate that a rule matched. */
export type ToPrepare = {
  readonly event: RuleEvent;
  readonly candidate: Candidate;
  readonly templateId: TemplateChoice;
};

/** What is prepared once: a candidate of an event, worded by a template. */
export const preparedKey = ({ event, candidate: { from }, templateId }: ToPrepare): string =>
  "offerId" in from ? from.offerId : `${event.key} ${templateId ?? ""}`;

/** Whether a candidate is an offer whose price is not old: nothing is to be prepared. */
export const isReady = ({ from, item }: Candidate, now: Date): boolean =>
  "offerId" in from && !isOld(item.priceReadAt, now);

/** Whether making the offer of a candidate reads a page or asks a shop. */
export const mayReadPages = ({ candidate: { from, item } }: ToPrepare): boolean =>
  !("productId" in from) || (connectableShops as readonly string[]).includes(item.marketplace);

type PrepareTogether = { readonly userId: UserId; readonly some: readonly ToPrepare[] };

/** Makes offers that need nothing but the database, in one transaction. */
export const prepareTogether = command(async (tx, { userId, some }: PrepareTogether) => {
  await leaveToDisk(tx);
  const made = new Map<string, Prepared>();
  for (const one of some) made.set(preparedKey(one), await prepareOffer(tx, userId, one));
  return made;
});

/**
 * Makes the offer of a candidate in its person's name, once, or reads one again whose price is old.
 * It runs before the decision's transaction, since it reads pages.
 */
export async function prepareOffer(
  ctx: Context,
  userId: UserId,
  { event, candidate: { from, item }, templateId }: ToPrepare,
): Promise<Prepared> {
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  const key = `rule ${event.key} ${templateId ?? ""}`.trim().slice(0, 100);
  try {
    if ("productId" in from) {
      const { id } = await createOfferFromProduct(person, { ...from, key, templateId });
      return { offerId: id };
    }
    if ("url" in from) {
      const fields = templateId === null ? undefined : { templateId };
      const { id } = await createOffer(person, { url: from.url, key, fields });
      return { offerId: id };
    }
    const isCurrent = !isOld(item.priceReadAt, ctx.now) ||
      await readOfferAgain(ctx, userId, from.offerId);
    return isCurrent
      ? from
      : { outcome: "SKIPPED", reasonCode: "PRICE_NOT_CHECKED", reasonDetail: {} };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error instanceof LimitReached) {
      return {
        outcome: "SKIPPED",
        reasonCode: "PLAN_FULL",
        reasonDetail: { failure: error.code },
      };
    }
    return { outcome: "FAILED", reasonCode: "REFUSED", reasonDetail: { failure: error.code } };
  }
}

const isOld = (readAt: Date | null, now: Date): boolean =>
  readAt !== null && now.getTime() - readAt.getTime() > PRICE_MAX_AGE_MS;
