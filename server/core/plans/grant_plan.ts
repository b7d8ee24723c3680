import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { checkedReason } from "../users/administration/reason.ts";
import { setPlan } from "../users/commands.ts";
import { FREE_PLAN } from "./subscription.ts";

export type GrantPlan =
  & { readonly userId: UserId }
  & Given<{
    /** Null: the free plan. */
    priceId: string;
    /** Null: no end. */
    until: Date;
    /** Why, for the audit trail. */
    reason: string;
  }>;

/**
 * Grants a plan without payment; the messages of this month stay counted.
 * @throws Failure PLAN_NOT_FOUND, PLAN_END_INVALID, USER_NOT_FOUND
 */
export const grantPlan = command(async (tx, input: GrantPlan) => {
  const { viewer, now, emit } = tx;
  permit(viewer, "user.manage");
  const { userId, priceId = null, until = null } = input;
  if (until && until <= now) throw new Failure("PLAN_END_INVALID", ["until"]);
  const plan = priceId === null ? FREE_PLAN : await planName(tx, priceId);
  await setPlan(tx, userId, { plan, priceId, until });
  const why = input.reason ? { reason: checkedReason(input.reason) } : {};
  emit({ name: "plan.granted", userId, priceId, until: until?.toISOString() ?? null, ...why });
  return userId;
});

async function planName({ db }: Tx, priceId: string): Promise<string> {
  const plan = await db.selectFrom("plans").select("name").where("price_id", "=", priceId)
    .executeTakeFirst();
  if (!plan) throw new Failure("PLAN_NOT_FOUND", ["priceId"]);
  return plan.name;
}
