import { deleteRule, restoreRule } from "../../core/automation/delete_rule.ts";
import { useStarterRule } from "../../core/automation/starter_rules.ts";
import { pauseAllRules, resumeAllRules } from "../../core/automation/stop_rules.ts";
import { createRule, RuleChangedMeanwhile, updateRule } from "../../core/automation/write_rule.ts";
import type { GroupId, RuleId } from "../../core/ids.ts";
import { permit } from "../../core/permissions.ts";
import { builder, UserError } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import {
  RuleActionsInput,
  RuleConditionsInput,
  RuleTriggerInput,
  typedActions,
  typedConditions,
  typedTrigger,
} from "./rule_fields.ts";
import { RuleNode } from "./rule_node.ts";

builder.objectType(RuleChangedMeanwhile, {
  name: "RuleChangedMeanwhile",
  description: "The rule changed after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: RuleNode,
      description: "The rule as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

builder.mutationField("createRule", (t) =>
  t.fieldWithInput({
    type: RuleNode,
    description: "Makes a rule.",
    authScopes: { may: "rule.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      trigger: t.input.field({ type: RuleTriggerInput, required: true, description: "When." }),
      conditions: t.input.field({ type: RuleConditionsInput, description: "If." }),
      actions: t.input.field({ type: RuleActionsInput, required: true, description: "Then." }),
      isEnabled: t.input.boolean({ description: "Whether it works from now on; false if not." }),
    },
    resolve: (_, { input }, ctx) =>
      createRule(ctx, {
        name: input.name,
        trigger: typedTrigger(input.trigger),
        conditions: typedConditions(input.conditions),
        actions: typedActions(input.actions),
        isEnabled: input.isEnabled ?? false,
      }),
  }));

builder.mutationField("updateRule", (t) =>
  t.fieldWithInput({
    type: RuleNode,
    description:
      "Changes a rule, or enables or disables it. A part left out stays; one that is given " +
      "replaces all of it.",
    authScopes: { may: "rule.edit" },
    errors: { types: [RuleChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "rul_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      name: t.input.string({ description: "Up to 60 characters." }),
      trigger: t.input.field({ type: RuleTriggerInput, description: "When." }),
      conditions: t.input.field({ type: RuleConditionsInput, description: "If." }),
      actions: t.input.field({ type: RuleActionsInput, description: "Then." }),
      isEnabled: t.input.boolean({
        description: "Whether it works; true also ends its own pause after failures.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateRule(ctx, {
        id: input.id as RuleId,
        version: input.version,
        name: input.name,
        trigger: input.trigger && typedTrigger(input.trigger),
        conditions: input.conditions && typedConditions(input.conditions),
        actions: input.actions && typedActions(input.actions),
        isEnabled: input.isEnabled,
      }),
  }));

const DeletedRule = builder.objectRef<{ ruleId: RuleId; restorableUntil: Date }>("DeletedRule")
  .implement({
    description: "A rule that is gone from the list.",
    fields: (t) => ({
      ruleId: t.exposeID("ruleId", { description: "Which one." }),
      restorableUntil: t.expose("restorableUntil", {
        type: "DateTime",
        description: "Until when `restoreRule` brings it back.",
      }),
    }),
  });

builder.mutationField("deleteRule", (t) =>
  t.fieldWithInput({
    type: DeletedRule,
    description: "Takes a rule out of the list; it can be brought back for a week.",
    authScopes: { may: "rule.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "rul_…" }) },
    resolve: (_, { input }, ctx) => deleteRule(ctx, { id: input.id as RuleId }),
  }));

builder.mutationField("restoreRule", (t) =>
  t.fieldWithInput({
    type: RuleNode,
    description: "Brings a deleted rule back, disabled.",
    authScopes: { may: "rule.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "rul_…" }) },
    resolve: (_, { input }, ctx) => restoreRule(ctx, { id: input.id as RuleId }),
  }));

builder.mutationField("useStarterRule", (t) =>
  t.fieldWithInput({
    type: RuleNode,
    description: "Makes a rule from one that the product brings along, disabled.",
    authScopes: { may: "rule.edit" },
    errors: {},
    input: {
      key: t.input.string({ required: true, description: "Of `starterRules`." }),
      groupIds: t.input.idList({
        description: "grp_…; left out: all of the person's that can receive.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      useStarterRule(ctx, { key: input.key, groupIds: input.groupIds as GroupId[] | null }),
  }));

builder.mutationField("pauseAllRules", (t) =>
  t.field({
    type: ViewerType,
    description:
      "Stops all rules of the viewer at once, and cancels what they queued. Enabled ones stay " +
      "enabled, and work again after `resumeAllRules`.",
    authScopes: { may: "rule.stop" },
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await pauseAllRules(ctx, {});
      return permit(ctx.viewer, "rule.see");
    },
  }));

builder.mutationField("resumeAllRules", (t) =>
  t.field({
    type: ViewerType,
    description: "Lets the viewer's rules work again. What happened meanwhile is not made up for.",
    authScopes: { may: "rule.edit" },
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await resumeAllRules(ctx, {});
      return permit(ctx.viewer, "rule.see");
    },
  }));
