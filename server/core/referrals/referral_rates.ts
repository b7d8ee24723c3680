import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";

type UpdateRate = {
  readonly priceId: string;
  /** Null: the plan pays nothing. */
  readonly rate: { readonly percent: number; readonly months: number } | null;
};

const isWhole = (n: number, most: number) => Number.isInteger(n) && n >= 1 && n <= most;

/**
 * Sets what a plan pays for invoices that are seen from now on.
 * @throws Failure PLAN_NOT_FOUND, REFERRAL_RATE_INVALID
 */
export const updateReferralRate = command(async (tx, { priceId, rate }: UpdateRate) => {
  const { db, viewer, emit } = tx;
  const userId = permit(viewer, "plan.edit");
  const plan = await db.selectFrom("plans").select("price_id").where("price_id", "=", priceId)
    .executeTakeFirst();
  if (!plan) throw new Failure("PLAN_NOT_FOUND", ["id"]);
  if (rate && !(isWhole(rate.percent, 100) && isWhole(rate.months, 120))) {
    throw new Failure("REFERRAL_RATE_INVALID", ["percent"]);
  }
  await db.deleteFrom("referral_rates").where("price_id", "=", priceId).execute();
  if (rate) {
    await db.insertInto("referral_rates").values({ price_id: priceId, ...rate }).execute();
  }
  emit({ name: "referralRate.changed", userId, priceId });
});
