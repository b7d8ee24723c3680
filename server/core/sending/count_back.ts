import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";

type Counted = { readonly userId: UserId; readonly reservedMonth: string | null };

/** Takes messages that reached nobody out of the count of their month, if that is still counted. */
export async function countBack({ db }: Context, dispatches: readonly Counted[]): Promise<void> {
  const counts = Map.groupBy(
    dispatches.filter(({ reservedMonth }) => reservedMonth !== null),
    ({ userId, reservedMonth }) => `${userId} ${reservedMonth}`,
  );
  if (counts.size === 0) return;
  const given = [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([key, { length }]) => {
    const [userId, month] = key.split(" ");
    return { userId, month, count: length };
  });
  await db.selectFrom("users").select("id")
    .where("id", "in", given.map(({ userId }) => userId as UserId))
    .orderBy("id").forNoKeyUpdate().execute();
  await sql`
    update users set message_count = greatest(0, message_count - given.count)
    from unnest(${given.map(({ userId }) => userId)}::text[],
      ${given.map(({ month }) => month)}::text[], ${given.map(({ count }) => count)}::int[])
      as given (user_id, month, count)
    where users.id = given.user_id and users.counted_month = given.month`.execute(db);
}
