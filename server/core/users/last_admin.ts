import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { UserId } from "../ids.ts";

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
