import { expect, test } from "vitest";
import { acceptApprovals } from "../../../../server/core/automation/approvals/answer_approvals.ts";
import { listApprovals } from "../../../../server/core/automation/approvals/list_approvals.ts";
import { reasonSentence } from "../../../../server/core/automation/decisions/reasons.ts";
import { noConditions } from "../../../../server/core/automation/rule.ts";
import { runReactions } from "../../../support/run_reactions.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import { readPriceAgain } from "../../../support/seed/readings.ts";
import {
  messagesOf,
  ruleWorld,
  seePrices,
  sendsNow,
  wholePage,
  writeRule,
} from "../../../support/seed/rule_world.ts";

test("a price that rose since it was asked about is asked about again", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, { actions: { ...sendsNow, groupIds, mode: "ASK" } });
  await seePrices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 8_500);
  const [asked] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  await acceptApprovals(ana.ctx(), { ids: [asked!.id] });
  await runReactions(w, 2);
  const [again] = await listApprovals(ana.ctx(), "PENDING", wholePage);
  expect(again).toMatchObject({ id: asked!.id, priceCents: 8_500 });
  expect(reasonSentence(again!.reasonCode, again!.reasonDetail))
    .toBe("O preço subiu de R$ 80,00 para R$ 85,00. Confirme de novo.");
  expect(await messagesOf(w)).toEqual([]);
});

test("of two requests about one product, the second is dropped where groups got the first", async () => {
  await using here = await ruleWorld();
  const { w, ana, groupIds } = here;
  const { id } = await seedProduct(w, ana);
  await writeRule(here, {
    conditions: { ...noConditions, notSentInDays: 3 },
    actions: { ...sendsNow, groupIds, mode: "ASK" },
  });
  await seePrices(w, id, 10_000, 8_000);
  w.advance(60_000);
  await readPriceAgain(w, id, 7_000);
  await runReactions(w, 2);
  const asked = await listApprovals(ana.ctx(), "PENDING", wholePage);
  expect(asked.length).toBe(2);
  await acceptApprovals(ana.ctx(), { ids: asked.map((one) => one.id) });
  await runReactions(w, 2);
  expect(await listApprovals(ana.ctx(), "DROPPED", wholePage))
    .toMatchObject([{ droppedCode: "SENT_RECENTLY" }]);
  expect((await messagesOf(w)).length).toBe(groupIds.length);
});
