import type { Context } from "../../context.ts";
import { dayOf } from "../../zoned.ts";

/** What all people together may use in a day (UTC): tokens, or millionths of a US dollar. */
export type DailyBudget = { readonly unit: "tokens" | "micros"; readonly amount: number };

/**
 * Whether all people together have used the day's budget. What is under way counts when it ends, so
 * that a day may go over it by the answers that were being written.
 */
export async function isBudgetUsed({ db, now, ports }: Context): Promise<boolean> {
  const { unit, amount } = ports.assistantBudget;
  const day = await db.selectFrom("assistant_days").selectAll()
    .where("day", "=", dayOf(now, "UTC")).executeTakeFirst();
  if (!day) return amount === 0;
  const used = unit === "tokens"
    ? Number(day.input_tokens) + Number(day.output_tokens)
    : Number(day.cost_micros ?? Infinity); // a cost that is not known may be any
  return used >= amount;
}
