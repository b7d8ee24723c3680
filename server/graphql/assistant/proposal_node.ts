import { loadProposals } from "../../core/assistant/chat/proposals/answer_proposals.ts";
import {
  type Proposal,
  type ProposalContent,
  type ProposalKind as Kind,
  type ProposalStatus as Status,
  proposalStatusAt,
} from "../../core/assistant/chat/proposals/proposal.ts";
import {
  type ProposedMessage,
  proposedMessage,
} from "../../core/assistant/chat/proposals/proposed_message.ts";
import type { Context } from "../../core/context.ts";
import type { ProposalId } from "../../core/ids.ts";
import { ProductNode } from "../catalogue/product_node.ts";
import { RuleActionsType, RuleConditionsType, RuleTriggerType } from "../automation/rule_fields.ts";
import { builder, nullWhen } from "../builder.ts";
import { groupsOf, offerOf } from "../campaigns/calendar_entry_node.ts";
import { CampaignTextNode } from "../campaigns/text_node.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { described } from "../described.ts";
import { OfferNode } from "../offers/offer_node.ts";

const ProposalKind = described<Kind>("ProposalKind", "What the assistant proposes.", {
  OFFER: "An offer, from a link that its person wrote or a product of theirs.",
  MESSAGE: "The message of an offer of theirs.",
  TEXT: "A campaign text.",
  CALENDAR_ENTRY: "A sending in the calendar.",
  RULE: "A rule, which asks before it sends.",
});

const ProposalStatus = described<Status>("ProposalStatus", "What became of a proposal.", {
  PENDING: "Its person has not answered; nothing has happened.",
  ACCEPTED: "It was done.",
  EDITED: "Its person went on with it in the editor; it is saved there, and can be opened again.",
  DISMISSED: "Its person did not want it.",
  EXPIRED: "Nobody answered within a day.",
});

const ProposedMessageType = builder.objectRef<ProposedMessage>("ProposedMessage").implement({
  description: "The message of an offer, as a group would get it once the proposal is accepted.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "The whole message, with the present values." }),
    words: t.exposeString("words", {
      nullable: true,
      description: "The proposed text alone, for an editor; null: the offer's own wording stays.",
    }),
    imageUrl: t.exposeString("imageUrl", {
      nullable: true,
      description: "The photo of the product; null: none is known.",
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer; null: there is none yet, or it is gone.",
      resolve: ({ offerId }, _args, ctx) => offerOf({ offerId }, ctx),
    }),
  }),
});

type Of<K extends Kind> = Extract<ProposalContent, { kind: K }>;

const ProposedText = builder.objectRef<Of<"TEXT">>("ProposedText").implement({
  description: "A campaign text that could be stored.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its name." }),
    body: t.exposeString("body", { description: "Its text, with variables between braces." }),
  }),
});

const ProposedEntry = builder.objectRef<Of<"CALENDAR_ENTRY">>("ProposedEntry").implement({
  description: "A sending that could be scheduled.",
  fields: (t) => ({
    startsLocal: t.string({
      description: "The local date and time, YYYY-MM-DDTHH:MM, in the person's zone.",
      resolve: ({ entry }) => entry.startsLocal,
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer; null: it is a text, or the offer is gone.",
      resolve: ({ entry }, _args, ctx) => offerOf({ offerId: entry.offerId ?? null }, ctx),
    }),
    campaignText: t.field({
      type: CampaignTextNode,
      nullable: true,
      description: "The campaign text; null: it is an offer, or the text is gone.",
      resolve: ({ entry: { campaignTextId: id } }, _args, ctx) =>
        id &&
        CampaignTextNode.getDataloader(ctx).load(id).catch(nullWhen("CAMPAIGN_TEXT_NOT_FOUND")),
    }),
    groups: t.field({
      type: [GroupNode],
      description: "The groups that are still there.",
      complexity: { field: 2, multiplier: 2 },
      resolve: ({ entry }, _args, ctx) => groupsOf(entry.groupIds ?? [], ctx),
    }),
  }),
});

const ProposedRule = builder.objectRef<Of<"RULE">>("ProposedRule").implement({
  description: "A rule that could be created.",
  fields: (t) => ({
    name: t.string({ description: "Its name.", resolve: ({ rule }) => rule.name }),
    trigger: t.field({
      type: RuleTriggerType,
      description: "When.",
      resolve: ({ rule }) => rule.trigger,
    }),
    conditions: t.field({
      type: RuleConditionsType,
      description: "If.",
      resolve: ({ rule }) => rule.conditions,
    }),
    actions: t.field({
      type: RuleActionsType,
      description: "Then.",
      resolve: ({ rule }) => rule.actions,
    }),
  }),
});

const partOf = <K extends Kind>(kind: K) => ({ content }: Proposal): Of<K> | null =>
  content.kind === kind ? content as Of<K> : null;

export const ProposalNode = builder.loadableNode("Proposal", {
  description: "Something that the assistant would do, and does only once its person accepts it.",
  authScopes: { may: "thread.see" },
  id: { resolve: ({ id }: Proposal) => id, description: "prp_…" },
  load: (ids: ProposalId[], ctx: Context) => loadProposals(ctx, ids),
  fields: (t) => ({
    kind: t.expose("kind", { type: ProposalKind, description: "What it proposes." }),
    status: t.field({
      type: ProposalStatus,
      description: "What became of it.",
      resolve: (proposal, _args, { now }) => proposalStatusAt(proposal, now),
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "Until when it can be accepted.",
    }),
    link: t.string({
      nullable: true,
      description: "The link of an offer; null: it is something else.",
      resolve: (proposal) => partOf("OFFER")(proposal)?.link,
    }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: "The product that an offer is made of; null: a link, something else, or gone.",
      resolve: (proposal, _args, ctx) => {
        const id = partOf("OFFER")(proposal)?.productId;
        return id && ProductNode.getDataloader(ctx).load(id).catch(nullWhen("PRODUCT_NOT_FOUND"));
      },
    }),
    // Not `message`: a mutation's result is this or an error, whose `message` is a text.
    preview: t.field({
      type: ProposedMessageType,
      nullable: true,
      description:
        "The message of the offer, of OFFER once its facts are known and of MESSAGE; null: not known.",
      complexity: 5,
      resolve: (proposal, _args, ctx) => proposedMessage(ctx, proposal),
    }),
    text: t.field({
      type: ProposedText,
      nullable: true,
      description: "The campaign text; null: it is something else.",
      resolve: partOf("TEXT"),
    }),
    entry: t.field({
      type: ProposedEntry,
      nullable: true,
      description: "The sending; null: it is something else.",
      resolve: partOf("CALENDAR_ENTRY"),
    }),
    rule: t.field({
      type: ProposedRule,
      nullable: true,
      description: "The rule; null: it is something else.",
      resolve: partOf("RULE"),
    }),
    resultId: t.exposeID("resultId", {
      nullable: true,
      description: "What accepting it made: ofr_…, cmt_…, cal_… or rul_…; null: nothing yet.",
    }),
  }),
});
