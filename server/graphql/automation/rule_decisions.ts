import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { approvalsOfDecisions } from "../../core/automation/approvals/list_approvals.ts";
import {
  countDecisionMessages,
  type DecisionMessages,
  listDecisions,
} from "../../core/automation/decisions/list_decisions.ts";
import { limitCodeOf, reasonSentence } from "../../core/automation/decisions/reasons.ts";
import type { RuleDecision } from "../../core/automation/decisions/rule_decision.ts";
import type { Context } from "../../core/context.ts";
import type { RuleDecisionId } from "../../core/ids.ts";
import { builder, nullWhen } from "../builder.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { Money } from "../money.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ViewerType } from "../users/viewer.ts";
import { ApprovalNode } from "./approvals.ts";
import { RuleOutcome, RuleReason } from "./rule_enums.ts";
import { RuleNode } from "./rule_node.ts";

const Messages = builder.objectRef<DecisionMessages>("RuleMessages").implement({
  description: "What became of the messages of a decision.",
  fields: (t) => ({
    waiting: t.int({
      description: "They wait for their turn, or are on their way.",
      resolve: ({ QUEUED = 0, SENDING = 0 }) => QUEUED + SENDING,
    }),
    sent: t.int({ description: "The messenger took them.", resolve: ({ SENT = 0 }) => SENT }),
    uncertain: t.int({
      description: "They may have been sent.",
      resolve: ({ UNCERTAIN = 0 }) => UNCERTAIN,
    }),
    notSent: t.int({
      description: "They failed, came too late, or were canceled.",
      resolve: ({ FAILED = 0, EXPIRED = 0, CANCELED = 0 }) => FAILED + EXPIRED + CANCELED,
    }),
  }),
});

const RuleDecisionType = builder.objectRef<RuleDecision>("RuleDecision").implement({
  description: "What a rule did about one event, and why; kept for 30 days.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "rdc_…" }),
    at: t.expose("at", { type: "DateTime", description: "When the event happened." }),
    rule: t.field({
      type: RuleNode,
      nullable: true,
      description: "Which rule; null: it was deleted.",
      resolve: ({ ruleId }, _args, ctx) =>
        RuleNode.getDataloader(ctx).load(ruleId).catch(nullWhen("RULE_NOT_FOUND")),
    }),
    outcome: t.expose("outcome", { type: RuleOutcome, description: "What it did." }),
    reasonCode: t.expose("reasonCode", { type: RuleReason, description: "Why, for programs." }),
    reason: t.string({
      description: "Why, in Portuguese.",
      resolve: ({ reasonCode, reasonDetail }) => reasonSentence(reasonCode, reasonDetail),
    }),
    limitCode: t.string({
      nullable: true,
      description:
        "Which limit of the plan stopped it, or its end, as refusals say it; null: none.",
      resolve: ({ reasonCode, reasonDetail }) => limitCodeOf(reasonCode, reasonDetail),
    }),
    title: t.exposeString("title", { description: "What it was about." }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "Its price then.",
      resolve: ({ priceCents, currency }) =>
        priceCents === null ? null : { cents: priceCents, currency },
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer that it was about or made; null: none, or it was deleted.",
      resolve: ({ offerId }, _args, ctx) =>
        offerId && OfferNode.getDataloader(ctx).load(offerId).catch(nullWhen("OFFER_NOT_FOUND")),
    }),
    groups: t.field({
      type: [GroupNode],
      description: "Where it went, or would go.",
      resolve: ({ groupIds }) => [...groupIds],
    }),
    isLeftOut: t.boolean({
      description: "Whether it left a group out, which had got the product, or too many alike.",
      args: { groupId: t.arg.id({ description: "grp_…; left out: no group." }) },
      resolve: ({ leftOutIds }, { groupId }) => leftOutIds.some((id) => id === groupId),
    }),
    messages: t.loadable({
      type: Messages,
      description: "What became of its messages.",
      complexity: 2,
      load: (decisions: RuleDecision[], ctx: Context) => countDecisionMessages(ctx, decisions),
      resolve: (decision) => decision,
    }),
    approval: t.loadable({
      type: ApprovalNode,
      nullable: true,
      description: "What it asked the person; null: nothing.",
      load: (ids: RuleDecisionId[], ctx: Context) => approvalsOfDecisions(ctx, ids),
      resolve: ({ id }) => id,
    }),
  }),
});

const Edge = builder.edgeObject({ type: RuleDecisionType, name: "RuleDecisionEdge" });
const Connection = builder.connectionObject(
  { type: RuleDecisionType, name: "RuleDecisionConnection" },
  Edge,
);

const inPages = {
  defaultSize: 20,
  maxSize: 100,
  toCursor: ({ id }: { id: RuleDecisionId }) => id,
};

builder.objectField(ViewerType, "ruleDecisions", (t) =>
  t.connection(
    {
      type: RuleDecisionType,
      description: "What their rules decided in 30 days, newest first.",
      complexity: ({ first, last }) => ({ field: 2, multiplier: first ?? last ?? 20 }),
      args: {
        ruleId: t.arg.id({ description: "Only this rule's: rul_…" }),
        offerId: t.arg.id({ description: "Only about this offer: ofr_…" }),
        groupId: t.arg.id({ description: "Only about this group: grp_…" }),
        outcome: t.arg({ type: RuleOutcome, description: "Only with this outcome." }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) => listDecisions(ctx, args, page),
        ),
    },
    Connection,
    Edge,
  ));

builder.objectField(RuleNode, "decisions", (t) =>
  t.connection(
    {
      type: RuleDecisionType,
      description: "What it decided in 30 days, newest first.",
      complexity: ({ first, last }) => ({ field: 2, multiplier: first ?? last ?? 20 }),
      args: { outcome: t.arg({ type: RuleOutcome, description: "Only with this outcome." }) },
      resolve: (rule, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) =>
            listDecisions(ctx, { ruleId: rule.id, outcome: args.outcome }, page),
        ),
    },
    Connection,
    Edge,
  ));
