import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { permit } from "../permissions.ts";
import type { DescribedNotification } from "./notification.ts";
import { describeNotifications } from "./kinds.ts";
import { asNotification } from "./tables.ts";
import { Failure } from "../errors.ts";
import type { NotificationId } from "../ids.ts";
import { sql } from "kysely";

/** Lists the viewer's notifications, newest first. */
export async function listNotifications(
  ctx: Context,
  page: Page,
): Promise<DescribedNotification[]> {
  const userId = permit(ctx.viewer, "notification.see");
  checkCursors("ntf", page);
  const rows = await inPage(
    ctx.db.selectFrom("notifications").select(asNotification).where("user_id", "=", userId),
    page,
  ).execute();
  return await describeNotifications(ctx, userId, rows);
}

/** Returns the viewer's notifications by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadNotifications(
  ctx: Context,
  ids: readonly NotificationId[],
): Promise<(DescribedNotification | Failure)[]> {
  const userId = permit(ctx.viewer, "notification.see");
  const rows = await ctx.db.selectFrom("notifications").select(asNotification)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(
    (await describeNotifications(ctx, userId, rows)).map((one) => [one.id, one]),
  );
  return ids.map((id) => byId.get(id) ?? new Failure("NOTIFICATION_NOT_FOUND"));
}

/** The bell shows "99+" beyond this. */
const MOST = 100;

/** Counts the viewer's unread notifications; 100 means 100 or more. */
export async function countUnread({ db, viewer }: Context): Promise<number> {
  const userId = permit(viewer, "notification.see");
  const unread = db.selectFrom("notifications").select("id")
    .where("user_id", "=", userId).where("read_at", "is", null).limit(MOST);
  const { n } = await db.selectFrom(unread.as("unread")).select(sql<number>`count(*)::int`.as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
