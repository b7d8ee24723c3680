import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { notify } from "./notify.ts";

/**
 * Tells that the last of an offer's messages is out. Where none was sent since they were last told,
 * its failures say so, or the person has canceled the rest.
 */
export async function noteEndOfSending(
  ctx: Context,
  { userId, offerId }: EventOf<"offer.concluded">,
  eventId: EventId,
) {
  const kind = "SENDING_FINISHED";
  const sent = await ctx.db.selectFrom("dispatches").select("id")
    .where("offer_id", "=", offerId).where("status", "=", "SENT")
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("notifications").where("user_id", "=", userId).where("kind", "=", kind)
          .where("subject", "=", offerId).whereRef("happened_at", ">=", "settled_at"),
      ))
    )
    .limit(1).executeTakeFirst();
  if (sent) await notify(ctx, { userId, kind, subject: offerId, eventId });
}
