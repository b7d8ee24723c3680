import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { FREE_PLAN } from "../plans/subscription.ts";
import { setSubscription } from "../users/commands.ts";
import { requirePayments } from "./commands.ts";
import type { VendorInvoice, VendorSubscription } from "./payments.ts";
import type { SubscriptionsTable } from "./tables.ts";
import { type Before, isFinal, isLive, transitions } from "./transitions.ts";

/** Days that a late payment lets messages go on. */
export const DUNNING_DAYS = 7;
const DUNNING_MS = DUNNING_DAYS * 24 * 60 * 60 * 1000;

/** Returns when sending pauses for want of a payment that is late since then. */
export const dunningEnd = (pastDueAt: Date): Date => new Date(pastDueAt.getTime() + DUNNING_MS);

/**
 * Reads a customer's subscriptions and invoices at the vendor, and stores them. Order does not matter:
 * readings are numbered as they begin, and one that began before the latest stored one is dropped, as
 * the later one has seen all that it saw.
 */
export async function syncCustomer(ctx: Context, userId: UserId): Promise<void> {
  const payments = requirePayments(ctx);
  const customer = await ctx.db.updateTable("customers")
    .set((eb) => ({ readings_begun: eb("readings_begun", "+", 1), reading_tried_at: ctx.now }))
    .where("user_id", "=", userId)
    .returning(["customer_id as customerId", "readings_begun as reading"]).executeTakeFirst();
  if (!customer) return;
  const { customerId, reading } = customer;
  const [subscriptions, invoices] = await Promise.all([
    payments.listSubscriptions(customerId),
    payments.listInvoices(customerId),
  ]);
  await storeReading(ctx, { userId, reading, subscriptions, invoices });
}

type Reading = {
  readonly userId: UserId;
  readonly reading: number;
  readonly subscriptions: readonly VendorSubscription[];
  readonly invoices: readonly VendorInvoice[];
};

const storeReading = command(async (tx, { userId, reading, subscriptions, invoices }: Reading) => {
  const { db } = tx;
  const isLatest = await db.updateTable("customers")
    .set({ reading_stored: reading, read_at: tx.now })
    .where("user_id", "=", userId).where("reading_stored", "<", reading)
    .returning("user_id").executeTakeFirst();
  if (!isLatest) return;
  const invoicesChanged = await storeInvoices(tx, userId, invoices);
  const changed = await storeSubscriptions(tx, { userId, subscriptions, invoices });
  if (invoicesChanged && changed === 0) tx.emit({ name: "invoices.changed", userId });
});

/** Stores invoices. @returns whether one is new or differs */
async function storeInvoices({ db, emit }: Tx, userId: UserId, invoices: readonly VendorInvoice[]) {
  let isChanged = false;
  for (const one of invoices) {
    const row = {
      user_id: userId,
      subscription_id: one.subscriptionId,
      number: one.number,
      status: one.status,
      due_cents: one.dueCents,
      paid_cents: one.paidCents,
      refunded_cents: one.refundedCents,
      currency: one.currency,
      page_url: one.pageUrl,
      pdf_url: one.pdfUrl,
      created_at: one.createdAt,
      paid_at: one.paidAt,
    };
    const stored = await db.selectFrom("invoices")
      .select(["status", "paid_cents as paid", "refunded_cents as refunded"])
      .where("id", "=", one.id).executeTakeFirst();
    const isPaidNow = one.status === "paid" && one.paidCents > 0 && stored?.status !== "paid";
    const isRefundedNow = one.refundedCents !== (stored?.refunded ?? 0);
    isChanged ||= stored?.status !== one.status || stored.paid !== one.paidCents || isRefundedNow;
    await db.insertInto("invoices").values({ id: one.id, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row)).execute();
    const invoice = { userId, invoiceId: one.id };
    if (isPaidNow) emit({ name: "invoice.paid", ...invoice });
    if (isRefundedNow) emit({ name: "invoice.refunded", ...invoice, cents: one.refundedCents });
  }
  return isChanged;
}

/** Stores subscriptions, and what the person's row says of the one they have. @returns how many changed */
async function storeSubscriptions(
  tx: Tx,
  { userId, subscriptions, invoices }: Omit<Reading, "reading">,
): Promise<number> {
  const { db, now, emit } = tx;
  const rows = await db.selectFrom("subscriptions").selectAll().where("user_id", "=", userId)
    .execute();
  const stored = new Map(rows.map((row) => [row.id, row]));
  // The live one comes last: what it says of the person holds.
  const inOrder = subscriptions.toSorted((a, b) =>
    Number(isLive(a.status)) - Number(isLive(b.status)) ||
    a.startedAt.getTime() - b.startedAt.getTime()
  );
  let changed = 0;
  for (const given of inOrder) {
    const before = stored.get(given.id);
    const from: Before = before?.status ?? "NONE";
    const change = from === given.status ? null : transitions[from][given.status];
    if (change === undefined) continue; // an ended subscription stays so
    const row = {
      user_id: userId,
      price_id: given.priceId,
      status: given.status,
      started_at: given.startedAt,
      period_ends_at: given.periodEndsAt,
      trial_ends_at: given.trialEndsAt,
      cancels_at: given.cancelsAt,
      ended_at: given.endedAt,
      cancel_reason: given.cancelReason,
      payment_method: given.paidBy?.method ?? null,
      card_brand: given.paidBy?.cardBrand ?? null,
      card_digits: given.paidBy?.cardDigits ?? null,
      past_due_at: given.status === "past_due"
        ? before?.past_due_at ?? lateSince(given.id, invoices, now)
        : null,
      reminders_sent: given.status === "past_due" ? before?.reminders_sent ?? 0 : 0,
    };
    if (before && isSame(before, row)) continue;
    changed++;
    await db.insertInto("subscriptions").values({ id: given.id, ...row })
      .onConflict((on) => on.column("id").doUpdateSet(row)).execute();
    const isNew = from === "NONE" || from === "incomplete";
    await mirror(tx, userId, { id: given.id, ...row }, isNew);
    emit({
      name: "subscription.changed",
      userId,
      subscriptionId: given.id,
      status: given.status,
      change: change ?? null,
    });
  }
  return changed;
}

/**
 * Returns since when a subscription's payment is late: since its latest open invoice was to be paid,
 * also when that is reported days later; now, if the vendor does not say.
 */
function lateSince(id: string, invoices: readonly VendorInvoice[], now: Date): Date {
  const due = invoices.filter(({ subscriptionId, status, dueCents, paidCents }) =>
    subscriptionId === id && status === "open" && dueCents > paidCents
  ).map(({ dueAt }) => dueAt?.getTime() ?? NaN).filter((at) => at <= now.getTime());
  return due.length > 0 ? new Date(Math.max(...due)) : now;
}

type Stored = Omit<
  SubscriptionsTable,
  | "withdrawn_at"
  | "cancel_reason"
  | "reminders_sent"
  | "payment_method"
  | "card_brand"
  | "card_digits"
>;

function isSame(stored: object, given: object): boolean {
  const before = stored as Readonly<Record<string, unknown>>;
  return Object.entries(given).every(([column, value]) =>
    String(before[column]?.valueOf()) === String(value?.valueOf())
  );
}

/**
 * Writes what a subscription gives into its person's row. One whose first payment is not through gives
 * nothing, and one that ended takes away only what it gave; `isNew`: its life was not seen here.
 */
async function mirror(tx: Tx, userId: UserId, row: Stored, isNew: boolean): Promise<void> {
  if (isLive(row.status)) {
    const plan = await tx.db.selectFrom("plans").select("name").where("price_id", "=", row.price_id)
      .executeTakeFirst();
    await setSubscription(tx, userId, {
      plan: plan?.name ?? FREE_PLAN,
      // Limits are those of a known price; without one, the free plan's.
      priceId: plan ? row.price_id : null,
      status: row.status,
      until: endOf(row),
      subscriptionId: row.id,
    });
  } else if (isFinal(row.status)) {
    const user = await tx.db.selectFrom("users")
      .select(["subscription_id as id", "stripe_price_id as priceId"])
      .where("id", "=", userId).executeTakeFirst();
    const isMissed = isNew && user?.id === null && user.priceId === null;
    if (user?.id !== row.id && !(isMissed && await hasBegun(tx, row))) return;
    await setSubscription(tx, userId, {
      plan: FREE_PLAN,
      priceId: null,
      status: row.status,
      until: row.ended_at,
      subscriptionId: null,
    });
  }
}

/** Whether a subscription ever gave something: a trial, or time that was paid. */
async function hasBegun({ db }: Tx, { id, trial_ends_at }: Stored): Promise<boolean> {
  if (trial_ends_at) return true;
  const paid = await db.selectFrom("invoices").select("id").where("subscription_id", "=", id)
    .where("status", "=", "paid").executeTakeFirst();
  return paid !== undefined;
}

/** When sending ends unless the vendor reports something else; null: the subscription renews. */
function endOf({ status, trial_ends_at, past_due_at, cancels_at }: Stored): Date | null {
  if (status === "trialing") return trial_ends_at;
  if (status === "past_due") return dunningEnd(past_due_at!);
  return cancels_at;
}
