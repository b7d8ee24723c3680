import { sql } from "kysely";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { roomNow } from "../../plans/queries.ts";
import type { PurgeBatch } from "../../retention.ts";
import { isBudgetUsed } from "./budget.ts";
import { isAssistantOff } from "./reserve_use.ts";

/** How the assistant stands with the viewer now. */
export type AssistantStatus = {
  /** Whether the person lets it work for them. */
  readonly isEnabled: boolean;
  /** The language model; null: none is set up, and texts are written by rules. */
  readonly modelName: string | null;
  /** Whether all people together have used the day's budget. */
  readonly isResting: boolean;
  /** How many more prompts the plan allows today; null: any number. */
  readonly promptsLeft: number | null;
};

/** Returns how the assistant stands with the viewer. */
export async function loadAssistantStatus(ctx: Context): Promise<AssistantStatus> {
  const userId = permit(ctx.viewer, "assistant.see");
  const [isOff, isResting, left] = await Promise.all([
    isAssistantOff(ctx, userId),
    isBudgetUsed(ctx),
    roomNow(ctx, userId, "assistantPerDay"),
  ]);
  return {
    isEnabled: !isOff,
    modelName: ctx.ports.languageModel?.name ?? null,
    isResting,
    promptsLeft: left === Infinity ? null : left,
  };
}

/** Turns the assistant on or off for the viewer: off, nothing of theirs goes to a provider. */
export const updateAssistantSettings = command(
  async (
    { db, viewer, now, emit },
    { isEnabled }: { readonly isEnabled: boolean },
  ): Promise<UserId> => {
    const userId = permit(viewer, "assistant.edit");
    const disabledAt = isEnabled ? null : now;
    await db.insertInto("assistant_settings").values({ user_id: userId, disabled_at: disabledAt })
      .onConflict((on) => on.column("user_id").doUpdateSet({ disabled_at: disabledAt }))
      .execute();
    emit({ name: "assistantSettings.changed", userId });
    return userId;
  },
);

/** What a person used of the language model in the last 30 days. */
export type AssistantUsage = {
  readonly prompts: number;
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** Millionths of a US dollar; null: some of it is not known. */
  readonly costMicros: number | null;
  /** The same with estimates where the provider did not count; null: without prices there is none. */
  readonly estimatedCostMicros: number | null;
};

/** Returns what each of these people used in the last 30 days, for admins. */
export async function loadAssistantUsages(
  { db, viewer, now }: Context,
  userIds: readonly UserId[],
): Promise<AssistantUsage[]> {
  permit(viewer, "user.see");
  const since = new Date(now.getTime() - 30 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);
  const { rows } = await sql<AssistantUsage & { userId: UserId }>`
    select user_id as "userId", sum(prompts)::int as prompts,
      sum(input_tokens)::float8 as "inputTokens", sum(output_tokens)::float8 as "outputTokens",
      case when count(cost_micros) = count(*) then sum(cost_micros)::float8 end as "costMicros",
      case when count(estimated_micros) = count(*) then sum(estimated_micros)::float8 end
        as "estimatedCostMicros"
    from assistant_usages where user_id = any(${userIds}) and day > ${since}
    group by user_id`.execute(db);
  const byUser = new Map(rows.map((row) => [row.userId, row]));
  const none = {
    prompts: 0,
    inputTokens: 0,
    outputTokens: 0,
    costMicros: 0,
    estimatedCostMicros: 0,
  };
  return userIds.map((id) => byUser.get(id) ?? none);
}

/** Deletes what was used before; the sums of all with it. */
export async function purgeAssistantUsages(
  { db }: Context,
  { before, most }: PurgeBatch,
): Promise<number> {
  const day = before.toISOString().slice(0, 10);
  await db.deleteFrom("assistant_days").where("day", "<", day).execute();
  const { numAffectedRows } = await sql`
    delete from assistant_usages where (user_id, day) in (
      select user_id, day from assistant_usages where day < ${day} limit ${most}
    )`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
