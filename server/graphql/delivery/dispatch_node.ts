import type { Context } from "../../core/context.ts";
import type { DispatchId, SessionId } from "../../core/ids.ts";
import {
  type Dispatch,
  type JournalLine,
  reasonSentence,
} from "../../core/delivery/queue/dispatch.ts";
import { expectedStarts } from "../../core/delivery/forecast/lane_outlooks.ts";
import { loadDispatches } from "../../core/delivery/queue/list_dispatches.ts";
import { loadTurns } from "../../core/delivery/queue/waiting_messages.ts";
import {
  correctionOutlooks,
  loadCorrections,
} from "../../core/delivery/corrections/load_corrections.ts";
import { builder, nullWhen } from "../builder.ts";
import { DispatchOrigin, DispatchReason, DispatchStatus, DispatchStep } from "./dispatch_enums.ts";
import { CorrectionOutlookType, CorrectionType } from "./corrections.ts";
import { GroupNode } from "./group_node.ts";
import { SessionNode } from "./session_node.ts";
import { OfferNode } from "../offers/offer_node.ts";

const channelOf = async (sessionId: SessionId, ctx: Context) =>
  (await SessionNode.getDataloader(ctx).load(sessionId)).channel;

const JournalLineType = builder.objectRef<JournalLine & Pick<Dispatch, "sessionId">>("JournalLine")
  .implement({
    description: "One thing that happened to a message.",
    fields: (t) => ({
      at: t.field({
        type: "DateTime",
        description: "When.",
        resolve: ({ at }) => new Date(at),
      }),
      step: t.expose("step", { type: DispatchStep, description: "What." }),
      reasonCode: t.field({
        type: DispatchReason,
        nullable: true,
        description: "Why, for programs.",
        resolve: ({ reason }) => reason ?? null,
      }),
      reason: t.string({
        nullable: true,
        description: "Why, in Portuguese.",
        resolve: async ({ reason, sessionId }, _, ctx) =>
          reason ? reasonSentence(reason, await channelOf(sessionId, ctx)) : null,
      }),
      until: t.field({
        type: "DateTime",
        nullable: true,
        description: "Until when it then waited; null: until somebody acted, or it did not wait.",
        resolve: ({ until }) => until ? new Date(until) : null,
      }),
    }),
  });

const Delivery = builder.objectRef<Dispatch>("Delivery").implement({
  description: "How far a message has come to people's phones, as the messenger's receipts prove.",
  fields: (t) => ({
    acceptedAt: t.expose("acceptedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the messenger's server was known to have it.",
    }),
    deliveredAt: t.expose("deliveredAt", {
      type: "DateTime",
      nullable: true,
      description: "When it first reached somebody's phone; null: as far as is known, none yet.",
    }),
    delivered: t.exposeInt("delivered", {
      description: "At least so many people's phones have it; not every phone says so.",
    }),
  }),
});

const firstLine = (text: string | null) =>
  text?.split("\n").map((line) => line.replaceAll(/[*_~]/g, "").trim())
    .find((line) => line !== "")?.slice(0, 100) ?? null;

export const DispatchNode = builder.loadableNode("Dispatch", {
  description: "One message to one group: an offer, a text, or a test.",
  authScopes: { may: "dispatch.see" },
  id: { resolve: (dispatch: Dispatch) => dispatch.id, description: "dsp_…" },
  load: (ids: DispatchId[], ctx: Context) => loadDispatches(ctx, ids),
  fields: (t) => ({
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "What it offers; null: it is a text without an offer, or the offer was deleted.",
      resolve: ({ offerId }, _, ctx) =>
        offerId && OfferNode.getDataloader(ctx).load(offerId).catch(nullWhen("OFFER_NOT_FOUND")),
    }),
    title: t.string({
      nullable: true,
      description:
        "What a text without an offer is called, in Portuguese: its first line, or that it is a " +
        "test; null: its offer has the title.",
      resolve: ({ offerId, origin, text }) =>
        offerId ? null : origin === "TEST" ? "Mensagem de teste" : firstLine(text),
    }),
    group: t.field({
      type: GroupNode,
      description: "Where it goes.",
      resolve: ({ groupId }) => groupId,
    }),
    campaignTextId: t.exposeID("campaignTextId", {
      nullable: true,
      description: "The campaign text that it says (cmt_…); null: none.",
    }),
    origin: t.expose("origin", { type: DispatchOrigin, description: "What queued it." }),
    status: t.expose("status", { type: DispatchStatus, description: "How far it has come." }),
    messageId: t.string({
      nullable: true,
      description: "The messenger's own id of it: of its first part, where it took several.",
      resolve: ({ messageIds }) => messageIds[0] ?? null,
    }),
    delivery: t.field({
      type: Delivery,
      description: "How far it has come to people's phones.",
      resolve: (dispatch) => dispatch,
    }),
    reasonCode: t.expose("reasonCode", {
      type: DispatchReason,
      nullable: true,
      description: "Why it waits, or ended as it did, for programs.",
    }),
    reason: t.string({
      nullable: true,
      description: "The same as a sentence in Portuguese.",
      resolve: async ({ reasonCode, sessionId }, _, ctx) =>
        reasonCode && reasonSentence(reasonCode, await channelOf(sessionId, ctx)),
    }),
    plannedAt: t.expose("plannedAt", {
      type: "DateTime",
      description: "Not before this: the pace may make it later.",
    }),
    expectedAt: t.loadable({
      type: "DateTime",
      nullable: true,
      description: "About when it will go; null: it is not queued, or its queue stands still.",
      complexity: 5,
      load: async (ids: DispatchId[], ctx) => {
        const starts = await expectedStarts(ctx, ids);
        return ids.map((id) => starts.get(id) ?? null);
      },
      resolve: ({ id, status }) => status === "QUEUED" ? id : null,
    }),
    turn: t.loadable({
      type: "Int",
      nullable: true,
      description:
        "Its turn among the queued messages of its session, from 1, however long they stand still; " +
        "null: it is not queued.",
      complexity: 2,
      load: async (ids: DispatchId[], ctx) => {
        const turns = await loadTurns(ctx, ids);
        return ids.map((id) => turns.get(id) ?? null);
      },
      resolve: ({ id, status }) => status === "QUEUED" ? id : null,
    }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "After this it is no longer sent.",
    }),
    startedAt: t.expose("startedAt", {
      type: "DateTime",
      nullable: true,
      description: "When its sending last began.",
    }),
    settledAt: t.expose("settledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it came to its end.",
    }),
    attempts: t.exposeInt("attempts", { description: "How often its sending began." }),
    text: t.exposeString("text", {
      nullable: true,
      description:
        "Its text as it was sent, with WhatsApp's marks; null before that, unless it is a text " +
        "without an offer.",
    }),
    journal: t.field({
      type: [JournalLineType],
      description: "What happened to it, the oldest first.",
      resolve: ({ journal, sessionId }) => journal.map((line) => ({ ...line, sessionId })),
    }),
    correction: t.loadable({
      type: CorrectionType,
      nullable: true,
      description: "The latest request to correct it in its group; null: there is none.",
      load: (ids: DispatchId[], ctx: Context) => loadCorrections(ctx, ids),
      resolve: ({ id }) => id,
    }),
    correctable: t.loadable({
      type: CorrectionOutlookType,
      description: "What `correctOffer` or `correctCampaignText` would do with it now.",
      complexity: 3,
      load: (ids: DispatchId[], ctx: Context) => correctionOutlooks(ctx, ids),
      resolve: ({ id }) => id,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was queued." }),
  }),
});
