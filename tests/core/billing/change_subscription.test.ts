import { expect, test } from "vitest";
import {
  cancelSubscription,
  changePlan,
  endSubscriptions,
  reactivateSubscription,
  withdrawSubscription,
} from "../../../server/core/billing/change_subscription.ts";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { listInvoices } from "../../../server/core/billing/subscriptions.ts";
import { grantPlan } from "../../../server/core/plans/grant_plan.ts";
import { maySend } from "../../../server/core/plans/subscription.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

async function subscribed(options?: Parameters<typeof appWithPayments>[0]) {
  const w = await appWithPayments(options);
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const subscription = w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  const sends = async () => {
    const row = await w.row();
    return maySend({
      subscriptionStatus: row.subscription_status,
      subscriptionExpiresAt: row.subscription_expires_at,
    }, w.app.system.ctx().now);
  };
  return { ...w, subscription, sends };
}

const status = async (w: Awaited<ReturnType<typeof subscribed>>) =>
  (await w.row()).subscription_status;

test("trial → paid → failed → seven days → paused → paid → canceled", async () => {
  await using w = await subscribed({ trialDays: 7 });
  expect(await status(w)).toBe("trialing");
  w.pass(7);
  await w.deliver();
  expect(await status(w)).toBe("active");
  w.stripe.failCharges(w.subscription);
  w.pass(30);
  await w.deliver();
  expect(await status(w)).toBe("past_due");
  w.pass(6);
  expect(await w.sends()).toBe(true);
  w.pass(1);
  expect(await w.sends()).toBe(false);
  w.stripe.payLate(w.subscription);
  await w.deliver();
  expect(await status(w)).toBe("active");
  expect(await w.sends()).toBe(true);
  await cancelSubscription(w.ana.ctx(), { reason: "caro" });
  expect((await w.subscriptions())[0]!.cancels_at).not.toBeNull();
  await reactivateSubscription(w.ana.ctx());
  expect((await w.subscriptions())[0]!.cancels_at).toBeNull();
  await cancelSubscription(w.ana.ctx(), {});
  w.pass(31);
  await w.deliver();
  expect(await w.row()).toMatchObject({ subscription_status: "canceled", stripe_price_id: null });
  expect(await w.sends()).toBe(false);
});

test("a person changes from the month to the year", async () => {
  await using w = await subscribed();
  await changePlan(w.ana.ctx(), { priceId: w.year.priceId });
  expect(await w.subscriptions()).toMatchObject([{ price_id: w.year.priceId }]);
  expect((await w.row()).stripe_price_id).toBe(w.year.priceId);
  await expect(changePlan(w.ana.ctx(), { priceId: "price_none" }))
    .rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
});

test("who withdraws within seven days is paid back once, and the subscription ends", async () => {
  await using w = await subscribed();
  w.pass(6);
  await withdrawSubscription(w.ana.ctx(), {});
  await expect(withdrawSubscription(w.ana.ctx(), {}))
    .rejects.toMatchObject({ code: "SUBSCRIPTION_NOT_FOUND" });
  let isDown = true; // the refund is made, and its answer is lost
  for (let n = 0; n < 9; n++) {
    w.stripe.failNext("DROP", ({ path }) => isDown && path === "/v1/refunds");
  }
  const jobs = [...w.app.jobs];
  await expect(runReactions(w.app)).rejects.toThrow();
  isDown = false;
  w.app.jobs.push(...jobs);
  await runReactions(w.app, 2);
  await w.deliver();
  expect(w.stripe.all("refund")).toMatchObject([{ amount: 4_990 }]);
  expect(await listInvoices(w.ana.ctx(), 10)).toMatchObject([{ refundedCents: 4_990 }]);
  expect(await w.subscriptions()).toMatchObject([{ status: "canceled" }]);
  expect(await status(w)).toBe("canceled");
});

test("after seven days one cannot withdraw", async () => {
  await using w = await subscribed();
  w.pass(7);
  await expect(withdrawSubscription(w.ana.ctx(), {}))
    .rejects.toMatchObject({ code: "WITHDRAWAL_OVER" });
});

test("the subscription of an account that is deleted ends first, also while Stripe fails", async () => {
  await using w = await subscribed();
  const due = { userId: w.ana.id, deletesAt: w.app.system.ctx().now };
  w.stripe.failNext("ERROR_500");
  await expect(endSubscriptions(w.app.system.ctx(), due)).rejects.toThrow();
  expect(await endSubscriptions(w.app.system.ctx(), due)).toBe(true);
  expect(w.stripe.all("subscription")).toMatchObject([{ status: "canceled" }]);
});

test("an ended subscription takes away only what it gave", async () => {
  await using w = await subscribed();
  await grantPlan(w.admin.ctx(), { userId: w.ana.id, priceId: w.year.priceId });
  w.stripe.end(w.subscription);
  await w.deliver();
  expect(await w.row()).toMatchObject({
    subscription_status: "active",
    stripe_price_id: w.year.priceId,
  });
});

test("the days of trial are given once", async () => {
  await using w = await subscribed({ trialDays: 7 });
  w.stripe.end(w.subscription);
  await w.deliver();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[1]!.id);
  await w.deliver();
  expect(await status(w)).toBe("active");
});

test("a first payment by Pix or boleto that is on its way leaves the trial as it is", async () => {
  await using w = await appWithPayments();
  const before = await w.row();
  await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id, "processing");
  await w.deliver();
  expect(await w.row()).toEqual(before);
  w.pass(1);
  await w.deliver();
  expect(await w.subscriptions()).toMatchObject([{ status: "expired" }]);
  expect(await w.row()).toEqual(before);
});
