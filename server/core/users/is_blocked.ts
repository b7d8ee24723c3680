import type { Context } from "../context.ts";

/** Whether the person of this account may not come in. */
export async function isBlocked(
  { db }: Context,
  { provider, subject }: { provider: string; subject: string },
): Promise<boolean> {
  const user = await db.selectFrom("identities").innerJoin("users", "users.id", "user_id")
    .select("users.id").where("provider", "=", provider).where("subject", "=", subject)
    .where("users.blocked_at", "is not", null).executeTakeFirst();
  return user !== undefined;
}
