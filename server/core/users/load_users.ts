import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { UserId } from "../ids.ts";
import { asUser } from "./tables.ts";
import type { User } from "./user.ts";

/**
 * Many people by id, in the order asked for. An admin sees everybody; to anyone else whoever is not
 * themselves is as good as absent, but for the admin who acts in their name.
 */
export async function loadUsers(
  { db, viewer }: Context,
  ids: readonly UserId[],
): Promise<(User | Failure)[]> {
  if (viewer.kind === "guest") return ids.map(() => new Failure("SIGN_IN_FIRST"));
  const seen = viewer.kind === "member"
    ? [viewer.userId, ...viewer.impersonation ? [viewer.impersonation.adminId] : []]
    : null; // everybody
  const users = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "in", ids)
    .$if(seen !== null, (q) => q.where("users.id", "in", seen!))
    .execute();
  const byId = new Map(users.map((user) => [user.id, user]));
  return ids.map((id) => byId.get(id) ?? new Failure("NODE_NOT_FOUND"));
}
