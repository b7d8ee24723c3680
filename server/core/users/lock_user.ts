import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type UserId } from "../ids.ts";

/** Somebody as an admin decides about them, locked until the transaction ends. @throws USER_NOT_FOUND */
export async function lockUser({ db }: Context, id: UserId) {
  const user = isId("usr", id) && await db.selectFrom("users")
    .select(["id", "role", "blocked_at as blockedAt"])
    .where("id", "=", id).forNoKeyUpdate().executeTakeFirst();
  if (!user) throw new Failure("USER_NOT_FOUND", ["id"]);
  return user;
}
