import { sql } from "kysely";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";

/** More than anybody counts. */
const MOST = 100;

/** How many notifications the viewer has not read: 100 stands for that and more. */
export async function countUnread({ db, viewer }: Context): Promise<number> {
  const userId = permit(viewer, "notification.see");
  const unread = db.selectFrom("notifications").select("id")
    .where("user_id", "=", userId).where("read_at", "is", null).limit(MOST);
  const { n } = await db.selectFrom(unread.as("unread")).select(sql<number>`count(*)::int`.as("n"))
    .executeTakeFirstOrThrow();
  return n;
}
