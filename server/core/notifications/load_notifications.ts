import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { NotificationId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { ToldNotification } from "./notification.ts";
import { asNotification } from "./tables.ts";
import { tell } from "./tell.ts";

/** Many of the viewer's notifications by id, in the order asked for, a `Failure` where there is none. */
export async function loadNotifications(
  ctx: Context,
  ids: readonly NotificationId[],
): Promise<(ToldNotification | Failure)[]> {
  const userId = permit(ctx.viewer, "notification.see");
  const rows = await ctx.db.selectFrom("notifications").select(asNotification)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map((await tell(ctx, userId, rows)).map((one) => [one.id, one]));
  return ids.map((id) => byId.get(id) ?? new Failure("NOTIFICATION_NOT_FOUND"));
}
