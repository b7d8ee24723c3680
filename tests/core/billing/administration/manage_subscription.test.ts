import { expect, test } from "vitest";
import { listEntries } from "../../../../server/core/audit/entries.ts";
import { loadBillingFigures } from "../../../../server/core/billing/administration/billing_figures.ts";
import {
  listSubscribers,
  type SubscriberFilter,
} from "../../../../server/core/billing/administration/list_subscribers.ts";
import {
  endSubscription,
  extendSubscription,
  refundInvoice,
} from "../../../../server/core/billing/administration/manage_subscription.ts";
import { startCheckout } from "../../../../server/core/billing/checkout.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { appWithPayments } from "../../../support/stripe/app_with_payments.ts";

const reason = "combinado por telefone";

async function subscribed() {
  const w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const subscription = w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  const names = async (filter: SubscriberFilter | null) =>
    (await listSubscribers(w.admin.ctx(), { filter, search: null }, { limit: 10, inverted: false }))
      .map(({ id }) => id);
  return { ...w, subscription, names };
}

test("an admin refunds, extends and ends with a reason, which the person's timeline shows", async () => {
  await using w = await subscribed();
  const [invoice] = w.stripe.all("invoice");
  await expect(refundInvoice(w.admin.ctx(), { id: invoice!.id, reason: "não" }))
    .rejects.toMatchObject({ code: "REASON_INVALID" });
  await refundInvoice(w.admin.ctx(), { id: invoice!.id, reason });
  await runReactions(w.app, 2); // its job runs twice
  await w.deliver();
  expect(w.stripe.all("refund")).toMatchObject([{ amount: 4_990 }]);
  expect(await w.app.count("invoices where refunded_cents = 4990")).toBe(1);
  await expect(refundInvoice(w.admin.ctx(), { id: invoice!.id, reason }))
    .rejects.toMatchObject({ code: "INVOICE_NOT_REFUNDABLE" });

  const before = (await w.subscriptions())[0]!.period_ends_at!;
  await extendSubscription(w.admin.ctx(), { userId: w.ana.id, days: 10, reason });
  await runReactions(w.app, 2);
  const after = (await w.subscriptions())[0]!;
  expect(after.status).toBe("trialing");
  expect(after.trial_ends_at!.getTime() - before.getTime()).toBe(10 * 24 * 60 * 60 * 1000);

  await endSubscription(w.admin.ctx(), { userId: w.ana.id, isImmediate: false, reason });
  await runReactions(w.app, 2);
  expect(await w.subscriptions()).toMatchObject([{ cancel_reason: reason }]);
  expect(await w.names("CANCELING")).toEqual([w.ana.id]);
  await endSubscription(w.admin.ctx(), { userId: w.ana.id, isImmediate: true, reason });
  await runReactions(w.app, 2);
  expect(await w.row()).toMatchObject({ subscription_status: "canceled" });
  expect(await w.names("ENDED")).toEqual([w.ana.id]);

  const page = { limit: 50, inverted: false };
  const timeline = (await listEntries(w.admin.ctx(), w.ana.id, page, true)).map(({ detail }) =>
    detail
  );
  expect(timeline.filter((line) => line.includes(reason))).toHaveLength(4);
  expect(timeline).toContain("Fatura devolvida: R$ 49,90 ao todo.");
  expect(timeline).not.toContain("Conta criada.");
  await expect(endSubscription(w.ana.ctx(), { userId: w.ana.id, isImmediate: true, reason }))
    .rejects.toMatchObject({ code: "ADMINS_ONLY" });
});

test("a registration's trial is extended without a vendor", async () => {
  await using w = await appWithPayments();
  const before = (await w.row()).subscription_expires_at!;
  await extendSubscription(w.admin.ctx(), { userId: w.ana.id, days: 3, reason });
  await runReactions(w.app);
  const after = (await w.row()).subscription_expires_at!;
  expect(after.getTime() - before.getTime()).toBe(3 * 24 * 60 * 60 * 1000);
  await expect(extendSubscription(w.admin.ctx(), { userId: w.ana.id, days: 0, reason }))
    .rejects.toMatchObject({ code: "EXTENSION_INVALID" });
});

test("the figures: what recurs in a month, trials, late payments and churn", async () => {
  await using w = await subscribed();
  const bia = await w.app.member("bia");
  await startCheckout(bia.ctx(), { priceId: w.year.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[1]!.id);
  await w.deliver();
  const figures = () => loadBillingFigures(w.admin.ctx());
  expect(await figures()).toMatchObject({
    mrrCents: 4_990 + Math.round(49_900 / 12),
    ...{ paying: 2, late: 0, lateCents: 0, churn: null },
  });
  expect((await w.names("ACTIVE")).toSorted()).toEqual([w.ana.id, bia.id].toSorted());
  w.stripe.failCharges(w.subscription);
  w.pass(31);
  await w.deliver();
  expect(await figures()).toMatchObject({ paying: 2, late: 1, lateCents: 4_990, churn: 0 });
  expect(await w.names("LATE")).toEqual([w.ana.id]);
  w.stripe.end(w.subscription);
  await w.deliver();
  expect(await figures()).toMatchObject({ paying: 1, late: 0, churn: 0.5 });
});

test("a part of an invoice is refunded, never more than is left with what is on its way", async () => {
  await using w = await subscribed();
  const [invoice] = w.stripe.all("invoice");
  const refund = (cents: number | null) =>
    refundInvoice(w.admin.ctx(), { id: invoice!.id, cents, reason });
  for (const cents of [0, -1, 4_991]) {
    await expect(refund(cents)).rejects.toMatchObject({ code: "REFUND_INVALID" });
  }
  await refund(1_000);
  await expect(refund(3_991)).rejects.toMatchObject({ code: "REFUND_INVALID" });
  await refund(500);
  await runReactions(w.app, 2);
  await w.deliver();
  expect(w.stripe.all("refund").map(({ amount }) => amount)).toEqual([1_000, 500]);
  expect(await w.app.count("invoices where refunded_cents = 1500 and pending_refunds = '{}'"))
    .toBe(1);
  // Somebody pays back at Stripe's dashboard while a refund is on its way.
  await refund(3_000);
  w.stripe.refundInvoice(invoice!.id, 1_000);
  await runReactions(w.app, 2);
  await w.deliver();
  expect(await w.app.count("events where name = 'invoice.refundRefused'")).toBe(1);
  await refund(null);
  await runReactions(w.app, 2);
  expect(w.stripe.all("refund").map(({ amount }) => amount)).toEqual([1_000, 500, 1_000, 2_490]);
  await expect(refund(1)).rejects.toMatchObject({ code: "INVOICE_NOT_REFUNDABLE" });
  const page = { limit: 50, inverted: false };
  const timeline = (await listEntries(w.admin.ctx(), w.ana.id, page, true))
    .map(({ detail }) => detail);
  expect(timeline).toContain(`Reembolso de R$ 10,00 pedido. Motivo: ${reason}`);
  expect(timeline).toContain("A Stripe recusou o reembolso.");
});
