import { command } from "../../command.ts";
import { endSessions } from "../account/account_sessions.ts";
import { lockUser, requireAnotherAdmin } from "./checks.ts";
import type { UserId } from "../../ids.ts";
import type { EventName } from "../../events.ts";
import { permit } from "../../permissions.ts";
import type { Role } from "../user.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";

/** What a change to each role requires and publishes. Only an admin can be the last one. */
const roles = {
  admin: { isLosingAdmin: false, event: "user.madeAdmin" },
  user: { isLosingAdmin: true, event: "user.madeMember" },
} as const satisfies Record<Role, { isLosingAdmin: boolean; event: EventName }>;

/** For operators: makes the users with this email admins and ends their sessions. @returns how many */
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
  const { isLosingAdmin, event } = roles[role];
  if (isLosingAdmin) await requireAnotherAdmin(tx, userId);
  await lockUser(tx, userId);
  await tx.db.updateTable("users").set({ role }).where("id", "=", userId).execute();
  await endSessions(tx, [userId]);
  tx.emit({ name: event, userId });
  return userId;
});

const HOURS_24 = 24 * 60 * 60 * 1000;

/** Returns a code that makes its holder the first admin within 24 hours; null when there is an admin. */
export async function issueSetupCode({ db, now }: Context): Promise<string | null> {
  if (await hasAdmin(db)) return null;
  const code = crypto.randomUUID().replaceAll("-", "");
  await db.deleteFrom("setup_codes").where("expires_at", "<=", now).execute();
  await db.insertInto("setup_codes").values({
    code_hash: await sha256(code),
    expires_at: new Date(now.getTime() + HOURS_24),
  }).execute();
  return code;
}

/** Makes the viewer the first admin. @throws Failure SETUP_CODE_INVALID */
export const claimFirstAdmin = command(
  async ({ db, viewer, now, emit }, input: { code: string }) => {
    const userId = permit(viewer, "firstAdmin.claim");
    // The first use deletes every code; a concurrent second use finds none.
    const codes = await db.deleteFrom("setup_codes").where("expires_at", ">", now)
      .returning("code_hash").execute();
    const given = await sha256(input.code);
    if (!codes.some(({ code_hash }) => code_hash === given) || await hasAdmin(db)) {
      throw new Failure("SETUP_CODE_INVALID", ["code"]);
    }
    await db.updateTable("users").set({ role: "admin" }).where("id", "=", userId).execute();
    emit({ name: "user.madeAdmin", userId });
  },
);

async function hasAdmin(db: Context["db"]): Promise<boolean> {
  const admin = await db.selectFrom("users").select("id").where("role", "=", "admin")
    .limit(1).executeTakeFirst();
  return admin !== undefined;
}

async function sha256(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return new Uint8Array(digest).toHex();
}
