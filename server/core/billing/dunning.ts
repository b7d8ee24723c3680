import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { emailReaction } from "../emails/commands.ts";
import { latePaymentWords, recoveryWords } from "../emails/words/payment_words.ts";
import type { UserId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { maySend } from "../plans/subscription.ts";
import { momentLabel } from "../zoned.ts";
import { DUNNING_DAYS } from "./sync_customer.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days after a payment is late at which its reminders go out; with the last one sending pauses. */
export const REMINDER_DAYS: readonly number[] = [0, 3, DUNNING_DAYS - 1, DUNNING_DAYS];

/** Returns how many reminders are due at `now`. */
export const remindersDue = (pastDueAt: Date, now: Date): number =>
  REMINDER_DAYS.filter((days) => now.getTime() - pastDueAt.getTime() >= days * DAY).length;

/** Late payments of one run; the others are due in the next. */
const MOST = 500;

/** Schedules the due reminder of each late payment, the latest only where some were missed. */
export const remindOfLatePayments = (ctx: Context): Promise<void> => remind(ctx, undefined);

const remind = command(async ({ db, now, emit }, _input: undefined) => {
  const late = await db.selectFrom("subscriptions")
    .select(["id", "user_id as userId", "past_due_at as since", "reminders_sent as sent"])
    .where("past_due_at", "is not", null).where("withdrawn_at", "is", null)
    .where("reminders_sent", "<", sql.lit(REMINDER_DAYS.length))
    .orderBy("past_due_at").limit(MOST).forUpdate().execute();
  for (const { id, userId, since, sent } of late) {
    const reminder = remindersDue(since!, now);
    if (reminder <= sent) continue;
    await db.updateTable("subscriptions").set({ reminders_sent: reminder }).where("id", "=", id)
      .execute();
    emit({ name: "subscription.reminded", userId, subscriptionId: id, reminder });
  }
});

/** Emails one reminder of a late payment; nothing once it is paid or the subscription ended. */
export const emailLatePayment = emailReaction<"subscription.reminded">(
  async (ctx, { userId, subscriptionId, reminder }) => {
    const late = await ctx.db.selectFrom("subscriptions").select("past_due_at as since")
      .where("id", "=", subscriptionId).where("past_due_at", "is not", null).executeTakeFirst();
    const person = late && await loadRecipient(ctx, userId);
    if (!person) return null;
    const { email: to, timeZone, subscriptionExpiresAt: until } = person;
    const words = latePaymentWords({
      ...await openInvoice(ctx, userId),
      reminder,
      isLast: reminder >= REMINDER_DAYS.length,
      until: until ? momentLabel(until, timeZone) : "logo",
    });
    const days = REMINDER_DAYS[reminder - 1] ?? 0;
    return {
      kind: "LATE_PAYMENT",
      to,
      ...words,
      dueAt: new Date(late!.since!.getTime() + days * DAY),
    };
  },
);

/** Emails that a late payment arrived. */
export const emailRecovery = emailReaction<"subscription.changed">(
  async (ctx, { userId, change }) => {
    if (change !== "RECOVERED") return null;
    const person = await loadRecipient(ctx, userId);
    if (!person || !maySend(person, ctx.now)) return null;
    return { kind: "PAYMENT_RECOVERED", to: person.email, ...recoveryWords() };
  },
);

/** Returns the latest invoice that is to be paid: its amount in words, and where to pay it. */
async function openInvoice({ db }: Context, userId: UserId) {
  const invoice = await db.selectFrom("invoices")
    .select(["due_cents as cents", "currency", "page_url as payUrl"])
    .where("user_id", "=", userId).where("status", "=", "open")
    .orderBy("created_at", "desc").limit(1).executeTakeFirst();
  return { amount: invoice ? ` de ${formatMoney(invoice)}` : "", payUrl: invoice?.payUrl ?? null };
}

const loadRecipient = ({ db }: Context, userId: UserId) =>
  db.selectFrom("users").select([
    "email",
    "time_zone as timeZone",
    "subscription_status as subscriptionStatus",
    "subscription_expires_at as subscriptionExpiresAt",
  ]).where("id", "=", userId).executeTakeFirst();
