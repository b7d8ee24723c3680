import { expect, test } from "vitest";
import {
  findCheckout,
  loadCheckout,
  startCheckout,
} from "../../../server/core/billing/checkout.ts";
import { testApp } from "../../support/test_app.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

test("a double click opens one checkout, and ends in one subscription", async () => {
  await using w = await appWithPayments();
  const [first, second] = await Promise.all([
    startCheckout(w.ana.ctx(), { priceId: w.month.priceId }),
    startCheckout(w.ana.ctx(), { priceId: w.month.priceId }),
  ]);
  expect(second).toBe(first);
  expect(w.stripe.all("checkout.session")).toHaveLength(1);
  expect(w.stripe.all("customer")).toHaveLength(1);
  const checkout = await loadCheckout(w.ana.ctx(), first);
  expect(checkout).toMatchObject({ status: "OPEN", priceId: w.month.priceId });
  expect(checkout.url).toMatch(/^https:/);
  w.stripe.pay(w.stripe.all("checkout.session")[0]!.id);
  await w.deliver();
  expect(await loadCheckout(w.ana.ctx(), first)).toMatchObject({ status: "COMPLETE", url: null });
  expect(await w.row()).toMatchObject({ plan: "Profissional", subscription_status: "active" });
  await expect(startCheckout(w.ana.ctx(), { priceId: w.year.priceId }))
    .rejects.toMatchObject({ code: "SUBSCRIPTION_EXISTS" });
});

test("another plan closes the open checkout; one that was paid meanwhile is noticed", async () => {
  await using w = await appWithPayments();
  const first = await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const second = await startCheckout(w.ana.ctx(), { priceId: w.year.priceId });
  expect(second).not.toBe(first);
  expect(await loadCheckout(w.ana.ctx(), first)).toMatchObject({ status: "EXPIRED" });
  expect(w.stripe.all("checkout.session").map(({ status }) => status)).toEqual(["expired", "open"]);
  w.stripe.pay(w.stripe.all("checkout.session")[1]!.id);
  // Its webhook has not come yet.
  await expect(startCheckout(w.ana.ctx(), { priceId: w.month.priceId }))
    .rejects.toMatchObject({ code: "CHECKOUT_COMPLETED" });
  expect(await w.subscriptions()).toMatchObject([{ price_id: w.year.priceId }]);
});

test("a checkout that was interrupted before its answer is continued, not made twice", async () => {
  await using w = await appWithPayments();
  let isDown = true;
  for (let n = 0; n < 9; n++) {
    w.stripe.failNext("DROP", ({ path }) => isDown && path === "/v1/checkout/sessions");
  }
  await expect(startCheckout(w.ana.ctx(), { priceId: w.month.priceId })).rejects.toThrow();
  expect(await w.app.count("checkouts where status = 'CREATING'")).toBe(1);
  isDown = false;
  const id = await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  expect(await loadCheckout(w.ana.ctx(), id)).toMatchObject({ status: "OPEN" });
  expect(w.stripe.all("checkout.session")).toHaveLength(1);
});

test("a checkout is its person's only; without a vendor, admins give the plans", async () => {
  await using w = await appWithPayments();
  const id = await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  const bia = await w.app.member("bia");
  await expect(loadCheckout(bia.ctx(), id)).rejects.toMatchObject({ code: "CHECKOUT_NOT_FOUND" });
  await expect(startCheckout(bia.ctx(), { priceId: "price_none" }))
    .rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
  await using plain = await testApp();
  const ana = await plain.member();
  await expect(startCheckout(ana.ctx(), { priceId: w.month.priceId }))
    .rejects.toMatchObject({ code: "PAYMENTS_OFF" });
  const { data } = await plain.request(ana, "{ plansForSale { name } viewer { invoices { id } } }");
  expect(data).toEqual({ plansForSale: [], viewer: { invoices: [] } });
});

test("a first payment by Pix or boleto is on its way until it is paid", async () => {
  await using w = await appWithPayments();
  const id = await startCheckout(w.ana.ctx(), { priceId: w.month.priceId });
  expect(await findCheckout(w.ana.ctx(), null)).toMatchObject({ id, pending: null });
  const begun = w.stripe.pay(w.stripe.all("checkout.session")[0]!.id, "pix");
  await w.deliver();
  expect(await findCheckout(w.ana.ctx(), id)).toMatchObject({
    status: "COMPLETE",
    subscriptionStatus: "incomplete",
    pending: { method: "PIX", url: expect.stringContaining("/pix/"), until: expect.any(Date) },
  });
  expect(await w.row()).toMatchObject({ plan: "Gratuito" });
  await expect(startCheckout(w.ana.ctx(), { priceId: w.month.priceId }))
    .rejects.toMatchObject({ code: "PAYMENT_PENDING" });
  w.stripe.payLate(begun);
  await w.deliver();
  expect(await findCheckout(w.ana.ctx(), null)).toMatchObject({
    id,
    subscriptionStatus: "active",
    pending: null,
  });

  const bia = await w.app.member("bia");
  const other = await startCheckout(bia.ctx(), { priceId: w.month.priceId });
  w.stripe.pay(w.stripe.all("checkout.session")[1]!.id, "boleto");
  await w.deliver();
  expect(await findCheckout(bia.ctx(), other)).toMatchObject({ pending: { method: "BOLETO" } });
  expect(await findCheckout(bia.ctx(), id)).toBeNull();
});
