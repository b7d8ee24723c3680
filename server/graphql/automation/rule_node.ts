import {
  loadRuleActivity,
  loadRules,
  type RuleActivity,
  rulesStanding,
} from "../../core/automation/list_rules.ts";
import { type Rule, ruleStatus } from "../../core/automation/rule.ts";
import type { Context } from "../../core/context.ts";
import type { RuleId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { RuleStatus } from "./rule_enums.ts";
import { RuleActionsType, RuleConditionsType, RuleTriggerType } from "./rule_fields.ts";

const RuleActivityType = builder.objectRef<RuleActivity>("RuleActivity").implement({
  description: "What a rule did lately.",
  fields: (t) => ({
    matchedToday: t.exposeInt("matchedToday", {
      description: "Events of the person's day for which it queued messages, or asked.",
    }),
    lastDecisionAt: t.expose("lastDecisionAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last decided anything; null: not in 30 days.",
    }),
  }),
});

export const RuleNode = builder.loadableNode("Rule", {
  description: "What is done when something else happens: when, if, then.",
  authScopes: { may: "rule.see" },
  id: { resolve: (rule: Rule) => rule.id, description: "rul_…" },
  load: (ids: RuleId[], ctx: Context) => loadRules(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    name: t.exposeString("name", { description: "What the person calls it." }),
    trigger: t.expose("trigger", { type: RuleTriggerType, description: "When." }),
    conditions: t.expose("conditions", { type: RuleConditionsType, description: "If." }),
    actions: t.expose("actions", { type: RuleActionsType, description: "Then." }),
    isEnabled: t.boolean({
      description: "Whether the person enabled it.",
      resolve: ({ enabledAt }) => enabledAt !== null,
    }),
    enabledAt: t.expose("enabledAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is enabled.",
    }),
    pausedAt: t.expose("pausedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it paused itself after five failures in a row; null: it did not.",
    }),
    status: t.loadable({
      type: RuleStatus,
      description: "Whether it works, or what keeps it from working.",
      load: async (rules: Rule[], ctx: Context) => {
        const standing = await rulesStanding(ctx);
        return rules.map((rule) => ruleStatus(rule, standing));
      },
      resolve: (rule) => rule,
    }),
    activity: t.loadable({
      type: RuleActivityType,
      description: "What it did lately.",
      load: (ids: RuleId[], ctx: Context) => loadRuleActivity(ctx, ids),
      resolve: ({ id }) => id,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});
