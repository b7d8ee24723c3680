import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import type { DispatchStatus } from "../delivery/queue/dispatch.ts";
import type { NotificationKind } from "./notification.ts";
import { notify } from "./notify.ts";

/** The ends of a message that its person hears of one by one. */
const told: Partial<Record<DispatchStatus, NotificationKind>> = {
  UNCERTAIN: "MESSAGES_IN_DOUBT",
  FAILED: "SENDING_FAILED",
  EXPIRED: "SENDING_FAILED",
};

/** Tells of an offer's message in doubt or not sent, unless somebody has seen to it meanwhile. */
export async function noteDispatch(
  ctx: Context,
  { userId, dispatchId, offerId }: EventOf<
    "dispatch.doubted" | "dispatch.failed" | "dispatch.expired"
  >,
  eventId: EventId,
) {
  if (!offerId) return; // a test message's end is seen where it was sent
  const dispatch = await ctx.db.selectFrom("dispatches").select("status")
    .where("id", "=", dispatchId).executeTakeFirst();
  const kind = dispatch && told[dispatch.status];
  if (kind) await notify(ctx, { userId, kind, subject: offerId, eventId });
}
