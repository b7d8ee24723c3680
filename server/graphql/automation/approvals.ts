import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import {
  acceptApprovals,
  rejectApprovals,
} from "../../core/automation/approvals/answer_approvals.ts";
import type { Approval } from "../../core/automation/approvals/approval.ts";
import {
  countApprovals,
  listApprovals,
  loadApprovals,
} from "../../core/automation/approvals/list_approvals.ts";
import { reasonSentence } from "../../core/automation/decisions/reasons.ts";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { ApprovalId } from "../../core/ids.ts";
import { previewMessage } from "../../core/offers/message/preview_message.ts";
import { builder, nullWhen } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { Money } from "../money.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ViewerType } from "../users/viewer.ts";
import { ApprovalStatus } from "./rule_enums.ts";
import { RuleNode } from "./rule_node.ts";

const HUNDRED = 100;

export const ApprovalNode = builder.loadableNode("Approval", {
  description: "What a rule wants to send, for the person to answer.",
  authScopes: { may: "rule.see" },
  id: { resolve: (approval: Approval) => approval.id, description: "apv_…" },
  load: (ids: ApprovalId[], ctx: Context) => loadApprovals(ctx, ids),
  fields: (t) => ({
    status: t.expose("status", { type: ApprovalStatus, description: "What became of it." }),
    rule: t.field({
      type: RuleNode,
      nullable: true,
      description: "The rule that asks; null: it was deleted.",
      resolve: ({ ruleId }, _args, ctx) =>
        RuleNode.getDataloader(ctx).load(ruleId).catch(nullWhen("RULE_NOT_FOUND")),
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "What is to be sent; null: it was deleted.",
      resolve: ({ offerId }, _args, ctx) =>
        offerId && OfferNode.getDataloader(ctx).load(offerId).catch(nullWhen("OFFER_NOT_FOUND")),
    }),
    groups: t.field({
      type: [GroupNode],
      description: "Where it is to go.",
      resolve: ({ groupIds }) => [...groupIds],
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "The price that the answer is about.",
      resolve: ({ priceCents, currency }) =>
        priceCents === null ? null : { cents: priceCents, currency },
    }),
    commission: t.field({
      type: Money,
      nullable: true,
      description: "What a sale pays the person; null: unknown.",
      resolve: ({ priceCents, currency, commissionPercent }) =>
        priceCents === null || commissionPercent === null ? null : {
          cents: Math.floor(priceCents * commissionPercent / HUNDRED),
          currency,
        },
    }),
    plannedAt: t.expose("plannedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its messages start; null: once accepted, or in the next free slot.",
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Until when it can be answered: then its price is too old, or its time comes.",
    }),
    reason: t.string({
      description: "Why the rule asks, in Portuguese.",
      resolve: ({ reasonCode, reasonDetail }) => reasonSentence(reasonCode, reasonDetail),
    }),
    droppedBecause: t.string({
      nullable: true,
      description: "Why it was not sent, in Portuguese; null: the person rejected it, or it was.",
      resolve: ({ droppedCode, droppedDetail }) =>
        droppedCode && reasonSentence(droppedCode, droppedDetail ?? {}),
    }),
    message: t.string({
      nullable: true,
      description: "The message as it would be now; null: its offer was deleted.",
      complexity: 20,
      resolve: async ({ offerId }, _args, ctx) =>
        offerId &&
        await previewMessage(ctx, { offerId }).then(
          ({ text }) => text,
          nullWhen("OFFER_NOT_FOUND"),
        ),
    }),
    answeredAt: t.expose("answeredAt", {
      type: "DateTime",
      nullable: true,
      description: "When the person answered.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was asked." }),
  }),
});

builder.objectField(ViewerType, "approvals", (t) =>
  t.connection(
    {
      type: ApprovalNode,
      description: "What their rules want to send, newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: { status: t.arg({ type: ApprovalStatus, description: "Only those that stand so." }) },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (approval) => approval.id },
          (page: ResolveCursorConnectionArgs) => listApprovals(ctx, args.status ?? null, page),
        ),
    },
    { name: "ApprovalConnection" },
    { name: "ApprovalEdge" },
  ));

builder.objectField(ViewerType, "approvalCount", (t) =>
  t.int({
    description: "How many of them wait for an answer.",
    resolve: (_user, _args, ctx) => countApprovals(ctx),
  }));

const idsInput = { required: true, description: "apv_…, up to 100." } as const;

const AnsweredApprovals = builder.objectRef<{ approvals: Approval[] }>("AnsweredApprovals")
  .implement({
    description: "What was answered.",
    fields: (t) => ({
      approvals: t.field({
        type: [ApprovalNode],
        description: "As they are now, in the order given. What had expired did not change.",
        resolve: ({ approvals }) => approvals,
      }),
    }),
  });

builder.mutationField("acceptApprovals", (t) =>
  t.fieldWithInput({
    type: AnsweredApprovals,
    description:
      "Accepts what rules want to send. Each is sent once its price was read again, unless it " +
      "rose or a condition no longer holds.",
    authScopes: { may: "approval.answer" },
    errors: {},
    input: { ids: t.input.idList(idsInput) },
    resolve: async (_, { input }, ctx) => ({
      approvals: await acceptApprovals(ctx, { ids: input.ids as ApprovalId[] }),
    }),
  }));

builder.mutationField("rejectApprovals", (t) =>
  t.fieldWithInput({
    type: AnsweredApprovals,
    description: "Rejects what rules want to send.",
    authScopes: { may: "approval.answer" },
    errors: {},
    input: { ids: t.input.idList(idsInput) },
    resolve: async (_, { input }, ctx) => ({
      approvals: await rejectApprovals(ctx, { ids: input.ids as ApprovalId[] }),
    }),
  }));

const ApprovalChanged = builder.objectRef<{ readonly id: ApprovalId }>("ApprovalChanged")
  .implement({
    description: "A rule asked for something, or what it asked for was answered or ended.",
    fields: (t) => ({
      id: t.exposeID("id", { description: "Which one." }),
      approval: t.field({
        type: ApprovalNode,
        nullable: true,
        description: "As it is now; null when it is gone.",
        resolve: ({ id }, _args, ctx) =>
          ApprovalNode.getDataloader(ctx).load(id).catch(nullWhen("APPROVAL_NOT_FOUND")),
      }),
      approvalCount: t.int({
        description: "How many wait for an answer now.",
        resolve: (_changed, _args, ctx) => countApprovals(ctx),
      }),
    }),
  });

builder.subscriptionField("approvalChanged", (t) =>
  t.field({
    type: ApprovalChanged,
    description: "Each request of the viewer's rules that is new, answered, or has ended.",
    ...ownChanges("rule.see", approvalsOf),
    resolve: (id) => ({ id }),
  }));

const approvalsOf = (event: DomainEvent): ApprovalId[] =>
  "approvalId" in event ? [event.approvalId] : [];
