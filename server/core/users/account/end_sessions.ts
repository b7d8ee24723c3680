import { command, type Tx } from "../../command.ts";
import type { UserId } from "../../ids.ts";
import { closeImpersonations } from "../impersonation/end_impersonation.ts";
import { permit } from "../../permissions.ts";
import { lockUser } from "../administration/checks.ts";

/**
 * Ends every session of these people, at its next request, on every instance, and every impersonation
 * by them or of them.
 */
export async function endSessions(tx: Tx, users: readonly UserId[]): Promise<void> {
  if (users.length === 0) return;
  await tx.db.updateTable("users").set({ sessions_from: tx.now })
    .where("id", "in", users).execute();
  await closeImpersonations(
    tx,
    (q) => q.where((eb) => eb.or([eb("admin_id", "in", users), eb("user_id", "in", users)])),
  );
}

/** Signs a person out on every device. @throws Failure USER_NOT_FOUND */
export const endUserSessions = command(async (tx, { userId }: { userId: UserId }) => {
  permit(tx.viewer, "user.manage");
  await lockUser(tx, userId);
  await endSessions(tx, [userId]);
  tx.emit({ name: "user.sessionsEnded", userId });
  return userId;
});
