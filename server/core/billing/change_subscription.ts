import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { EventOf } from "../events.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { DeletionStep } from "../privacy/carry_out_deletions.ts";
import { requirePayments } from "./commands.ts";
import { type ExceededLimit, fitIntoPlan, type Kept, loadExceededLimits } from "./downgrade.ts";
import type { VendorPricePreview } from "./payments.ts";
import { syncCustomer } from "./sync_customer.ts";
import { isFinal, isLive } from "./transitions.ts";
import { withdrawableUntil } from "./subscriptions.ts";

/** The longest reason that is stored with a cancellation. */
const MOST_REASON = 500;

/**
 * Changes the plan of one's subscription.
 * @throws Failure SUBSCRIPTION_NOT_FOUND, PLAN_NOT_FOUND, PLAN_CHOICE_NEEDED
 */
export async function changePlan(
  ctx: Context,
  { priceId, kept = { groupIds: null, sessionIds: null } }: {
    readonly priceId: string;
    readonly kept?: Kept;
  },
): Promise<UserId> {
  return await atVendor(ctx, async (id) => {
    await planForSale(ctx, priceId);
    await fitIntoPlan(ctx, { priceId, kept }); // before: a smaller plan never has more than it allows
    await requirePayments(ctx).changePrice(id, priceId);
  });
}

/** Ends one's subscription with its paid time. @throws Failure SUBSCRIPTION_NOT_FOUND */
export async function cancelSubscription(
  ctx: Context,
  { reason }: { readonly reason?: string | null | undefined },
): Promise<UserId> {
  const text = reason?.trim().slice(0, MOST_REASON) || null;
  return await atVendor(ctx, (id) => requirePayments(ctx).cancelAtPeriodEnd(id, true, text));
}

/** Lets one's subscription renew again. @throws Failure SUBSCRIPTION_NOT_FOUND */
export async function reactivateSubscription(ctx: Context): Promise<UserId> {
  return await atVendor(ctx, (id) => requirePayments(ctx).cancelAtPeriodEnd(id, false, null));
}

type Change = (id: string, status: SubscriptionStatus) => Promise<void>;

/** Pauses one's subscription: no charge and no sending until it is resumed. */
export async function pauseSubscription(ctx: Context): Promise<UserId> {
  return await atVendor(ctx, async (id, status) => {
    if (status === "paused") return;
    if (status !== "active") throw new Failure("SUBSCRIPTION_NOT_PAUSABLE");
    await requirePayments(ctx).pauseSubscription(id);
  });
}

/** Resumes one's paused subscription. @throws Failure SUBSCRIPTION_NOT_FOUND */
export async function resumeSubscription(ctx: Context): Promise<UserId> {
  return await atVendor(ctx, async (id, status) => {
    if (status === "paused") await requirePayments(ctx).resumeSubscription(id);
  });
}

/** Opens the vendor's page for one's payment methods and data. @returns its address */
export async function openBillingPortal(ctx: Context): Promise<string> {
  const userId = permit(ctx.viewer, "billing.edit");
  const payments = requirePayments(ctx);
  const customer = await ctx.db.selectFrom("customers").select("customer_id as id")
    .where("user_id", "=", userId).executeTakeFirst();
  if (!customer) throw new Failure("SUBSCRIPTION_NOT_FOUND");
  return await payments.openPortal(customer.id);
}

/** What a change of one's plan would cost, and which limits of it are below what is in use. */
export type PlanChangePreview = VendorPricePreview & {
  readonly exceeded: readonly ExceededLimit[];
};

/** What a change of one's plan would cost. */
export async function previewPlanChange(
  ctx: Context,
  { priceId }: { readonly priceId: string },
): Promise<PlanChangePreview> {
  const userId = permit(ctx.viewer, "billing.see");
  const payments = requirePayments(ctx);
  await planForSale(ctx, priceId);
  const price = await payments.previewPrice((await liveSubscription(ctx, userId)).id, priceId);
  return { ...price, exceeded: await loadExceededLimits(ctx, priceId) };
}

/** Returns a plan that one can choose. @throws Failure PLAN_NOT_FOUND */
async function planForSale({ db }: Context, priceId: string) {
  const plan = await db.selectFrom("plans").select("name").where("price_id", "=", priceId)
    .where("archived_at", "is", null).where("price_cents", "is not", null).executeTakeFirst();
  if (!plan) throw new Failure("PLAN_NOT_FOUND", ["priceId"]);
  return plan;
}

/** Changes one's live subscription at the vendor, and reads it again. */
async function atVendor(ctx: Context, change: Change): Promise<UserId> {
  const userId = permit(ctx.viewer, "billing.edit");
  requirePayments(ctx);
  const { id, status } = await liveSubscription(ctx, userId);
  await change(id, status);
  await syncCustomer(ctx, userId);
  return userId;
}

/** Returns a person's live subscription. @throws Failure SUBSCRIPTION_NOT_FOUND */
export async function liveSubscription({ db }: Context, userId: UserId) {
  const all = await db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId)
    .where("withdrawn_at", "is", null).orderBy("started_at", "desc").execute();
  const live = all.find(({ status }) => isLive(status));
  if (!live) throw new Failure("SUBSCRIPTION_NOT_FOUND");
  return live;
}

/**
 * Withdraws from the contract within 7 days (CDC, art. 49): everything is paid back, and the
 * subscription ends. The wish is stored first; its job carries it out, again until it is done.
 * @throws Failure PAYMENTS_OFF, SUBSCRIPTION_NOT_FOUND, WITHDRAWAL_OVER
 */
export const withdrawSubscription = command(async (tx, _input: object) => {
  const userId = permit(tx.viewer, "billing.edit");
  requirePayments(tx);
  const live = await liveSubscription(tx, userId);
  const until = await withdrawableUntil(tx, live);
  if (until <= tx.now) throw new Failure("WITHDRAWAL_OVER");
  await tx.db.updateTable("subscriptions").set({ withdrawn_at: tx.now }).where("id", "=", live.id)
    .execute();
  tx.emit({ name: "subscription.withdrawn", userId, subscriptionId: live.id });
  return userId;
});

/** Ends a subscription from which its person withdrew, and pays back what they paid for it. */
export async function carryOutWithdrawal(
  ctx: Context,
  { userId, subscriptionId }: EventOf<"subscription.withdrawn">,
): Promise<void> {
  const payments = requirePayments(ctx);
  await payments.endSubscription(subscriptionId);
  await syncCustomer(ctx, userId); // an invoice may have been paid meanwhile
  const paid = await ctx.db.selectFrom("invoices").select("id")
    .where("subscription_id", "=", subscriptionId).where("status", "=", "paid")
    .whereRef("refunded_cents", "<", "paid_cents").execute();
  for (const { id } of paid) {
    await payments.refundInvoice(id, { cents: null, key: `withdrawal-${id}` });
  }
  if (paid.length > 0) await syncCustomer(ctx, userId);
}

/**
 * Ends what an account that is deleted has at the vendor, as the vendor has it. Without a vendor
 * nothing can be ended, and the deletion goes on.
 */
export const endSubscriptions: DeletionStep = async (ctx, { userId }) => {
  const customer = await ctx.db.selectFrom("customers").select("customer_id as id")
    .where("user_id", "=", userId).executeTakeFirst();
  const { payments } = ctx.ports;
  if (!customer || !payments) return true;
  const open = await ctx.db.selectFrom("checkouts").select("vendor_id as id")
    .where("user_id", "=", userId).where("status", "=", "OPEN").executeTakeFirst();
  if (open?.id) await payments.expireCheckout(open.id);
  for (const { id, status } of await payments.listSubscriptions(customer.id)) {
    if (!isFinal(status)) await payments.endSubscription(id);
  }
  return true;
};
