import type { Context } from "../../context.ts";
import { HOME_ZONE } from "../../users/user.ts";
import { dayOf } from "../../zoned.ts";

/** What all people together may use in a day: tokens, or millionths of a US dollar. */
export type DailyBudget = { readonly unit: "tokens" | "micros"; readonly amount: number };

/** The day of the budget, YYYY-MM-DD: that of Brasília, as the sentence about its end says. */
export const budgetDay = (now: Date): string => dayOf(now, HOME_ZONE);

/**
 * Whether all people together have used the day's budget. A step counts when it ends, so that
 * a day may go over it by the steps that were under way.
 */
export async function isBudgetUsed({ db, now, ports }: Context): Promise<boolean> {
  const { unit, amount } = ports.assistantBudget;
  const day = await db.selectFrom("assistant_days").selectAll()
    .where("day", "=", budgetDay(now)).executeTakeFirst();
  if (!day) return amount === 0;
  const used = unit === "tokens"
    ? Number(day.input_tokens) + Number(day.output_tokens)
    : Number(day.estimated_micros ?? Infinity); // without prices a cost may be any
  return used >= amount;
}
