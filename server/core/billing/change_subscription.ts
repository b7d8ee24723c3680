import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { EventOf } from "../events.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { DeletionStep } from "../privacy/carry_out_deletions.ts";
import { requirePayments } from "./commands.ts";
import { syncCustomer } from "./sync_customer.ts";
import { isFinal, isLive } from "./transitions.ts";
import { withdrawableUntil } from "./subscriptions.ts";

/** The longest reason that is stored with a cancellation. */
const MOST_REASON = 500;

/** Changes the plan of one's subscription. @throws Failure SUBSCRIPTION_NOT_FOUND, PLAN_NOT_FOUND */
export async function changePlan(
  ctx: Context,
  { priceId }: { readonly priceId: string },
): Promise<UserId> {
  const plan = await ctx.db.selectFrom("plans").select("name").where("price_id", "=", priceId)
    .where("archived_at", "is", null).where("price_cents", "is not", null).executeTakeFirst();
  return await atVendor(ctx, async (id) => {
    if (!plan) throw new Failure("PLAN_NOT_FOUND", ["priceId"]);
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

/** Changes one's live subscription at the vendor, and reads it again. */
async function atVendor(ctx: Context, change: (id: string) => Promise<void>): Promise<UserId> {
  const userId = permit(ctx.viewer, "billing.edit");
  requirePayments(ctx);
  await change((await liveSubscription(ctx, userId)).id);
  await syncCustomer(ctx, userId);
  return userId;
}

async function liveSubscription({ db }: Context, userId: UserId) {
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
    .where("paid_cents", ">", 0).where("refunded_cents", "=", 0).execute();
  for (const { id } of paid) {
    const cents = await payments.refundInvoice(id, `withdrawal-${id}`);
    await recordRefund(ctx, { userId, id, cents });
  }
}

type Refund = { readonly userId: UserId; readonly id: string; readonly cents: number };

const recordRefund = command(async ({ db, emit }, { userId, id, cents }: Refund) => {
  await db.updateTable("invoices").set({ refunded_cents: cents }).where("id", "=", id).execute();
  emit({ name: "invoices.changed", userId });
});

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
