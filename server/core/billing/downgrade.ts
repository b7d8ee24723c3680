import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { GroupId, SessionId } from "../ids.ts";
import { keepGroups } from "../groups/commands.ts";
import { permit } from "../permissions.ts";
import { type LimitName, type Limits, limitsOf, UNLIMITED } from "../plans/limits.ts";
import { loadPlanUse, type PlanUse } from "../plans/queries.ts";

/** A limit of a plan below what is in use. */
export type ExceededLimit = {
  readonly limit: LimitName;
  readonly used: number;
  readonly most: number;
};

/** What stands in the account. What is counted by the day or the month begins anew by itself. */
const standing = ["groups", "sessions", "products", "shortLinks"] as const;

/** Returns the limits below what is in use. */
const exceededLimits = (limits: Limits, use: PlanUse): ExceededLimit[] =>
  standing.map((limit) => ({ limit, used: use[limit], most: limits[limit] }))
    .filter(({ used, most }) => most !== UNLIMITED && used > most);

/** Returns which limits of a plan are below what the viewer uses. */
export async function loadExceededLimits(ctx: Context, priceId: string): Promise<ExceededLimit[]> {
  const plan = await ctx.db.selectFrom("plans").select("limits").where("price_id", "=", priceId)
    .executeTakeFirst();
  return exceededLimits(limitsOf(plan?.limits ?? null), await loadPlanUse(ctx));
}

/** Which groups and connections go on in a smaller plan; the other groups pause. */
export type Kept = {
  readonly groupIds: readonly GroupId[] | null;
  readonly sessionIds: readonly SessionId[] | null;
};

/**
 * Pauses the viewer's groups that a smaller plan has no room for: those that were not chosen, and
 * those of connections that were not chosen. Products and links stay; there is no room for new ones.
 * @throws Failure PLAN_CHOICE_NEEDED when there is nothing chosen, or too much
 */
export const fitIntoPlan = command(
  async (tx, { priceId, kept }: { readonly priceId: string; readonly kept: Kept }) => {
    const userId = permit(tx.viewer, "billing.edit");
    const exceeded = new Map(
      (await loadExceededLimits(tx, priceId)).map(({ limit, most }) => [limit, most]),
    );
    const choice = (limit: "groups" | "sessions", ids: readonly string[] | null, field: string) => {
      const most = exceeded.get(limit);
      if (most === undefined) return null;
      if (!ids || new Set(ids).size > most) throw new Failure("PLAN_CHOICE_NEEDED", [field]);
      return ids;
    };
    const groupIds = choice("groups", kept.groupIds, "keptGroupIds") as readonly GroupId[] | null;
    const sessionIds = choice("sessions", kept.sessionIds, "keptSessionIds") as
      | readonly SessionId[]
      | null;
    if (groupIds || sessionIds) await keepGroups(tx, userId, { groupIds, sessionIds });
  },
);
