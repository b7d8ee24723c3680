import { sql } from "kysely";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { UserId } from "../../ids.ts";
import { requireRoom } from "../../plans/queries.ts";
import { dayOf } from "../../zoned.ts";
import { budgetDay, isBudgetUsed } from "./budget.ts";
import type { StepUse } from "./metered_step.ts";

/** One reserved use of the language model, by which its tokens are recorded. */
export type AssistantUse = {
  readonly userId: UserId;
  /** The person's day: YYYY-MM-DD. */
  readonly day: string;
};

/**
 * Counts one use of the language model in the caller's transaction, if the person, their plan and the
 * day's budget allow it. Concurrent calls of one person wait for each other.
 * @throws Failure ASSISTANT_NOT_SET_UP, ASSISTANT_OFF, ASSISTANT_RESTING, LimitReached ASSISTANT_LIMIT
 */
export async function reserveAssistantUse(tx: Context, userId: UserId): Promise<AssistantUse> {
  if (!tx.ports.languageModel) throw new Failure("ASSISTANT_NOT_SET_UP");
  await requireAssistantOn(tx, userId);
  if (await isBudgetUsed(tx)) throw new Failure("ASSISTANT_RESTING");
  const { timeZone } = await requireRoom(tx, userId, "assistantPerDay", 1);
  const use = { userId, day: dayOf(tx.now, timeZone) };
  await tx.db.insertInto("assistant_usages").values({ user_id: userId, day: use.day, prompts: 1 })
    .onConflict((on) =>
      on.columns(["user_id", "day"]).doUpdateSet({
        prompts: sql`assistant_usages.prompts + 1`,
      })
    ).execute();
  return use;
}

/** Gives a use back that led to nothing, because the provider gave no answer. */
export async function releaseAssistantUse({ db }: Context, use: AssistantUse): Promise<void> {
  await sql`
    update assistant_usages set prompts = greatest(prompts - 1, 0)
    where user_id = ${use.userId} and day = ${use.day}`.execute(db);
}

/**
 * Adds what one step took to the use, and to the day of all. The cost of an estimate is not known; the
 * budget counts it as it was estimated.
 */
export async function recordAssistantUse(
  { db, now, ports }: Context,
  use: AssistantUse,
  { inputTokens, outputTokens, isEstimated }: Omit<StepUse, "isAnswered">,
): Promise<void> {
  const price = ports.modelPrice;
  const estimate = price && Math.ceil(inputTokens * price.input + outputTokens * price.output);
  const cost = isEstimated ? null : estimate;
  await sql`
    with of_person as (
      insert into assistant_usages as a
        (user_id, day, input_tokens, output_tokens, cost_micros, estimated_micros)
      values (
        ${use.userId}, ${use.day}, ${inputTokens}, ${outputTokens}, ${cost}::bigint,
        ${estimate}::bigint
      )
      on conflict (user_id, day) do update set
        input_tokens = a.input_tokens + excluded.input_tokens,
        output_tokens = a.output_tokens + excluded.output_tokens,
        cost_micros = a.cost_micros + excluded.cost_micros,
        estimated_micros = a.estimated_micros + excluded.estimated_micros
    )
    insert into assistant_days as d
      (day, input_tokens, output_tokens, cost_micros, estimated_micros)
    values (
      ${budgetDay(now)}, ${inputTokens}, ${outputTokens}, ${cost}::bigint, ${estimate}::bigint
    )
    on conflict (day) do update set
      input_tokens = d.input_tokens + excluded.input_tokens,
      output_tokens = d.output_tokens + excluded.output_tokens,
      cost_micros = d.cost_micros + excluded.cost_micros,
      estimated_micros = d.estimated_micros + excluded.estimated_micros`.execute(db);
}

/** @throws Failure ASSISTANT_OFF where the person turned the assistant off */
export async function requireAssistantOn(ctx: Context, userId: UserId): Promise<void> {
  if (await isAssistantOff(ctx, userId)) throw new Failure("ASSISTANT_OFF");
}

/** Whether the person turned the assistant off. */
export async function isAssistantOff({ db }: Context, userId: UserId): Promise<boolean> {
  const row = await db.selectFrom("assistant_settings").select("disabled_at")
    .where("user_id", "=", userId).executeTakeFirst();
  return (row?.disabled_at ?? null) !== null;
}
