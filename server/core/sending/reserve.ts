import { sql } from "kysely";
import type { Tx } from "../command.ts";
import type { UserId } from "../ids.ts";
import { monthOf } from "../zoned.ts";

/**
 * Counts messages in the present month of a person whom `requireRoom` has locked; after a change of
 * zone, in the later one of two. @returns that month (YYYY-MM).
 */
export async function reserve(
  { db, now }: Tx,
  userId: UserId,
  zone: string,
  messages: number,
): Promise<string> {
  const month = monthOf(now, zone);
  const { counted_month } = await db.updateTable("users").where("id", "=", userId).set((eb) => ({
    message_count: eb.case().when("counted_month", ">=", month)
      .then(eb("message_count", "+", messages)).else(messages).end(),
    counted_month: sql<string>`greatest(counted_month, ${month})`,
  })).returning("counted_month").executeTakeFirstOrThrow();
  return counted_month!;
}
