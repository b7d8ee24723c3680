import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, type UserId } from "../../ids.ts";

/** Returns a user, locked until the transaction ends. @throws Failure USER_NOT_FOUND */
export async function lockUser({ db }: Context, id: UserId) {
  const user = isId("usr", id) && await db.selectFrom("users")
    .select(["id", "role", "blocked_at as blockedAt"])
    .where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!user) throw new Failure("USER_NOT_FOUND", ["id"]);
  return user;
}

/**
 * Refuses a change that would leave no admin. Admins who are blocked or scheduled for deletion do not
 * count. It locks all admins until the transaction ends: call it before locking a user.
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
