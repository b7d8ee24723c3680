import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { AccountSession } from "./identity.ts";
import { closeImpersonations } from "../impersonation.ts";
import { lockUser } from "../administration/checks.ts";

/**
 * Returns the sessions that a person is signed in with, newest first. Members see their own; admins
 * see everybody's. Null when the identity provider does not list sessions.
 */
export async function listAccountSessions(
  ctx: Context,
  userId: UserId,
): Promise<AccountSession[] | null> {
  const isOwn = permit(ctx.viewer, "account.see") === userId;
  if (!isOwn) permit(ctx.viewer, "user.see");
  const results = await Promise.all(
    (await subjectsOf(ctx, userId)).map((subject) => ctx.ports.accounts.listSessions(subject)),
  );
  const listed = results.filter((list) => list !== null);
  return listed.length < results.length ? null : listed.flat();
}

/** Ends one of the viewer's sessions. Nothing happens when it has already ended. */
export async function endAccountSession(ctx: Context, { key }: { key: string }): Promise<UserId> {
  return await endAtProvider(ctx, (subject) => ctx.ports.accounts.endSession(subject, key));
}

/** Ends all of the viewer's sessions except the current one. */
export async function endOtherAccountSessions(ctx: Context): Promise<UserId> {
  const current = "userId" in ctx.viewer ? ctx.viewer.sessionKey : undefined;
  return await endAtProvider(ctx, (subject) => ctx.ports.accounts.endSessions(subject, current));
}

async function endAtProvider(ctx: Context, end: (subject: string) => Promise<void>) {
  const userId = permit(ctx.viewer, "account.edit");
  for (const subject of await subjectsOf(ctx, userId)) await end(subject);
  await recordEnd(ctx, userId);
  return userId;
}

const recordEnd = command(({ emit }, userId: UserId) => {
  emit({ name: "accountSessions.ended", userId });
  return Promise.resolve();
});

/** Returns a person's ids at the configured identity provider; none when they use another one. */
async function subjectsOf({ db, ports }: Context, userId: UserId): Promise<string[]> {
  const rows = await db.selectFrom("identities").select("subject")
    .where("user_id", "=", userId).where("provider", "=", ports.accounts.provider).execute();
  return rows.map(({ subject }) => subject);
}

/**
 * Ends every session of these people: the next request of each is refused; on other instances a query,
 * which changes nothing, may be answered for a moment (decision 078). Also ends every impersonation by
 * them and of them.
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
