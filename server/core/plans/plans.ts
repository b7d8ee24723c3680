import type { Interval } from "../billing/payments.ts";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import { inPage, type Page } from "../../database/page.ts";
import type { Limits } from "./limits.ts";

/** A plan; a price has one, and the monthly and the yearly one share a product. */
export type Plan = {
  readonly priceId: string;
  readonly productId: string | null;
  readonly name: string;
  readonly limits: Partial<Limits>;
  /** Cents of BRL; null: admins grant it, nobody buys it. */
  readonly priceCents: number | null;
  readonly interval: Interval | null;
  readonly trialDays: number;
  readonly archivedAt: Date | null;
};

/** The columns of a `Plan`, selected under its field names. */
export const asPlan = [
  "price_id as priceId",
  "product_id as productId",
  "name",
  "limits",
  "price_cents as priceCents",
  "billing_interval as interval",
  "trial_days as trialDays",
  "archived_at as archivedAt",
] as const;

/** Lists the plans that an admin can grant, by price id. */
export function listPlans({ db, viewer }: Context, page: Page): Promise<Plan[]> {
  permit(viewer, "user.see");
  return inPage(db.selectFrom("plans").select(asPlan), page, "price_id").execute();
}

/** Finds the plan of a price, also one that nobody can choose any longer; null: it is unknown. */
export async function findPlan({ db, viewer }: Context, priceId: string): Promise<Plan | null> {
  permit(viewer, "billing.see");
  const plan = await db.selectFrom("plans").select(asPlan).where("price_id", "=", priceId)
    .executeTakeFirst();
  return plan ?? null;
}

/**
 * Lists the plans that anybody may see the price of, cheapest first: the monthly ones, and those that
 * are only yearly. None without a payment vendor.
 */
export async function listPublicPlans({ db, ports }: Context): Promise<Plan[]> {
  if (!ports.payments) return [];
  const plans = await db.selectFrom("plans").select(asPlan).where("archived_at", "is", null)
    .where("price_cents", "is not", null).orderBy("price_cents").orderBy("price_id").limit(50)
    .execute();
  const monthly = new Set(
    plans.flatMap(({ interval, productId }) => interval === "month" ? [productId] : []),
  );
  return plans.filter(({ interval, productId }) => interval === "month" || !monthly.has(productId));
}

/** Lists the plans that one can buy, cheapest first; none without a payment vendor. */
export async function listPlansForSale({ db, viewer, ports }: Context): Promise<Plan[]> {
  permit(viewer, "billing.see");
  if (!ports.payments) return [];
  return await db.selectFrom("plans").select(asPlan).where("archived_at", "is", null)
    .where("price_cents", "is not", null).orderBy("price_cents").orderBy("price_id").limit(50)
    .execute();
}
