import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";

/**
 * Reactions that copy the state of a user's row to the identity provider. Each writes the state of
 * now, so a late or repeated run does no harm.
 */
type About = { readonly userId: UserId };

/** Sets or removes the admin claim of the provider's tokens. */
export async function syncRole(ctx: Context, { userId }: About): Promise<void> {
  for (const { subject, role } of await accountsOf(ctx, userId)) {
    await ctx.ports.accounts.setAdmin(subject, role === "admin");
  }
}

/** Blocks or unblocks the account at the provider. */
export async function syncBlock(ctx: Context, { userId }: About): Promise<void> {
  for (const { subject, blocked_at } of await accountsOf(ctx, userId)) {
    await ctx.ports.accounts.setBlocked(subject, blocked_at !== null);
  }
}

/** Ends at the provider the sessions that ended here; all of them when it does not list sessions. */
export async function endEarlierSessions(ctx: Context, { userId }: About): Promise<void> {
  const { accounts } = ctx.ports;
  for (const { subject, sessions_from: from } of await accountsOf(ctx, userId)) {
    if (!from) continue;
    const sessions = await accounts.listSessions(subject);
    if (!sessions) await accounts.endSessions(subject);
    for (const { key, startedAt } of sessions ?? []) {
      if (startedAt < from) await accounts.endSession(subject, key);
    }
  }
}

function accountsOf({ db, ports }: Context, userId: UserId) {
  return db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select(["subject", "role", "blocked_at", "sessions_from"])
    .where("user_id", "=", userId).where("provider", "=", ports.accounts.provider).execute();
}
