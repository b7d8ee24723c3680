import type { Context } from "../../context.ts";
import type { EndNotice } from "../../delivery/corrections/correction.ts";
import { groupsOfEnded } from "../../delivery/queries.ts";
import type { EndCause } from "../../offers/ended_offers.ts";
import { offersEndedBy } from "../../offers/queries.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { loadOfferItems } from "./product_items.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";

/** The names of the events that end offers. */
export const endCauses: readonly EndCause["name"][] = [
  "product.soldOut",
  "offer.ended",
  "coupon.expired",
];

type Reader = Pick<Context, "db" | "now" | "ports">;
type Ended = { readonly offerId: OfferId; readonly at: Date; readonly notice: EndNotice };

/** Returns an event for each offer that ended while messages of it were out. */
export async function endEvents(
  ctx: Reader,
  userId: UserId,
  causes: readonly (EndCause & { readonly at: Date })[],
): Promise<RuleEvent[]> {
  const ended = new Map<string, Ended>();
  for (const cause of causes) {
    const { at } = cause;
    const notice = noticeOf(cause);
    for (const offerId of await offersEndedBy(ctx, userId, cause, "SENT")) {
      ended.set(`${offerId}@${at.toISOString()}`, { offerId, at, notice });
    }
  }
  const list = [...ended];
  const items = await loadOfferItems(ctx, userId, list.map(([, { offerId }]) => offerId));
  const groups = await groupsOfEnded(ctx, list.map(([, one]) => one));
  return list.flatMap(([key, { offerId, at, notice }], nth) => {
    const item = items.get(offerId);
    const groupIds = groups[nth]!;
    return item && groupIds
      ? [{
        ...plainEvent,
        key: `ended:${key}`,
        at,
        kinds: ["OFFER_ENDED"] as const,
        groupIds,
        title: item.title,
        candidates: [{ item, from: { offerId } }],
        notice,
      }]
      : [];
  });
}

const noticeOf = (cause: EndCause): EndNotice =>
  cause.name === "coupon.expired"
    ? "COUPON_ENDED"
    : cause.name === "product.soldOut"
    ? "SOLD_OUT"
    : cause.notice;
