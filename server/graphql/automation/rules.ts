import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { listRuleCategories, listRules, rulesStanding } from "../../core/automation/list_rules.ts";
import { type StarterRule, starterRules } from "../../core/automation/starter_rules.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { RuleId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";
import { RuleActionsType, RuleConditionsType, RuleTriggerType } from "./rule_fields.ts";
import { RuleNode } from "./rule_node.ts";

builder.objectField(ViewerType, "rules", (t) =>
  t.connection(
    {
      type: RuleNode,
      description: "Their rules, newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (rule) => rule.id },
          (page: ResolveCursorConnectionArgs) => listRules(ctx, page),
        ),
    },
    { name: "RuleConnection" },
    { name: "RuleEdge" },
  ));

builder.objectField(ViewerType, "rulesStoppedAt", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "When they stopped all of their rules; null: they did not.",
    resolve: async (_user, _args, ctx) => (await rulesStanding(ctx)).stoppedAt,
  }));

builder.objectField(ViewerType, "ruleCategories", (t) =>
  t.field({
    type: ["String"],
    description: "The categories that conditions can name: the tags of their catalogue, up to 200.",
    resolve: (_user, _args, ctx) => listRuleCategories(ctx),
  }));

const StarterRuleType = builder.objectRef<StarterRule>("StarterRule").implement({
  description: "A rule that the product brings along, to be made one's own.",
  fields: (t) => ({
    key: t.exposeString("key", { description: "For `useStarterRule`." }),
    name: t.exposeString("name", { description: "What it does, in Portuguese." }),
    trigger: t.expose("trigger", { type: RuleTriggerType, description: "When." }),
    conditions: t.expose("conditions", { type: RuleConditionsType, description: "If." }),
    actions: t.expose("actions", { type: RuleActionsType, description: "Then, without groups." }),
  }),
});

builder.objectField(ViewerType, "starterRules", (t) =>
  t.field({
    authScopes: { may: "rule.see" },
    type: [StarterRuleType],
    description: "The rules that the product brings along.",
    resolve: () => [...starterRules],
  }));

const RuleChanged = changedPayload(
  "RuleChanged",
  "Something happened to one of the viewer's rules, or to many at once.",
  {
    noun: "rule",
    type: RuleNode,
    load: (id: RuleId, ctx) => RuleNode.getDataloader(ctx).load(id),
    gone: "RULE_NOT_FOUND",
    bulk: true,
  },
);

builder.subscriptionField("ruleChanged", (t) =>
  t.field({
    type: RuleChanged,
    description:
      "Each change of one of the viewer's rules: made, edited, paused, deleted, restored; it " +
      "decided; all were stopped or work again.",
    ...ownChanges("rule.see", rulesOf),
    resolve: (id) => ({ id }),
  }));

/** Returns the ids; null for what concerns all of them. */
const rulesOf = (event: DomainEvent): (RuleId | null)[] =>
  event.name === "rules.decided"
    ? [...event.ruleIds]
    : event.name === "rules.stopped" || event.name === "rules.resumed"
    ? [null]
    : "ruleId" in event
    ? [event.ruleId]
    : [];
