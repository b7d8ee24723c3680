import fc from "fast-check";
import { expect, test } from "vitest";
import { listDecisions } from "../../../server/core/automation/decisions/list_decisions.ts";
import { dryRunRule } from "../../../server/core/automation/dry_run.ts";
import { noConditions, triggerOf } from "../../../server/core/automation/rule.ts";
import { advanceCouponStatus } from "../../../server/core/coupons/advance_coupon_status.ts";
import { voteOnCoupon } from "../../../server/core/coupons/vote_on_coupon.ts";
import { createCoupon } from "../../../server/core/coupons/write_coupon.ts";
import { approveOffers } from "../../../server/core/offers/approve_offers.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { zoned } from "../../../server/core/zoned.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { seedProducts } from "../../support/seed/products.ts";
import { readPriceAgain } from "../../support/seed/readings.ts";
import { HOUR, ruleWorld, sendsNow, wholePage, writeRule } from "../../support/seed/rule_world.ts";

test("a dry run says what really happened then", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const products = await seedProducts(w, ana, [
    { path: "/a", title: "Panela elétrica 6 L", tags: "Cozinha" },
    { path: "/b", title: "Panela elétrica Mondial", tags: "Cozinha" },
    { path: "/c", title: "Fone sem fio", tags: "Som" },
  ]);
  const step = fc.record({
    nth: fc.integer({ min: 0, max: 2 }),
    cents: fc.integer({ min: 50, max: 100 }),
    hours: fc.integer({ min: 1, max: 30 }),
  });
  const conditions = fc.record({
    categories: fc.constantFrom([], ["cozinha"]),
    notSentInDays: fc.constantFrom(null, 1, 3),
    familyPerDay: fc.constantFrom(null, 1),
    maxPriceCents: fc.constantFrom(null, 8_000),
    minProvenDiscountPercent: fc.constantFrom(null, 10),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 6, maxLength: 12 }),
      conditions,
      fc.constantFrom("PRICE_DROP" as const, "LOWEST_PRICE" as const),
      fc.constantFrom("ASK" as const, "SEND" as const),
      async (steps, some, kind, mode) => {
        await w.db.deleteFrom("rules").execute();
        await w.db.deleteFrom("dispatches").execute();
        const { id } = await writeRule(here, {
          trigger: { ...triggerOf(kind), minDropPercent: 5, lowestInDays: 30 },
          conditions: { ...noConditions, ...some },
          actions: { ...sendsNow, groupIds, mode, perDay: 2 },
        });
        w.advance(8 * 24 * HOUR); // what happened before is over
        await w.db.updateTable("rules").set({ enabled_at: w.system.ctx().now }).execute();
        let left = 7 * 24;
        for (const { nth, cents, hours } of steps) {
          if ((left -= hours) < 1) break;
          w.advance(hours * HOUR);
          await readPriceAgain(w, products[nth]!.id, cents * 100);
          await runReactions(w);
        }
        const { items } = await dryRunRule(ana.ctx(), { id });
        const decisions = (await listDecisions(ana.ctx(), { ruleId: id }, wholePage)).toReversed();
        const said = (one: Omit<(typeof items)[number], "startsAt">) => [
          one.at.toISOString(),
          one.outcome,
          one.reasonCode,
          one.reasonDetail,
          one.title,
          one.priceCents,
          one.groupIds,
        ];
        expect(items.map(said)).toEqual(decisions.map(said));
      },
    ),
    { numRuns: 6 },
  );
});

test("a dry run says what really happened to offers and coupons then", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const step = fc.record({
    title: fc.constantFrom("Panela elétrica 6 L", "Panela elétrica Mondial", "Fone sem fio"),
    cents: fc.integer({ min: 50, max: 100 }),
    hours: fc.integer({ min: 1, max: 12 }),
  });
  let run = 0;
  await fc.assert(
    fc.asyncProperty(
      fc.array(step, { minLength: 3, maxLength: 5 }),
      fc.constantFrom("OFFER_READY" as const, "COUPON_PROVEN" as const, "COUPON_ENDING" as const),
      fc.constantFrom(null, 1),
      fc.constantFrom("ASK" as const, "SEND" as const),
      async (steps, kind, familyPerDay, mode) => {
        run += 1;
        for (const table of ["rules", "dispatches", "offers", "coupons"] as const) {
          await w.db.deleteFrom(table).execute();
        }
        w.advance(8 * 24 * HOUR); // what happened before is over
        const { id } = await writeRule(here, {
          trigger: triggerOf(kind),
          conditions: { ...noConditions, notWords: ["mondial"], familyPerDay },
          actions: { ...sendsNow, groupIds, mode, perDay: 2 },
        });
        for (const [nth, { title, cents, hours }] of steps.entries()) {
          w.advance(hours * HOUR);
          const couponCode = `CUPOM${nth}`;
          const fields = {
            title,
            couponCode,
            price: { cents: cents * 100, currency: "BRL" },
            affiliateUrl: `https://loja.example/${run}-${nth}?parceiro=ana`,
          };
          const { id: offerId, marketplace } = await createOffer(ana.ctx(), { fields });
          const validUntil = zoned(
            new Date(w.system.ctx().now.getTime() + 30 * HOUR),
            "America/Sao_Paulo",
          ).toPlainDateTime().toString({ smallestUnit: "minute" });
          const coupon = await createCoupon(ana.ctx(), {
            fields: { couponCode, marketplace, shop: "Loja", percentOff: 10, validUntil },
          });
          await approveOffers(ana.ctx(), { ids: [offerId] });
          await voteOnCoupon(ana.ctx(), { id: coupon.id, worked: true });
          await runReactions(w);
          w.advance(6 * HOUR); // the end of the coupon is near
          await advanceCouponStatus(w.system.ctx());
          await runReactions(w);
        }
        const { items } = await dryRunRule(ana.ctx(), { id });
        const decisions = (await listDecisions(ana.ctx(), { ruleId: id }, wholePage)).toReversed();
        const said = (one: Omit<(typeof items)[number], "startsAt">) => [
          one.at.toISOString(),
          one.outcome,
          one.reasonCode,
          one.reasonDetail,
          one.groupIds,
        ];
        expect(items.map(said)).toEqual(decisions.map(said));
        expect(items.length).toBeGreaterThan(0);
      },
    ),
    { numRuns: 6 },
  );
});
