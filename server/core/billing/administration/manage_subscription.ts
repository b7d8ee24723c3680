import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { EventOf } from "../../events.ts";
import type { UserId } from "../../ids.ts";
import { formatMoney } from "../../money.ts";
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

type Refund = {
  readonly id: string;
  /** Null or left out: all that was paid and not paid back yet. */
  readonly cents?: number | null | undefined;
  readonly reason: string;
};

/**
 * Pays back a part of an invoice, or what is left of it. What others requested of it and is not carried
 * out counts as paid back.
 * @throws Failure REASON_INVALID, INVOICE_NOT_REFUNDABLE, REFUND_INVALID
 */
export const refundInvoice = command(async (tx, { id, ...input }: Refund) => {
  const { db } = tx;
  permit(tx.viewer, "billing.manage");
  const reason = checkedReason(input.reason);
  requirePayments(tx);
  const invoice = await db.selectFrom("invoices").selectAll().where("id", "=", id).forUpdate()
    .executeTakeFirst();
  const pending = invoice?.pending_refunds ?? {};
  const left = invoice ? invoice.paid_cents - invoice.refunded_cents - sum(pending) : 0;
  if (!invoice || left <= 0) throw new Failure("INVOICE_NOT_REFUNDABLE", ["id"]);
  const cents = input.cents ?? left;
  if (cents < 1 || cents > left) throw new Failure("REFUND_INVALID", ["cents"]);
  const { user_id: userId, currency } = invoice;
  const key = crypto.randomUUID();
  await db.updateTable("invoices").set({
    pending_refunds: JSON.stringify({ ...pending, [key]: cents }),
  }).where("id", "=", id).execute();
  const refund = { cents, amount: formatMoney({ cents, currency }), reason };
  tx.emit({ name: "invoice.refundRequested", userId, invoiceId: id, key, ...refund });
  return userId;
});

const sum = (cents: Readonly<Record<string, number>>) =>
  Object.values(cents).reduce((total, one) => total + one, 0);

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
  { userId, invoiceId, cents, key }: EventOf<"invoice.refundRequested">,
): Promise<void> {
  const refund = { cents, key: `refund-${key}` };
  const isDone = await requirePayments(ctx).refundInvoice(invoiceId, refund);
  await syncCustomer(ctx, userId);
  await endRefund(ctx, { userId, invoiceId, key, isDone });
}

type EndedRefund = {
  readonly userId: UserId;
  readonly invoiceId: string;
  readonly key: string;
  readonly isDone: boolean;
};

const endRefund = command(async ({ db, emit }, { userId, invoiceId, key, isDone }: EndedRefund) => {
  const row = await db.selectFrom("invoices").select("pending_refunds as pending")
    .where("id", "=", invoiceId).forUpdate().executeTakeFirst();
  const { [key]: cents, ...others } = row?.pending ?? {};
  if (cents === undefined) return; // its job ran before
  await db.updateTable("invoices").set({ pending_refunds: JSON.stringify(others) })
    .where("id", "=", invoiceId).execute();
  if (!isDone) emit({ name: "invoice.refundRefused", userId, invoiceId });
});
