import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { isId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";

/** Ids of one request. */
const MOST = 500;

/** `upTo`: this one and all older ones; `ids`: only these; both: those that match both; neither: all. */
type MarkNotificationsRead = Given<{ upTo: string; ids: readonly string[] }>;

/** Marks the viewer's notifications as read. One that is renewed later is unread again. */
export const markNotificationsRead = command(
  async ({ db, viewer, now, emit }, { upTo, ids }: MarkNotificationsRead): Promise<UserId> => {
    const userId = permit(viewer, "notification.edit");
    const last = typeof upTo === "string" ? checked(upTo, "upTo") : null;
    if ((ids?.length ?? 0) > MOST) throw new Failure("TOO_MANY_NOTIFICATIONS", ["ids"]);
    const these = ids?.map((id) => checked(id, "ids"));
    if (these?.length === 0) return userId;
    const read = await db.updateTable("notifications").set({ read_at: now })
      .where("user_id", "=", userId).where("read_at", "is", null)
      .$if(last !== null, (q) => q.where("id", "<=", last!))
      .$if(these !== undefined, (q) => q.where("id", "in", these!))
      .executeTakeFirst();
    if (read.numUpdatedRows > 0n) emit({ name: "notifications.changed", userId });
    return userId;
  },
);

function checked(id: string, field: string) {
  if (!isId("ntf", id)) throw new Failure("NOTIFICATION_NOT_FOUND", [field]);
  return id;
}
