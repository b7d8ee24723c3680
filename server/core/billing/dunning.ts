import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId, UserId } from "../ids.ts";
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
export async function emailLatePayment(
  ctx: Context,
  { userId, subscriptionId, reminder }: EventOf<"subscription.reminded">,
  id: EventId,
): Promise<void> {
  const late = await ctx.db.selectFrom("subscriptions").select("id")
    .where("id", "=", subscriptionId).where("past_due_at", "is not", null).executeTakeFirst();
  if (!late) return;
  const { amount, payUrl } = await openInvoice(ctx, userId);
  await send(ctx, userId, id, ({ timeZone, until }) => {
    const end = until ? momentLabel(until, timeZone) : "logo";
    const isLast = reminder >= REMINDER_DAYS.length;
    const pay = payUrl
      ? `Para pagar agora, abra ${payUrl}\n\nPara trocar a forma de pagamento, abra “Assinatura” na sua conta.`
      : "Para pagar ou trocar a forma de pagamento, abra “Assinatura” na sua conta.";
    return {
      subject: subjects[reminder - 1] ?? subjects[0]!,
      text: isLast
        ? `O pagamento${amount} não chegou, e seus envios estão em pausa. Nada foi apagado: quando o pagamento entrar, tudo segue de onde parou.\n\n${pay}`
        : `O pagamento${amount} da sua assinatura não passou. Seus envios seguem até ${end}; depois ficam em pausa, e nada é apagado.\n\n${pay}`,
    };
  });
}

const subjects = [
  "Não conseguimos cobrar sua assinatura",
  "O pagamento da sua assinatura segue em atraso",
  "Amanhã seus envios pausam por falta de pagamento",
  "Seus envios estão em pausa",
];

/** Emails that a late payment arrived. */
export async function emailRecovery(
  ctx: Context,
  { userId, change }: EventOf<"subscription.changed">,
  id: EventId,
): Promise<void> {
  if (change !== "RECOVERED") return;
  await send(ctx, userId, id, ({ isSending }) =>
    isSending
      ? {
        subject: "Sua assinatura está em dia",
        text: "Está tudo certo com a sua assinatura: seus envios seguem de onde estavam.",
      }
      : null);
}

/** Returns the latest invoice that is to be paid: its amount in words, and where to pay it. */
async function openInvoice({ db }: Context, userId: UserId) {
  const invoice = await db.selectFrom("invoices")
    .select(["due_cents as cents", "currency", "page_url as payUrl"])
    .where("user_id", "=", userId).where("status", "=", "open")
    .orderBy("created_at", "desc").limit(1).executeTakeFirst();
  return { amount: invoice ? ` de ${formatMoney(invoice)}` : "", payUrl: invoice?.payUrl ?? null };
}

type Recipient = {
  readonly timeZone: string;
  readonly until: Date | null;
  readonly isSending: boolean;
};
type Words = { readonly subject: string; readonly text: string };

/** Sends an email about the state of now; nothing when `wordsFor` returns null. */
async function send(
  { db, now, ports }: Context,
  userId: UserId,
  id: EventId,
  wordsFor: (recipient: Recipient) => Words | null,
): Promise<void> {
  const user = await db.selectFrom("users").select([
    "email",
    "time_zone as timeZone",
    "subscription_status as subscriptionStatus",
    "subscription_expires_at as subscriptionExpiresAt",
  ]).where("id", "=", userId).executeTakeFirst();
  const words = user &&
    wordsFor({ ...user, until: user.subscriptionExpiresAt, isSending: maySend(user, now) });
  if (!words) return;
  const text = `Olá.\n\n${words.text}\n`;
  await ports.sendEmail({ to: user.email, subject: words.subject, text }, id);
}
