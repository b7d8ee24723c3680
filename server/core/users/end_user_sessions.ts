import { command } from "../command.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { endSessions } from "./end_sessions.ts";
import { lockUser } from "./lock_user.ts";

/** Has somebody sign in anew on every device. @throws Failure USER_NOT_FOUND */
export const endUserSessions = command(async (tx, { userId }: { userId: UserId }) => {
  permit(tx.viewer, "user.manage");
  await lockUser(tx, userId);
  await endSessions(tx, [userId]);
  tx.emit({ name: "user.sessionsEnded", userId });
  return userId;
});
