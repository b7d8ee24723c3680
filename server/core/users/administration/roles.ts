import { command } from "../../command.ts";
import { endSessions } from "../account/end_sessions.ts";
import { lockUser, requireAnotherAdmin } from "./checks.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Role } from "../user.ts";

/** For operators: makes everybody with this email an admin and ends their sessions. @returns how many */
export const grantAdmin = command(async (tx, input: { email: string }) => {
  const users = await tx.db.updateTable("users").set({ role: "admin" })
    .where("email", "=", input.email.trim().toLowerCase()).returning("id").execute();
  await endSessions(tx, users.map(({ id }) => id));
  tx.emit(...users.map(({ id }) => ({ name: "user.madeAdmin", userId: id }) as const));
  return users.length;
});

/**
 * For operators: makes the admins with this email members and ends their sessions.
 * @returns how many @throws Failure LAST_ADMIN
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

/**
 * Sets a person's role and ends their sessions, also if the role is the same: a token may claim another.
 * @throws Failure LAST_ADMIN, USER_NOT_FOUND
 */
export const updateRole = command(async (tx, { userId, role }: { userId: UserId; role: Role }) => {
  permit(tx.viewer, "user.manage");
  if (role === "user") await requireAnotherAdmin(tx, userId);
  await lockUser(tx, userId);
  await tx.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
  await endSessions(tx, [userId]);
  tx.emit({ name: role === "admin" ? "user.madeAdmin" : "user.madeMember", userId });
  return userId;
});
