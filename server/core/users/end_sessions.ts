import type { Work } from "../command.ts";
import type { UserId } from "../ids.ts";
import { closeImpersonations } from "./close_impersonations.ts";

/**
 * Ends every session that these people have, at its next request, on every instance; with it whatever
 * they do in another's name, and whatever is done in theirs.
 */
export async function endSessions(work: Work, users: readonly UserId[]): Promise<void> {
  if (users.length === 0) return;
  await work.db.updateTable("users").set({ sessions_from: work.now })
    .where("id", "in", users).execute();
  await closeImpersonations(
    work,
    (q) => q.where((eb) => eb.or([eb("admin_id", "in", users), eb("user_id", "in", users)])),
  );
}
