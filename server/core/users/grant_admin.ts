import { command } from "../command.ts";
import { endSessions } from "./end_sessions.ts";

/** For operators: makes everybody with this e-mail an admin; their sessions end. @returns how many. */
export const grantAdmin = command(async (tx, input: { email: string }) => {
  const users = await tx.db.updateTable("users").set({ role: "admin" })
    .where("email", "=", input.email.trim().toLowerCase()).returning("id").execute();
  await endSessions(tx, users.map(({ id }) => id));
  tx.emit(...users.map(({ id }) => ({ name: "user.madeAdmin", userId: id }) as const));
  return users.length;
});
