import { expect, test } from "vitest";
import { noConditions, triggerOf } from "../../../../server/core/automation/rule.ts";
import { approveOffers } from "../../../../server/core/offers/approve_offers.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { createTestOffer } from "../../../support/seed/deliveries.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import {
  decisionSentences,
  messagesOf,
  ruleWorld,
  seePrices,
  writeRule,
} from "../../../support/seed/rule_world.ts";

test("what nothing proves fails its condition, and an offer that does not pay is never sent", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { conditions: { ...noConditions, minCommissionPercent: 8 } });
  await seePrices(w, id, 10_000, 8_000);
  expect(await decisionSentences(ana)).toEqual([[
    "SKIPPED",
    "Não sabemos a comissão: nem a API da loja, nem um programa seu a diz.",
  ]]);
  await writeRule(here, { trigger: triggerOf("OFFER_READY") });
  const offer = await createTestOffer(ana);
  await approveOffers(ana.ctx(), { ids: [offer.id] });
  await runReactions(w);
  expect((await decisionSentences(ana)).at(-1)).toEqual([
    "SKIPPED",
    "O link da oferta não paga você.",
  ]);
  expect(await messagesOf(w)).toEqual([]);
});
