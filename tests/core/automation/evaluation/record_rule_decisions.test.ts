import { expect, test } from "vitest";
import { loadRules } from "../../../../server/core/automation/list_rules.ts";
import { seedProduct } from "../../../support/seed/products.ts";
import {
  decisionSentences,
  ruleWorld,
  seePrices,
  writeRule,
} from "../../../support/seed/rule_world.ts";

test("a rule that fails five times in a row pauses itself", async () => {
  await using here = await ruleWorld();
  const { w, ana } = here;
  const { id } = await seedProduct(w, ana);
  const { id: ruleId } = await writeRule(here, {});
  await w.db.updateTable("groups").set({ is_active: false }).execute();
  await seePrices(w, id, 10_000, 9_000, 8_000, 7_000, 6_000, 5_000, 4_000);
  expect(await loadRules(ana.ctx(), [ruleId])).toMatchObject([{ pausedAt: expect.any(Date) }]);
  expect(await decisionSentences(ana)).toEqual(
    Array(5).fill(["FAILED", "Nenhum grupo da regra pode receber agora."]),
  );
});
