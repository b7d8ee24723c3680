import type { Context } from "../../core/context.ts";
import { sentences } from "../../core/errors.ts";
import type { GroupId } from "../../core/ids.ts";
import type { PlannedDispatch } from "../../core/delivery/forecast/plan_lane.ts";
import { planSending, type SendingPlan } from "../../core/delivery/forecast/plan_sending.ts";
import { reasonSentence } from "../../core/delivery/queue/dispatch.ts";
import { builder, UserErrorCode } from "../builder.ts";
import { PlannedLink, SendingWarning } from "./dispatch_enums.ts";
import { channelOf, GroupNode } from "./group_node.ts";
import { OfferNode } from "../offers/offer_node.ts";

const groupOf = (id: GroupId, ctx: Context) => GroupNode.getDataloader(ctx).load(id);

const PlannedDispatchType = builder.objectRef<PlannedDispatch>("PlannedDispatch").implement({
  description: "One message as it would be.",
  fields: (t) => ({
    group: t.field({
      type: GroupNode,
      description: "Where it would go.",
      resolve: ({ groupId }) => groupId,
    }),
    expectedAt: t.expose("expectedAt", {
      type: "DateTime",
      nullable: true,
      description: "About when it would go; null: that is not known, or it would not.",
    }),
    warning: t.expose("warning", {
      type: SendingWarning,
      nullable: true,
      description: "What the person should know before; null: nothing.",
    }),
    reason: t.string({
      nullable: true,
      description: "What keeps it, or its group, in Portuguese; null: nothing but the pace.",
      resolve: async ({ reason, groupId }, _, ctx) =>
        reason && reasonSentence(reason, await channelOf(await groupOf(groupId, ctx), ctx)),
    }),
  }),
});

const SendingPlanType = builder.objectRef<SendingPlan>("SendingPlan").implement({
  description: "What would come of sending an offer once more. Nothing is done or held by asking.",
  fields: (t) => ({
    dispatches: t.field({
      type: [PlannedDispatchType],
      description: "One a group, in the order of the input.",
      complexity: { field: 1, multiplier: 1 }, // the plan's own field counts them
      resolve: ({ dispatches }) => [...dispatches],
    }),
    messages: t.exposeInt("messages", {
      description: "How many would be counted against the plan.",
    }),
    messagesLeft: t.exposeInt("messagesLeft", {
      nullable: true,
      description: "How many the plan still has for this month; null: as many as one likes.",
    }),
    nextSlotAt: t.expose("nextSlotAt", {
      type: "DateTime",
      nullable: true,
      description: "The first free slot of these groups; null: there is none.",
    }),
    link: t.expose("link", {
      type: PlannedLink,
      nullable: true,
      description: "What becomes of the offer's link; null: the messages have it as it is.",
    }),
    refusal: t.string({
      nullable: true,
      description:
        "Why the sending would be refused as a whole, in Portuguese; null: it would not.",
      resolve: ({ refusal }) => refusal && sentences[refusal],
    }),
    refusalCode: t.expose("refusal", {
      type: UserErrorCode,
      nullable: true,
      description: "The same, for programs.",
    }),
  }),
});

builder.objectField(OfferNode, "sendingPlan", (t) =>
  t.field({
    type: SendingPlanType,
    description: "What `sendOffer` would do, were it called now with an occasion of its own.",
    // Whichever fields are selected, it reads the queues of its groups.
    complexity: ({ groupIds }) => ({ field: 500, multiplier: groupIds.length }),
    args: {
      groupIds: t.arg.idList({ required: true, description: "grp_…, up to 500." }),
      localTime: t.arg.string({ description: "As for `sendOffer`: 2026-11-22T08:00." }),
      timeZone: t.arg.string({ description: "IANA's name of its zone; the person's if left out." }),
      isNextFreeSlot: t.arg.boolean({ description: "As for `sendOffer`." }),
    },
    resolve: (offer, { groupIds, localTime, timeZone, isNextFreeSlot }, ctx) =>
      planSending(ctx, {
        offerId: offer.id,
        groupIds: groupIds as GroupId[],
        localTime,
        timeZone,
        nextFreeSlot: isNextFreeSlot,
      }),
  }));
