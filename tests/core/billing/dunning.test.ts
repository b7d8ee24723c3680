import { expect, test } from "vitest";
import {
  cancelSubscription,
  withdrawSubscription,
} from "../../../server/core/billing/change_subscription.ts";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import {
  REMINDER_DAYS,
  remindersDue,
  remindOfLatePayments,
} from "../../../server/core/billing/dunning.ts";
import { listNotifications } from "../../../server/core/notifications/list_notifications.ts";
import { remindOfTrials } from "../../../server/core/notifications/trial_reminders.ts";
import { maySend } from "../../../server/core/plans/subscription.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

const DAY = 24 * 60 * 60 * 1000;

test.each([[0, 1], [2.9, 1], [3, 2], [5.9, 2], [6, 3], [7, 4], [30, 4]])(
  "%d days late, %d reminders are due",
  (days, due) => {
    const since = new Date("2026-11-23T12:00:00Z");
    expect(remindersDue(since, new Date(since.getTime() + days * DAY))).toBe(due);
    expect(REMINDER_DAYS.at(-1)).toBe(7);
  },
);

/** Ana subscribes with seven days of trial; `pass` lets days go by, with what follows. */
async function trialOfAna() {
  const w = await appWithPayments({ trialDays: 7 });
  const sends = async () => {
    const row = await w.row();
    const standing = {
      subscriptionStatus: row.subscription_status,
      subscriptionExpiresAt: row.subscription_expires_at,
    };
    return maySend(standing, w.app.system.ctx().now);
  };
  /** Lets days pass, with the webhooks and tasks of their end. */
  const pass = async (days: number) => {
    w.pass(days);
    await w.deliver();
    await remindOfTrials(w.app.system.ctx());
    await remindOfLatePayments(w.app.system.ctx());
    await runReactions(w.app);
  };
  const titles = async () =>
    (await listNotifications(w.ana.ctx(), { limit: 20, inverted: false })).map(({ title }) =>
      title
    );
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const subscription = w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  const emails = () => w.app.emails.splice(0).map(({ subject }) => subject);
  emails();
  return { ...w, subscription, emails, sends, pass, titles };
}

test("a life: trial, reminder, paid, failed, reminders, paused, paid, canceled, too late to withdraw", async () => {
  await using w = await trialOfAna();
  const { subscription, emails, sends, pass, titles } = w;
  await pass(5.5);
  expect(await titles()).toContainEqual(expect.stringMatching(/^Seu período de teste termina/));
  await pass(1.5);
  expect(await w.row()).toMatchObject({ subscription_status: "active" });
  expect(w.stripe.all("invoice").at(-1)).toMatchObject({ status: "paid", amount_paid: 4_990 });

  w.stripe.failCharges(subscription);
  await pass(30);
  expect(await w.row()).toMatchObject({ subscription_status: "past_due" });
  expect(await sends()).toBe(true);
  expect(emails()).toEqual(["Não conseguimos cobrar sua assinatura"]);
  expect(await titles()).toContain("O pagamento da sua assinatura não passou");
  await pass(1);
  expect(emails()).toEqual([]);
  await pass(2);
  await pass(3);
  expect(emails()).toEqual([
    "O pagamento da sua assinatura segue em atraso",
    "Amanhã seus envios pausam por falta de pagamento",
  ]);
  expect(await sends()).toBe(true);
  await pass(1);
  expect(emails()).toEqual(["Seus envios estão em pausa"]);
  expect(await sends()).toBe(false);
  expect(await w.row()).toMatchObject({ plan: "Profissional", stripe_price_id: w.month.priceId });
  await pass(3);
  expect(emails()).toEqual([]);

  w.stripe.payLate(subscription);
  await w.deliver();
  await runReactions(w.app);
  expect(emails()).toEqual(["Sua assinatura está em dia"]);
  expect(await sends()).toBe(true);
  expect(await titles()).toContain("O pagamento da sua assinatura tinha atrasado");

  await cancelSubscription(w.ana.ctx(), { reason: "Uso pouco" });
  await expect(withdrawSubscription(w.ana.ctx(), {}))
    .rejects.toMatchObject({ code: "WITHDRAWAL_OVER" });
  await pass(19);
  expect(await w.row()).toMatchObject({ subscription_status: "active" });
  await pass(1);
  expect(await w.row()).toMatchObject({ subscription_status: "canceled", plan: "Gratuito" });
  expect(await sends()).toBe(false);
  expect(await w.app.count("invoices where refunded_cents > 0")).toBe(0);
});

test("a life whose first money comes late: paid by a code, failed, paused, paid, canceled, withdrawn", async () => {
  await using w = await trialOfAna();
  const { subscription, sends, pass, titles } = w;
  w.stripe.freeCharge(subscription);
  await pass(5.5);
  expect(await titles()).toContainEqual(expect.stringMatching(/^Seu período de teste termina/));
  await pass(1.5);
  expect(await w.row()).toMatchObject({ subscription_status: "active" });
  expect(w.stripe.all("invoice").at(-1)).toMatchObject({ status: "paid", amount_paid: 0 });
  w.stripe.failCharges(subscription);
  await pass(30);
  expect(await w.row()).toMatchObject({ subscription_status: "past_due" });
  await pass(7);
  expect(await sends()).toBe(false);
  w.stripe.payLate(subscription);
  await w.deliver();
  expect(await sends()).toBe(true);

  await cancelSubscription(w.ana.ctx(), { reason: "Uso pouco" });
  await w.deliver();
  expect(await sends()).toBe(true); // until its paid time is over
  await withdrawSubscription(w.ana.ctx(), {});
  await w.deliver();
  expect(await sends()).toBe(false);
  expect(await w.subscriptions()).toMatchObject([{ id: subscription.id, status: "canceled" }]);
  const refunded = await w.app.db.selectFrom("invoices").select("refunded_cents as cents")
    .where("refunded_cents", ">", 0).execute();
  expect(refunded).toEqual([{ cents: 4_990 }]);
});
