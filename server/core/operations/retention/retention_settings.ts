import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { permit } from "../../permissions.ts";
import { type Period, type RetentionName, retentionPolicies } from "../../retention.ts";

/** What an administrator chose for a policy, and what its last run did. */
export type RetentionState = {
  readonly name: RetentionName;
  /** In the unit of the policy's period; null: the policy's own amount. */
  readonly amount: number | null;
  readonly ranAt: Date | null;
  readonly lastDeleted: number;
  readonly isBehind: boolean;
};

/** A policy as it is in force. */
export type EnforcedPolicy = RetentionState & {
  readonly what: string;
  readonly why: string;
  readonly period: Period | null;
  readonly choice: { readonly least: number; readonly most: number } | null;
};

const asState = [
  "name",
  "amount",
  "ran_at as ranAt",
  "last_deleted as lastDeleted",
  "is_behind as isBehind",
] as const;

/** The stored states by the names of their policies; that of a former policy is left out. */
export async function loadRetentionStates(
  { db }: Pick<Context, "db">,
): Promise<Map<RetentionName, RetentionState>> {
  const rows = await db.selectFrom("retention_states").select(asState).execute();
  return new Map(
    rows.filter(({ name }) => name in retentionPolicies).map((row) => [row.name, row]),
  );
}

/** Lists what is kept for how long, for administrators. */
export async function listRetention(ctx: Context): Promise<EnforcedPolicy[]> {
  permit(ctx.viewer, "operations.see");
  const states = await loadRetentionStates(ctx);
  return (Object.keys(retentionPolicies) as RetentionName[]).map((name) =>
    enforced(name, states.get(name))
  );
}

function enforced(name: RetentionName, state: RetentionState | undefined): EnforcedPolicy {
  const { what, why, period, choice = null } = retentionPolicies[name];
  const { amount = null, ranAt = null, lastDeleted = 0, isBehind = false } = state ?? {};
  return {
    name,
    what,
    why,
    period: period && { ...period, amount: amount ?? period.amount },
    choice,
    amount,
    ranAt,
    lastDeleted,
    isBehind,
  };
}

/** `amount` in the unit of the policy's period; null: the policy's own again. */
type UpdateRetention = { readonly name: string; readonly amount: number | null };

/**
 * Chooses for how long something is kept; the next run follows it. @throws Failure
 * RETENTION_NOT_FOUND, RETENTION_FIXED, RETENTION_AMOUNT_INVALID
 */
export const updateRetention = command(
  async (
    { db, viewer, emit },
    { name: given, amount }: UpdateRetention,
  ): Promise<EnforcedPolicy> => {
    const userId = permit(viewer, "operations.manage");
    if (!Object.hasOwn(retentionPolicies, given)) {
      throw new Failure("RETENTION_NOT_FOUND", ["name"]);
    }
    const name = given as RetentionName;
    const { choice } = retentionPolicies[name];
    if (!choice) throw new Failure("RETENTION_FIXED", ["name"]);
    if (amount !== null && !(amount >= choice.least && amount <= choice.most)) {
      throw new Failure("RETENTION_AMOUNT_INVALID", ["amount"]);
    }
    const state = await db.insertInto("retention_states").values({ name, amount })
      .onConflict((c) => c.column("name").doUpdateSet({ amount })).returning(asState)
      .executeTakeFirstOrThrow();
    emit({ name: "retention.changed", userId, policy: name, amount });
    return enforced(name, state);
  },
);
