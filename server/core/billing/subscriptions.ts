import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { dunningEnd } from "./sync_customer.ts";
import type { InvoiceStatus, PaidBy } from "./payments.ts";
import { isLive, WITHDRAWAL_DAYS } from "./transitions.ts";

const WITHDRAWAL_MS = WITHDRAWAL_DAYS * 24 * 60 * 60 * 1000;

/** A person's subscription at the payment vendor. */
export type PaidSubscription = {
  readonly id: string;
  readonly priceId: string;
  readonly nextChargeAt: Date | null;
  readonly cancelsAt: Date | null;
  readonly withdrawableUntil: Date | null;
  readonly isWithdrawn: boolean;
  readonly isPaused: boolean;
  /** Since when a payment is late. */
  readonly pastDueSince: Date | null;
  /** When sending pauses for want of that payment. */
  readonly sendingPausesAt: Date | null;
  /** Where the latest open invoice is paid. */
  readonly openInvoiceUrl: string | null;
  readonly paidBy: PaidBy | null;
};

type Contract = { readonly id: string; readonly started_at: Date };

/**
 * Returns until when a person may withdraw: 7 days from the first payment, which may follow a trial,
 * or from the start without one.
 */
export async function withdrawableUntil(
  { db }: Context,
  { id, started_at }: Contract,
): Promise<Date> {
  const paid = await db.selectFrom("invoices").where("subscription_id", "=", id)
    .where("paid_cents", ">", 0).where("paid_at", "is not", null)
    .select((eb) => eb.fn.min("paid_at").as("at")).executeTakeFirst();
  return new Date((paid?.at ?? started_at).getTime() + WITHDRAWAL_MS);
}

/** Loads the latest live subscription of each person; null: none. Only their own, or an admin. */
export async function loadPaidSubscriptions(
  ctx: Context,
  userIds: readonly UserId[],
): Promise<(PaidSubscription | null)[]> {
  const { db, now, viewer } = ctx;
  const viewerId = permit(viewer, "billing.see");
  if (userIds.some((id) => id !== viewerId)) permit(viewer, "user.see");
  const rows = await db.selectFrom("subscriptions").selectAll()
    .where("user_id", "in", userIds).orderBy("started_at", "desc").execute();
  const found = new Map<UserId, PaidSubscription>();
  for (const row of rows) {
    if (!isLive(row.status) || found.has(row.user_id)) continue;
    const until = await withdrawableUntil(ctx, row);
    found.set(row.user_id, {
      id: row.id,
      priceId: row.price_id,
      nextChargeAt: row.cancels_at || row.withdrawn_at ? null : row.period_ends_at,
      cancelsAt: row.cancels_at,
      withdrawableUntil: row.withdrawn_at || until <= now ? null : until,
      isWithdrawn: row.withdrawn_at !== null,
      isPaused: row.status === "paused",
      pastDueSince: row.past_due_at,
      sendingPausesAt: row.past_due_at && dunningEnd(row.past_due_at),
      openInvoiceUrl: await openInvoiceUrl(ctx, row.id),
      paidBy: row.payment_method && {
        method: row.payment_method,
        cardBrand: row.card_brand,
        cardDigits: row.card_digits,
      },
    });
  }
  return userIds.map((id) => found.get(id) ?? null);
}

async function openInvoiceUrl({ db }: Context, subscriptionId: string): Promise<string | null> {
  const invoice = await db.selectFrom("invoices").select("page_url as url")
    .where("subscription_id", "=", subscriptionId).where("status", "=", "open")
    .orderBy("created_at", "desc").limit(1).executeTakeFirst();
  return invoice?.url ?? null;
}

/** An invoice of one's own. */
export type Invoice = {
  readonly id: string;
  readonly number: string | null;
  readonly status: InvoiceStatus;
  readonly dueCents: number;
  readonly paidCents: number;
  readonly refundedCents: number;
  readonly currency: string;
  readonly pageUrl: string | null;
  readonly pdfUrl: string | null;
  readonly createdAt: Date;
  readonly paidAt: Date | null;
};

/** Lists the viewer's latest invoices, newest first. */
export function listInvoices(ctx: Context, first: number): Promise<Invoice[]> {
  return invoicesOf(ctx, permit(ctx.viewer, "billing.see"), first);
}

/**
 * Lists a person's latest invoices, newest first, for an admin; without the pages where only the
 * person pays.
 */
export async function listInvoicesOf(
  ctx: Context,
  userId: UserId,
  first: number,
): Promise<Invoice[]> {
  permit(ctx.viewer, "billing.manage");
  const invoices = await invoicesOf(ctx, userId, first);
  return invoices.map((invoice) => ({ ...invoice, pageUrl: null, pdfUrl: null }));
}

async function invoicesOf({ db }: Context, userId: UserId, first: number): Promise<Invoice[]> {
  return await db.selectFrom("invoices").select([
    "id",
    "number",
    "status",
    "due_cents as dueCents",
    "paid_cents as paidCents",
    "refunded_cents as refundedCents",
    "currency",
    "page_url as pageUrl",
    "pdf_url as pdfUrl",
    "created_at as createdAt",
    "paid_at as paidAt",
  ]).where("user_id", "=", userId)
    .orderBy("created_at", "desc").orderBy("id").limit(first).execute();
}
