import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, type UserId } from "../../ids.ts";
import { plainText } from "../../marketplaces/readings/plain_text.ts";

/** Somebody as an admin decides about them, locked until the transaction ends. @throws USER_NOT_FOUND */
export async function lockUser({ db }: Context, id: UserId) {
  const user = isId("usr", id) && await db.selectFrom("users")
    .select(["id", "role", "blocked_at as blockedAt"])
    .where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!user) throw new Failure("USER_NOT_FOUND", ["userId"]);
  return user;
}

/** Visible characters of an admin's reason, at least and at most. */
const SHORTEST = 10;
const LONGEST = 500;

/** Why an admin does it, as one line. @throws Failure REASON_INVALID */
export function checkedReason(typed: string): string {
  const line = plainText(typed, LONGEST + 1) ?? "";
  const { length } = [...line];
  if (length < SHORTEST || length > LONGEST) throw new Failure("REASON_INVALID", ["reason"]);
  return line;
}

/**
 * Refuses what would leave nobody who can administer: whoever is blocked, or about to be deleted,
 * does not count. No admin changes until the transaction ends; so ask this before locking anybody.
 * @throws Failure LAST_ADMIN
 */
export async function requireAnotherAdmin({ db }: Context, userId: UserId): Promise<void> {
  const admins = await db.selectFrom("users").select(["id", "blocked_at", "deletes_at"])
    .where("role", "=", "admin").orderBy("id").forNoKeyUpdate().execute();
  if (!admins.some(({ id }) => id === userId)) return;
  const others = admins.filter((admin) =>
    admin.id !== userId && !admin.blocked_at && !admin.deletes_at
  );
  if (others.length === 0) throw new Failure("LAST_ADMIN");
}
