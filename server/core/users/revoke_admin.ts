import { command } from "../command.ts";
import { endSessions } from "./end_sessions.ts";
import { requireAnotherAdmin } from "./last_admin.ts";

/**
 * For operators: nobody with this e-mail is an admin any more; their sessions end. @returns how many
 * that were. @throws Failure LAST_ADMIN
 */
export const revokeAdmin = command(async (tx, input: { email: string }) => {
  const { db, emit } = tx;
  const admins = await db.selectFrom("users").select("id").where("role", "=", "admin")
    .where("email", "=", input.email.trim().toLowerCase()).execute();
  for (const { id } of admins) {
    await requireAnotherAdmin(tx, id);
    await db.updateTable("users").set({ role: "user" }).where("id", "=", id).execute();
  }
  await endSessions(tx, admins.map(({ id }) => id));
  emit(...admins.map(({ id }) => ({ name: "user.madeMember", userId: id }) as const));
  return admins.length;
});
