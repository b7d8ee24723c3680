import { command } from "../command.ts";

/** For operators: makes everybody with this e-mail an admin. @returns how many that were. */
export const grantAdmin = command(async ({ db, emit }, input: { email: string }) => {
  const users = await db.updateTable("users").set({ role: "admin" })
    .where("email", "=", input.email.trim().toLowerCase()).returning("id").execute();
  emit(...users.map(({ id }) => ({ name: "user.madeAdmin", userId: id }) as const));
  return users.length;
});
