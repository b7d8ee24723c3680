import { command } from "../command.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { endSessions } from "./end_sessions.ts";
import { requireAnotherAdmin } from "./last_admin.ts";
import { lockUser } from "./lock_user.ts";
import type { Role } from "./user.ts";

/**
 * Gives somebody a role, also one that they have: a token may still claim another. Their sessions end.
 * @throws Failure LAST_ADMIN, USER_NOT_FOUND
 */
export const setRole = command(async (tx, { userId, role }: { userId: UserId; role: Role }) => {
  permit(tx.viewer, "user.manage");
  if (role === "user") await requireAnotherAdmin(tx, userId);
  await lockUser(tx, userId);
  await tx.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
  await endSessions(tx, [userId]);
  tx.emit({ name: role === "admin" ? "user.madeAdmin" : "user.madeMember", userId });
  return userId;
});
