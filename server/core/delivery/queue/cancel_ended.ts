import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { EventId, OfferId, UserId } from "../../ids.ts";
import type { EndCause } from "../../offers/ended_offers.ts";
import { offersEndedBy } from "../../offers/queries.ts";
import { cancelQueue } from "./cancel_dispatches.ts";

type OfferEnd = Exclude<EndCause, { name: "coupon.expired" }>;

/**
 * Cancels what waits of offers whose product is sold out or whose person ended them. What was queued
 * after that stays: its person wants it so. A coupon that expired cancels nothing: the product sells
 * on.
 */
export async function cancelEnded(ctx: Context, event: OfferEnd, id: EventId): Promise<void> {
  const { userId } = event;
  const offerIds = await offersEndedBy(ctx, userId, event, "QUEUED");
  if (offerIds.length === 0) return;
  const happened = await ctx.db.selectFrom("events").select("happened_at as at")
    .where("id", "=", id).executeTakeFirst();
  if (happened) await cancel(ctx, { userId, offerIds, until: happened.at });
}

const cancel = command(async (tx, { userId, offerIds, until }: {
  readonly userId: UserId;
  readonly offerIds: readonly OfferId[];
  readonly until: Date;
}) => {
  for (const offerId of offerIds) {
    await cancelQueue(tx, { userId, offerId, queuedUntil: until }, "OFFER_ENDED");
  }
});
