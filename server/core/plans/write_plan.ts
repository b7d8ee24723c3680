import { requirePayments } from "../billing/commands.ts";
import type { Interval } from "../billing/payments.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { EventOf } from "../events.ts";
import type { Given } from "../given.ts";
import { newId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { renamePlan } from "../users/commands.ts";
import { type LimitName, type Limits, limitsOf, UNLIMITED } from "./limits.ts";
import { asPlan, type Plan } from "./plans.ts";

const MOST_NAME = 40;
/** Cents; the largest price of a plan. */
const MOST_PRICE = 10_000_000;
const MOST_TRIAL_DAYS = 90;

type PlanFields = Given<{ limits: Given<Limits>; trialDays: number }>;

type CreatePlan =
  & PlanFields
  & { readonly name: string }
  & Given<{
    /** Cents of BRL; null: admins grant the plan, nobody buys it. */
    priceCents: number;
    interval: Interval;
    /** A plan with the same product, for another interval. */
    sameAs: string;
  }>;

/**
 * Creates a plan. One with a price is a price at the payment vendor; one without is only granted.
 * @throws Failure PAYMENTS_OFF, PLAN_NAME_INVALID, PLAN_PRICE_INVALID, PLAN_LIMITS_INVALID,
 * PLAN_TRIAL_INVALID, PLAN_NOT_FOUND
 */
export async function createPlan(ctx: Context, input: CreatePlan): Promise<Plan> {
  permit(ctx.viewer, "plan.edit");
  const { name, limits, trialDays, priceCents = null, interval = null, sameAs = null } = input;
  const checked = { name: nameOf(name), limits: checkLimits(limits ?? {}) };
  const days = checkTrial(trialDays ?? 0);
  if (priceCents === null) {
    return await insertPlan(ctx, { ...checked, days, priceId: newId("pln") });
  }
  if (!interval || !Number.isInteger(priceCents) || priceCents < 1 || priceCents > MOST_PRICE) {
    throw new Failure("PLAN_PRICE_INVALID", ["priceCents"]);
  }
  const payments = requirePayments(ctx);
  const product = sameAs === null ? null : (await findPlan(ctx, sameAs, "sameAs")).productId;
  const price = { name: checked.name, cents: priceCents, interval, productId: product };
  const { priceId, productId } = await payments.createPrice(price, newId("pln"));
  return await insertPlan(ctx, { ...checked, days, priceId, productId, priceCents, interval });
}

type NewPlan = {
  readonly name: string;
  readonly limits: Partial<Limits>;
  readonly days: number;
  readonly priceId: string;
  readonly productId?: string;
  readonly priceCents?: number;
  readonly interval?: Interval;
};

const insertPlan = command(async (tx, { name, limits, days, priceId, ...price }: NewPlan) => {
  await tx.db.insertInto("plans").values({
    price_id: priceId,
    name,
    limits: JSON.stringify(limits),
    trial_days: days,
    product_id: price.productId ?? null,
    price_cents: price.priceCents ?? null,
    billing_interval: price.interval ?? null,
  }).execute();
  return await changed(tx, "plan.created", priceId);
});

/** Changes a plan; its subscribers have the new limits at once. @throws Failure, as for `createPlan` */
export const updatePlan = command(async (
  tx,
  { priceId, name, limits, trialDays }:
    & PlanFields
    & { readonly priceId: string }
    & Given<{
      name: string;
    }>,
) => {
  permit(tx.viewer, "plan.edit");
  const plan = await findPlan(tx, priceId, "priceId");
  await tx.db.updateTable("plans").set({
    name: nameOf(name ?? plan.name),
    // Limits that this release does not know stay as they are.
    limits: JSON.stringify({ ...plan.limits, ...checkLimits(limits ?? {}) }),
    trial_days: checkTrial(trialDays ?? plan.trialDays),
  }).where("price_id", "=", priceId).execute();
  if (name) await renamePlan(tx, priceId, nameOf(name));
  return await changed(tx, "plan.updated", priceId);
});

/** Takes a plan off the offer, here and at the vendor; its subscribers keep it. */
export async function archivePlan(
  ctx: Context,
  { priceId }: { readonly priceId: string },
): Promise<Plan> {
  permit(ctx.viewer, "plan.edit");
  const plan = await findPlan(ctx, priceId, "priceId");
  if (plan.priceCents !== null) await requirePayments(ctx).archivePrice(priceId);
  return await archive(ctx, priceId);
}

const archive = command(async (tx, priceId: string) => {
  await tx.db.updateTable("plans").set({ archived_at: tx.now }).where("price_id", "=", priceId)
    .where("archived_at", "is", null).execute();
  return await changed(tx, "plan.archived", priceId);
});

/** Puts a plan back on the offer, here. */
export const restorePlan = command(async (tx, { priceId }: { readonly priceId: string }) => {
  permit(tx.viewer, "plan.edit");
  await tx.db.updateTable("plans").set({ archived_at: null }).where("price_id", "=", priceId)
    .execute();
  return await changed(tx, "plan.updated", priceId);
});

async function changed(
  tx: Tx,
  name: "plan.created" | "plan.updated" | "plan.archived",
  priceId: string,
): Promise<Plan> {
  const userId: UserId = permit(tx.viewer, "plan.edit");
  tx.emit({ name, userId, priceId });
  return await findPlan(tx, priceId, "priceId");
}

async function findPlan({ db }: Context, priceId: string, field: string): Promise<Plan> {
  const plan = await db.selectFrom("plans").select(asPlan).where("price_id", "=", priceId)
    .executeTakeFirst();
  if (!plan) throw new Failure("PLAN_NOT_FOUND", [field]);
  return plan;
}

function nameOf(given: string): string {
  const name = given.trim();
  if (name.length === 0 || name.length > MOST_NAME) {
    throw new Failure("PLAN_NAME_INVALID", ["name"]);
  }
  return name;
}

function checkTrial(days: number): number {
  if (Number.isInteger(days) && days >= 0 && days <= MOST_TRIAL_DAYS) return days;
  throw new Failure("PLAN_TRIAL_INVALID", ["trialDays"]);
}

/** People of one transaction. */
const AT_ONCE = 500;

/** Publishes to each subscriber of a plan that its limits or its name may have changed. */
export async function publishPlanChange(
  ctx: Context,
  { priceId }: EventOf<"plan.updated">,
): Promise<void> {
  let after = "";
  while (true) {
    const people = await ctx.db.selectFrom("users").select("id")
      .where("stripe_price_id", "=", priceId).where("id", ">", after as UserId)
      .orderBy("id").limit(AT_ONCE).execute();
    if (people.length === 0) return;
    await publish(ctx, people.map(({ id }) => id));
    after = people.at(-1)!.id;
  }
}

const publish = command((tx, people: readonly UserId[]) => {
  tx.emit(...people.map((userId) => ({ name: "plan.changed" as const, userId })));
  return Promise.resolve();
});

/** Returns the limits that are given. */
function checkLimits(limits: Given<Limits>): Partial<Limits> {
  const names = Object.keys(limitsOf(null)) as LimitName[];
  const given = names.flatMap((name) => {
    const limit = limits[name];
    if (limit === null || limit === undefined) return [];
    if (!Number.isInteger(limit) || limit < UNLIMITED) {
      throw new Failure("PLAN_LIMITS_INVALID", ["limits", name]);
    }
    return [[name, limit] as const];
  });
  return Object.fromEntries(given);
}
