import { command } from "../command.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { lockUser } from "./lock_user.ts";

/** Lets somebody in again; what they had queued goes on. @throws Failure USER_NOT_FOUND */
export const unblockUser = command(async (tx, { userId }: { userId: UserId }) => {
  permit(tx.viewer, "user.manage");
  const { blockedAt } = await lockUser(tx, userId);
  if (!blockedAt) return userId;
  await tx.db.updateTable("users").set({ blocked_at: null, blocked_reason: null })
    .where("id", "=", userId).execute();
  tx.emit({ name: "user.unblocked", userId });
  return userId;
});
