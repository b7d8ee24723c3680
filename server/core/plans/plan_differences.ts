import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { permit } from "../permissions.ts";
import { asPlan, type Plan } from "./plans.ts";
import { archivePlan, restorePlan, updatePlan } from "./write_plan.ts";
import { requirePayments } from "../billing/commands.ts";
import type { ListedPrice } from "../billing/payments.ts";

/** How a plan here and its price at the vendor differ. */
export type PlanDifference = {
  readonly priceId: string;
  /**
   * ONLY_THERE: a price without a plan. NOT_FOR_SALE_THERE, NOT_FOR_SALE_HERE: archived at one of
   * the two. NAME: the product there has another name.
   */
  readonly kind: "ONLY_THERE" | "NOT_FOR_SALE_THERE" | "NOT_FOR_SALE_HERE" | "NAME";
  readonly here: string | null;
  readonly there: string | null;
};

/** Compares plans with the vendor's prices. */
function comparePlans(
  plans: readonly Plan[],
  prices: readonly ListedPrice[],
): PlanDifference[] {
  const listed = new Map(prices.map((price) => [price.priceId, price]));
  const known = new Set(plans.map(({ priceId }) => priceId));
  const ofPlans = plans.filter(({ priceCents }) => priceCents !== null).flatMap((plan) => {
    const { priceId, name: here, archivedAt } = plan;
    const price = listed.get(priceId);
    const there = price?.name ?? null;
    const difference = (kind: PlanDifference["kind"]) => [{ priceId, kind, here, there }];
    if (!archivedAt && !price?.isActive) return difference("NOT_FOR_SALE_THERE");
    if (archivedAt && price?.isActive) return difference("NOT_FOR_SALE_HERE");
    return price && !archivedAt && there !== here ? difference("NAME") : [];
  });
  const onlyThere = prices.filter(({ priceId, isActive }) => isActive && !known.has(priceId))
    .map(({ priceId, name }) => ({
      priceId,
      kind: "ONLY_THERE" as const,
      here: null,
      there: name,
    }));
  return [...ofPlans, ...onlyThere];
}

/** Returns how the plans differ from the vendor's prices; nothing without a vendor. */
export async function listPlanDifferences(ctx: Context): Promise<PlanDifference[]> {
  permit(ctx.viewer, "plan.edit");
  const { payments } = ctx.ports;
  if (!payments) return [];
  const plans = await ctx.db.selectFrom("plans").select(asPlan).execute();
  return comparePlans(plans, await payments.listPrices());
}

/**
 * Ends a difference: takes it as it is here, or as it is there. @throws Failure PLAN_NOT_FOUND
 */
export async function resolvePlanDifference(
  ctx: Context,
  { priceId, takes }: { readonly priceId: string; readonly takes: "HERE" | "THERE" },
): Promise<string> {
  permit(ctx.viewer, "plan.edit");
  const payments = requirePayments(ctx);
  const difference = (await listPlanDifferences(ctx)).find((one) => one.priceId === priceId);
  if (!difference) throw new Failure("PLAN_NOT_FOUND", ["priceId"]);
  const isHere = takes === "HERE";
  switch (difference.kind) {
    case "ONLY_THERE": {
      if (isHere) await payments.archivePrice(priceId);
      else {await importPrice(
          ctx,
          (await payments.listPrices()).find((p) => p.priceId === priceId)!,
        );}
      break;
    }
    case "NOT_FOR_SALE_THERE":
      if (isHere) await payments.restorePrice(priceId);
      else await archivePlan(ctx, { priceId });
      break;
    case "NOT_FOR_SALE_HERE":
      if (isHere) await payments.archivePrice(priceId);
      else await restorePlan(ctx, { priceId });
      break;
    case "NAME":
      if (isHere) await payments.renameProduct(priceId, difference.here!);
      else await updatePlan(ctx, { priceId, name: difference.there! });
  }
  return priceId;
}

/** Makes a plan of a price that was created at the vendor, with the free plan's limits. */
const importPrice = command(
  async (tx, { priceId, productId, name, cents, interval }: ListedPrice) => {
    const userId = permit(tx.viewer, "plan.edit");
    await tx.db.insertInto("plans").values({
      ...{ price_id: priceId, product_id: productId, name: name.slice(0, 40), limits: "{}" },
      ...{ price_cents: cents, billing_interval: interval },
    }).onConflict((on) => on.doNothing()).execute();
    tx.emit({ name: "plan.created", userId, priceId });
  },
);
