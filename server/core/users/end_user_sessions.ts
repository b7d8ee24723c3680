import { command } from "../command.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { endSessions } from "./end_sessions.ts";
import { lockUser } from "./lock_user.ts";

/** Has somebody sign in anew on every device. @throws Failure USER_NOT_FOUND */
export const endUserSessions = command(async (work, { userId }: { userId: UserId }) => {
  permit(work.viewer, "user.manage");
  await lockUser(work, userId);
  await endSessions(work, [userId]);
  work.emit({ name: "user.sessionsEnded", userId });
  return userId;
});
