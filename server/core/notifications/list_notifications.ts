import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { permit } from "../permissions.ts";
import type { ToldNotification } from "./notification.ts";
import { asNotification } from "./tables.ts";
import { tell } from "./tell.ts";

/** The viewer's notifications, newest first. */
export async function listNotifications(ctx: Context, page: Page): Promise<ToldNotification[]> {
  const userId = permit(ctx.viewer, "notification.see");
  checkCursors("ntf", page);
  const rows = await inPage(
    ctx.db.selectFrom("notifications").select(asNotification).where("user_id", "=", userId),
    page,
  ).execute();
  return await tell(ctx, userId, rows);
}
