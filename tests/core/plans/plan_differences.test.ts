import { expect, test } from "vitest";
import {
  listPlanDifferences,
  resolvePlanDifference,
} from "../../../server/core/plans/plan_differences.ts";
import { listPlansForSale } from "../../../server/core/plans/plans.ts";
import { appWithPayments } from "../../support/stripe/app_with_payments.ts";

test("plans and the vendor's prices: each difference ends as it is here, or as it is there", async () => {
  await using w = await appWithPayments();
  const { month, year } = w;
  const differences = async () =>
    (await listPlanDifferences(w.admin.ctx())).map(({ priceId, kind }) => [priceId, kind]);
  const resolve = (priceId: string, takes: "HERE" | "THERE") =>
    resolvePlanDifference(w.admin.ctx(), { priceId, takes });
  expect(await differences()).toEqual([]);

  w.stripe.things.get(month.productId!)!.name = "Pro";
  expect(await differences()).toEqual([[month.priceId, "NAME"], [year.priceId, "NAME"]]);
  await resolve(month.priceId, "THERE");
  expect(await differences()).toEqual([[year.priceId, "NAME"]]);
  await resolve(year.priceId, "HERE");
  await resolve(month.priceId, "THERE");
  expect(await differences()).toEqual([]);

  w.stripe.things.get(month.priceId)!.active = false;
  expect(await differences()).toEqual([[month.priceId, "NOT_FOR_SALE_THERE"]]);
  await resolve(month.priceId, "HERE");
  w.stripe.things.get(month.priceId)!.active = false;
  await resolve(month.priceId, "THERE");
  expect(await listPlansForSale(w.ana.ctx())).toMatchObject([{ priceId: year.priceId }]);
  w.stripe.things.get(month.priceId)!.active = true;
  expect(await differences()).toEqual([[month.priceId, "NOT_FOR_SALE_HERE"]]);
  await resolve(month.priceId, "THERE");
  expect(await listPlansForSale(w.ana.ctx())).toHaveLength(2);

  await w.app.db.deleteFrom("plans").where("price_id", "=", year.priceId).execute();
  expect(await differences()).toEqual([[year.priceId, "ONLY_THERE"]]);
  await resolve(year.priceId, "THERE");
  expect(await listPlansForSale(w.ana.ctx())).toMatchObject([{}, {
    priceCents: 49_900,
    interval: "year",
    limits: {},
  }]);
  expect(await differences()).toEqual([]);
  await expect(resolve(year.priceId, "HERE")).rejects.toMatchObject({ code: "PLAN_NOT_FOUND" });
});
