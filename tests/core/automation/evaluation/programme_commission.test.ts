import { expect, test } from "vitest";
import { listDecisions } from "../../../../server/core/automation/decisions/list_decisions.ts";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { starterRules } from "../../../../server/core/automation/starter_rules.ts";
import { createRule } from "../../../../server/core/automation/write_rule.ts";
import { createShopProgramme } from "../../../../server/core/users/profile/shop_programmes.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { connectSession } from "../../../support/seed/deliveries.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { readPriceAgain } from "../../../support/seed/readings.ts";
import { testApp } from "../../../support/test_app.ts";

test("a rule on commission follows what the person entered of the shop's programme", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 1 });
  await createShopProgramme(ana.ctx(), {
    shop: "loja.example",
    network: "OWN",
    pattern: "{url}?parceiro={id}",
    publisherId: "ana",
    commissionPercent: 9,
  });
  const rule = (minCommissionPercent: number) =>
    createRule(ana.ctx(), {
      name: "Comissão",
      trigger: { ...triggerOf("PRICE_DROP"), minDropPercent: 10 },
      conditions: { ...noConditions, minCommissionPercent },
      actions: { ...starterRules[0]!.actions, groupIds },
      isEnabled: true,
    });
  const [enough, tooLittle] = [await rule(8), await rule(10)];
  const { id } = await seedProduct(w, ana, { title: "Panela", price: "100,00" });
  for (const cents of [10_000, 8_000]) {
    w.advance(60_000);
    await readPriceAgain(w, id, cents);
    await runReactions(w);
  }
  const decided = async ({ id: ruleId }: typeof enough) =>
    (await listDecisions(ana.ctx(), { ruleId }, { limit: 10, inverted: false }))
      .map(({ outcome, reasonCode, reasonDetail }) => [outcome, reasonCode, reasonDetail.percent]);
  expect(await decided(enough)).toEqual([["ASKED", "PRICE_DROPPED", 20]]);
  expect(await decided(tooLittle)).toEqual([["SKIPPED", "COMMISSION_SMALL", 9]]);
});
