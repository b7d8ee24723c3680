import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { countedAt, roomLeft } from "../limits.ts";
import { asUser } from "../users/tables.ts";
import { monthStart } from "../zoned.ts";
import { notify } from "./notify.ts";

/** Tells, once a month, that a sending has taken the last of the plan's messages. */
export async function noteUsedUp(
  ctx: Context,
  { userId }: EventOf<"offer.queued">,
  eventId: EventId,
) {
  const { db, now } = ctx;
  const user = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", userId).executeTakeFirst();
  if (!user || roomLeft(user, "messagesPerMonth", countedAt(user, now)) > 0) return;
  const notSince = monthStart(now, user.zone);
  await notify(ctx, { userId, kind: "MESSAGES_USED_UP", subject: "", eventId, notSince });
}
