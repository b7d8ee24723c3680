import { expect, test } from "vitest";
import { deleteRule, restoreRule } from "../../../server/core/automation/delete_rule.ts";
import { listRules, rulesStanding } from "../../../server/core/automation/list_rules.ts";
import { noConditions, ruleStatus, triggerOf } from "../../../server/core/automation/rule.ts";
import { starterRules, useStarterRule } from "../../../server/core/automation/starter_rules.ts";
import { pauseAllRules, resumeAllRules } from "../../../server/core/automation/stop_rules.ts";
import {
  createRule,
  RuleChangedMeanwhile,
  updateRule,
} from "../../../server/core/automation/write_rule.ts";
import { connectSession } from "../../support/seed/deliveries.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 10, inverted: false };
const draft = {
  name: "  Casa  no menor preço ",
  trigger: { ...triggerOf("LOWEST_PRICE"), lowestInDays: 90, query: "sobra" },
  conditions: { ...noConditions, words: ["Panela", "panela"] },
  actions: starterRules[0]!.actions,
  isEnabled: false,
};

test("a rule is saved tidied, changed by its version, deleted and restored disabled", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana);
  const rule = await createRule(ana.ctx(), draft);
  expect(rule).toMatchObject({ name: "Casa no menor preço", version: 1, enabledAt: null });
  expect(rule.trigger.query).toBeNull();
  expect(rule.conditions.words).toEqual(["Panela"]);
  const actions = { ...rule.actions, groupIds };
  const on = await updateRule(ana.ctx(), { id: rule.id, version: 1, actions, isEnabled: true });
  expect(on).toMatchObject({ version: 2, enabledAt: expect.any(Date) });
  await expect(updateRule(ana.ctx(), { id: rule.id, version: 1, name: "Outra" }))
    .rejects.toThrow(RuleChangedMeanwhile);
  await deleteRule(ana.ctx(), { id: rule.id });
  expect(await listRules(ana.ctx(), page)).toEqual([]);
  expect(await restoreRule(ana.ctx(), { id: rule.id })).toMatchObject({ enabledAt: null });
});

test("a rule is enabled only with groups of its person's, and what it lacks is said", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member()];
  const { groupIds } = await connectSession(w, bia);
  await expect(createRule(ana.ctx(), { ...draft, isEnabled: true }))
    .rejects.toMatchObject({ code: "RULE_WITHOUT_GROUPS" });
  const actions = { ...draft.actions, groupIds };
  await expect(createRule(ana.ctx(), { ...draft, actions }))
    .rejects.toMatchObject({ code: "GROUP_NOT_FOUND", path: ["actions", "groupIds"] });
  const cases = [
    [{ trigger: triggerOf("PRICE_DROP") }, ["trigger", "minDropPercent"]],
    [{ trigger: { ...triggerOf("SHOP_SEARCH"), query: "fone", everyMinutes: 60 } }, [
      "trigger",
      "marketplaces",
    ]],
    [{ conditions: { ...noConditions, minPriceCents: 2, maxPriceCents: 1 } }, [
      "conditions",
      "maxPriceCents",
    ]],
    [{ actions: { ...draft.actions, fromTime: "09:00", toTime: null } }, ["actions", "toTime"]],
    [{ name: " " }, ["name"]],
  ] as const;
  for (const [fault, path] of cases) {
    await expect(createRule(ana.ctx(), { ...draft, ...fault })).rejects.toMatchObject({ path });
  }
});

test("a starter rule becomes the person's own, disabled, for the groups that can receive", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { groupIds } = await connectSession(w, ana, { groups: 2 });
  for (const { key } of starterRules) {
    const rule = await useStarterRule(ana.ctx(), { key });
    expect(rule).toMatchObject({ enabledAt: null, actions: { groupIds } });
  }
});

test("all rules stop and work again; the state of a rule says what keeps it from working", async () => {
  await using w = await testApp();
  const ana = await w.member();
  await pauseAllRules(ana.ctx(), {});
  const enabled = { enabledAt: new Date(), pausedAt: null };
  expect(ruleStatus(enabled, await rulesStanding(ana.ctx()))).toBe("PAUSED_BY_STOP");
  await resumeAllRules(ana.ctx(), {});
  expect(ruleStatus(enabled, await rulesStanding(ana.ctx()))).toBe("ENABLED");
  await w.db.updateTable("users").set({ subscription_expires_at: new Date(0) })
    .where("id", "=", ana.id).execute();
  expect(ruleStatus(enabled, await rulesStanding(ana.ctx()))).toBe("PAUSED_BY_PLAN");
  expect(ruleStatus({ ...enabled, pausedAt: new Date() }, await rulesStanding(ana.ctx())))
    .toBe("PAUSED_BY_FAILURES");
});
