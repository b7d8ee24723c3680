import { expect, test } from "vitest";
import { startCheckout } from "../../../server/core/billing/checkout.ts";
import { listPlansForSale } from "../../../server/core/plans/plans.ts";
import { archivePlan, createPlan, updatePlan } from "../../../server/core/plans/write_plan.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";
import { testApp } from "../../support/test_app.ts";

test("the monthly and the yearly plan share a product, and are for sale until archived", async () => {
  await using w = await appWithPayments();
  expect(w.year.productId).toBe(w.month.productId);
  expect(w.stripe.all("product")).toHaveLength(1);
  expect(await listPlansForSale(w.ana.ctx())).toEqual([w.month, w.year]);
  await archivePlan(w.admin.ctx(), { priceId: w.month.priceId });
  expect(await listPlansForSale(w.ana.ctx())).toEqual([w.year]);
  expect(w.stripe.things.get(w.month.priceId)).toMatchObject({ active: false });
  await expect(startCheckout(w.ana.ctx(), { priceId: w.month.priceId }))
    .rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
});

test("a plan's limits change for its subscribers, and unknown ones stay", async () => {
  await using w = await appWithPayments();
  const { priceId } = w.month;
  await w.app.db.updateTable("plans").set({ limits: `{"groups":50,"future":7}` })
    .where("price_id", "=", priceId).execute();
  const plan = await updatePlan(w.admin.ctx(), { priceId, limits: { groups: -1 }, name: "Ouro" });
  expect(plan).toMatchObject({ name: "Ouro", limits: { groups: -1, future: 7 } });
});

test("an invalid plan is refused; without a vendor a plan has no price", async () => {
  await using app = await testApp();
  const rute = await app.admin();
  const create = (input: object) => createPlan(rute.ctx(), { name: "Cortesia", ...input });
  await expect(create({ name: " " })).rejects.toMatchObject({ code: "PLAN_NAME_INVALID" });
  await expect(create({ trialDays: 91 })).rejects.toMatchObject({ code: "PLAN_TRIAL_INVALID" });
  await expect(create({ priceCents: 100 })).rejects.toMatchObject({ code: "PLAN_PRICE_INVALID" });
  await expect(create({ limits: { groups: -2 } }))
    .rejects.toMatchObject({ code: "PLAN_LIMITS_INVALID" });
  await expect(create({ priceCents: 100, interval: "month" }))
    .rejects.toMatchObject({ code: "PAYMENTS_OFF" });
  const plan = await create({ limits: { groups: 9 } });
  expect(plan).toMatchObject({ name: "Cortesia", priceCents: null, limits: { groups: 9 } });
  expect(plan.priceId).toMatch(/^pln_/);
  const ana = await app.member();
  await expect(createPlan(ana.ctx(), { name: "Meu" })).rejects.toMatchObject({
    code: "ADMINS_ONLY",
  });
});
