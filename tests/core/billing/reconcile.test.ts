import { expect, test } from "vitest";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import {
  listPaymentReports,
  replayPaymentReport,
  rereadCustomers,
  retryWebhooks,
} from "../../../server/core/billing/reconcile.ts";
import { listInvoices } from "../../../server/core/billing/subscriptions.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

async function paid() {
  const w = await appWithPayments();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const subscription = w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  return { ...w, subscription };
}

test("a report whose job was lost is handled once more, at most once an hour", async () => {
  await using w = await paid();
  for (const event of w.stripe.takeWebhooks()) await w.send(event);
  w.app.jobs.splice(0); // they failed for good
  const lost = await w.app.count("webhook_events where handled_at is null");
  await retryWebhooks(w.app.system.ctx());
  expect(w.app.jobs).toEqual([]); // it is too early
  w.pass(1);
  await retryWebhooks(w.app.system.ctx());
  await retryWebhooks(w.app.system.ctx());
  expect(w.app.jobs.filter(({ reaction }) => reaction === "handleWebhook")).toHaveLength(lost);
  await runReactions(w.app);
  expect(await w.subscriptions()).toMatchObject([{ status: "active" }]);
  expect(await w.app.count("webhook_events where handled_at is null")).toBe(0);
});

test("reports that never arrived are made up for within a day", async () => {
  await using w = await paid();
  await w.deliver();
  w.stripe.change(w.subscription, { status: "past_due" });
  w.stripe.takeWebhooks(); // nobody delivers them
  await rereadCustomers(w.app.system.ctx());
  expect(await w.subscriptions()).toMatchObject([{ status: "active" }]);
  w.app.advance(25 * 60 * 60 * 1000);
  await rereadCustomers(w.app.system.ctx());
  expect(await w.subscriptions()).toMatchObject([{ status: "past_due" }]);
  const requests = w.stripe.requests.length;
  await rereadCustomers(w.app.system.ctx());
  expect(w.stripe.requests).toHaveLength(requests);
});

test("a payment is late since the vendor charged it, also when that is read days later", async () => {
  await using w = await paid();
  await w.deliver();
  w.stripe.failCharges(w.subscription);
  w.pass(30);
  const failedAt = w.app.system.ctx().now;
  w.pass(3);
  w.stripe.takeWebhooks(); // nobody delivers them
  await rereadCustomers(w.app.system.ctx());
  expect(await w.subscriptions()).toMatchObject([{ status: "past_due", past_due_at: failedAt }]);
  expect(await w.row()).toMatchObject({
    subscription_expires_at: new Date(failedAt.getTime() + 7 * 24 * 60 * 60 * 1000),
  });
});

test("a customer who cannot be read waits an hour, and an outage ends the run", async () => {
  await using w = await paid();
  await w.deliver();
  const { db } = w.app;
  const broken = await Promise.all(["bia", "caio", "davi", "eva"].map(async (name) => {
    const { id } = await w.app.member(name);
    const row = { user_id: id, created_at: new Date(0) };
    await db.insertInto("customers").values({ ...row, customer_id: `cus_${name}` }).execute();
    await db.insertInto("subscriptions").values({
      ...{ id: `sub_${name}`, price_id: w.month.priceId, status: "active", user_id: id },
      ...{ started_at: new Date(0), period_ends_at: null, trial_ends_at: null, cancels_at: null },
      ...{ ended_at: null, past_due_at: null },
    }).execute();
    return `cus_${name}`;
  }));
  w.app.advance(25 * 60 * 60 * 1000);
  w.stripe.refuse((customer) => broken.includes(customer));
  const tried = () => w.app.count("customers where reading_tried_at is not null");
  await expect(rereadCustomers(w.app.system.ctx())).rejects.toThrow("readings of customers failed");
  expect(await tried()).toBe(1 + 3); // three in a row: the others wait for the next run
  w.app.advance(10 * 60 * 1000);
  await expect(rereadCustomers(w.app.system.ctx())).rejects.toThrow("readings of customers failed");
  expect(await tried()).toBe(1 + 4);
  expect(await w.app.count("customers where read_at > now() - interval '1 year'")).toBe(1);
  const requests = w.stripe.requests.length;
  w.app.advance(10 * 60 * 1000);
  await rereadCustomers(w.app.system.ctx());
  expect(w.stripe.requests).toHaveLength(requests);
});

test("an admin has a report handled again; one about nobody is refused", async () => {
  await using w = await paid();
  const [event] = w.stripe.takeWebhooks();
  await w.send(event!);
  await runReactions(w.app);
  w.stripe.change(w.subscription, { status: "past_due" });
  w.stripe.takeWebhooks();
  const replayed = await replayPaymentReport(w.admin.ctx(), { id: event!.id });
  expect(replayed).toMatchObject({ handledAt: null, retries: 1, isKnown: true });
  const all = await listPaymentReports(w.admin.ctx(), { isWaiting: true, first: 10 });
  expect(all.map(({ id }) => id)).toEqual([event!.id]);
  await runReactions(w.app);
  expect(await w.subscriptions()).toMatchObject([{ status: "past_due" }]);
  expect(await listPaymentReports(w.admin.ctx(), { isWaiting: true, first: 10 })).toEqual([]);
  await w.send({ id: "evt_x", object: "event", type: "radar.unknown", created: 1, data: {} });
  await expect(replayPaymentReport(w.admin.ctx(), { id: "evt_x" }))
    .rejects.toMatchObject({ code: "PAYMENT_REPORT_NOT_FOUND" });
  await expect(replayPaymentReport(w.ana.ctx(), { id: event!.id })).rejects.toThrow();
});

test("a refund at Stripe's dashboard is seen, and published once for each change", async () => {
  await using w = await paid();
  await w.deliver();
  const [invoice] = w.stripe.all("invoice");
  w.stripe.refundInvoice(invoice!.id, 1_000);
  await w.deliver();
  w.stripe.refundInvoice(invoice!.id, 3_990);
  const events = w.stripe.takeWebhooks();
  for (const event of [...events, ...events.toReversed()]) await w.send(event);
  await runReactions(w.app, 2);
  expect(await listInvoices(w.ana.ctx(), 10)).toMatchObject([
    { status: "paid", paidCents: 4_990, refundedCents: 4_990 },
  ]);
  const published = await w.app.db.selectFrom("events").select(["name", "payload"])
    .where("name", "in", ["invoice.paid", "invoice.refunded"]).orderBy("id").execute();
  expect(published.map(({ name, payload }) => [name, (payload as { cents?: number }).cents]))
    .toEqual([["invoice.paid", undefined], ["invoice.refunded", 1_000], [
      "invoice.refunded",
      4_990,
    ]]);
});
