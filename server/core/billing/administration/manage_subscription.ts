import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { EventOf } from "../../events.ts";
import type { EventId, UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { checkedReason } from "../../users/administration/reason.ts";
import { extendSubscriptionEnd } from "../../users/commands.ts";
import { liveSubscription } from "../change_subscription.ts";
import { requirePayments } from "../commands.ts";
import { syncCustomer } from "../sync_customer.ts";
import { isLive } from "../transitions.ts";

const DAY = 24 * 60 * 60 * 1000;
/** The most days that one extension gives. */
const MOST_DAYS = 365;

// What an admin decides is stored with its reason first; its job carries it out at the vendor, again
// until it is done.

type Reasoned = { readonly userId: UserId; readonly reason: string };

/**
 * Gives days without charge: a subscription is charged later, a trial or granted plan ends later.
 * @throws Failure REASON_INVALID, EXTENSION_INVALID, SUBSCRIPTION_NOT_FOUND, USER_NOT_FOUND
 */
export const extendSubscription = command(
  async (tx, { userId, days, ...input }: Reasoned & { readonly days: number }) => {
    const { db, now, viewer, emit } = tx;
    permit(viewer, "billing.manage");
    const reason = checkedReason(input.reason);
    if (!Number.isInteger(days) || days < 1 || days > MOST_DAYS) {
      throw new Failure("EXTENSION_INVALID", ["days"]);
    }
    const live = await findLive(tx, userId);
    if (live) requirePayments(tx);
    const user = await db.selectFrom("users").select("subscription_expires_at as endsAt")
      .where("id", "=", userId).executeTakeFirst();
    if (!user) throw new Failure("USER_NOT_FOUND", ["id"]);
    const endsAt = live ? live.period_ends_at : user.endsAt;
    if (!endsAt) throw new Failure("SUBSCRIPTION_NOT_FOUND", ["id"]);
    const until = new Date(Math.max(endsAt.getTime(), now.getTime()) + days * DAY);
    if (!live) await extendSubscriptionEnd(tx, userId, until);
    emit({
      name: "subscription.extended",
      ...{ userId, subscriptionId: live?.id ?? null, days, until: until.toISOString(), reason },
    });
    return userId;
  },
);

/**
 * Ends somebody's subscription, with its paid time or at once; nothing is paid back.
 * @throws Failure REASON_INVALID, SUBSCRIPTION_NOT_FOUND
 */
export const endSubscription = command(
  async (tx, { userId, isImmediate, ...input }: Reasoned & { readonly isImmediate: boolean }) => {
    permit(tx.viewer, "billing.manage");
    const reason = checkedReason(input.reason);
    requirePayments(tx);
    const { id } = await liveSubscription(tx, userId);
    tx.emit({ name: "subscription.endRequested", userId, subscriptionId: id, isImmediate, reason });
    return userId;
  },
);

/**
 * Pays back what was paid of an invoice. @throws Failure REASON_INVALID, INVOICE_NOT_REFUNDABLE
 */
export const refundInvoice = command(
  async (tx, { id, ...input }: { readonly id: string; readonly reason: string }) => {
    permit(tx.viewer, "billing.manage");
    const reason = checkedReason(input.reason);
    requirePayments(tx);
    const invoice = await tx.db.selectFrom("invoices").select("user_id as userId")
      .where("id", "=", id).whereRef("refunded_cents", "<", "paid_cents").executeTakeFirst();
    if (!invoice) throw new Failure("INVOICE_NOT_REFUNDABLE", ["id"]);
    const { userId } = invoice;
    tx.emit({ name: "invoice.refundRequested", userId, invoiceId: id, reason });
    return userId;
  },
);

async function findLive({ db }: Context, userId: UserId) {
  const all = await db.selectFrom("subscriptions").select(["id", "status", "period_ends_at"])
    .where("user_id", "=", userId).orderBy("started_at", "desc").execute();
  return all.find(({ status }) => isLive(status)) ?? null;
}

/** Carries out an extension at the vendor; one of a plan without a subscription is done already. */
export async function carryOutExtension(
  ctx: Context,
  { userId, subscriptionId, until }: EventOf<"subscription.extended">,
): Promise<void> {
  if (subscriptionId === null) return;
  await requirePayments(ctx).chargeFrom(subscriptionId, new Date(until));
  await syncCustomer(ctx, userId);
}

/** Carries out an end at the vendor. */
export async function carryOutEnd(
  ctx: Context,
  { userId, subscriptionId, isImmediate, reason }: EventOf<"subscription.endRequested">,
): Promise<void> {
  const payments = requirePayments(ctx);
  if (isImmediate) await payments.endSubscription(subscriptionId);
  else await payments.cancelAtPeriodEnd(subscriptionId, true, reason);
  await syncCustomer(ctx, userId);
}

/** Carries out a refund at the vendor, once for each request. */
export async function carryOutRefund(
  ctx: Context,
  { userId, invoiceId }: EventOf<"invoice.refundRequested">,
  id: EventId,
): Promise<void> {
  await requirePayments(ctx).refundInvoice(invoiceId, `refund-${id}`);
  await syncCustomer(ctx, userId);
}
