import type { DispatchId, GroupId, OfferId, SessionId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { cancelDispatches } from "../../core/delivery/queue/cancel_dispatches.ts";
import { pauseSending, resumeSending } from "../../core/delivery/queue/pause_sending.ts";
import { resolveDispatch, retryDispatch } from "../../core/delivery/queue/retry_dispatch.ts";
import { AlreadySent, sendOffer } from "../../core/delivery/queue/send_offer.ts";
import { sendTestMessage } from "../../core/delivery/queue/send_test_message.ts";
import { builder, UserError } from "../builder.ts";
import { dispatchList } from "./dispatch_list.ts";
import { DispatchNode } from "./dispatch_node.ts";
import { GroupNode } from "./group_node.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectType(AlreadySent, {
  name: "AlreadySent",
  description:
    "Some of the groups got the offer in another occasion, or will: ask the person, then say " +
    "`isRepeat`. Nothing was queued.",
  interfaces: [UserError],
  fields: (t) => ({
    groups: t.field({
      type: [GroupNode],
      description: "Those that got it, or may have got it.",
      resolve: ({ groupIds }) => [...groupIds],
    }),
    waitingGroups: t.field({
      type: [GroupNode],
      description: "Those for which it waits, or to which it is on its way.",
      resolve: ({ waitingIds }) => [...waitingIds],
    }),
    lastSentAt: t.expose("lastSentAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last went to one of `groups`; null: there is none.",
    }),
  }),
});

builder.mutationField("sendOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description:
      "Queues an offer for groups: for all of them, or for none. Within one occasion no group gets " +
      "it twice, however often this is called.",
    authScopes: { may: "dispatch.send" },
    errors: { types: [LimitReached, AlreadySent] },
    input: {
      offerId: t.input.id({ required: true, description: "ofr_…" }),
      groupIds: t.input.idList({
        required: true,
        description: "grp_…, up to 500, in the order in which it goes out.",
      }),
      occasion: t.input.id({
        description:
          "The caller's name for this sending, up to 100 characters; left out: the first.",
      }),
      localTime: t.input.string({
        description: "Not before this local time: 2026-11-22T08:00. Left out: as soon as may be.",
      }),
      timeZone: t.input.string({
        description: "IANA's name of its zone; the person's if left out.",
      }),
      isNextFreeSlot: t.input.boolean({
        description: "In the next of the person's slots that no other offer has.",
      }),
      isFirst: t.input.boolean({ description: "Before whatever else waits." }),
      isRepeat: t.input.boolean({
        description:
          "The person knows that some of these groups got it, or will, in another occasion.",
      }),
      isUnpaidConfirmed: t.input.boolean({
        description:
          "The person confirms that the offer's link does not pay them. Where `affiliateProof` is " +
          "NONE, the answer is OFFER_UNPAID without it, once until the link changes.",
      }),
    },
    resolve: (_, { input: { timeZone, isFirst, isNextFreeSlot, isRepeat, ...input } }, ctx) =>
      sendOffer(ctx, {
        ...input,
        first: isFirst,
        nextFreeSlot: isNextFreeSlot,
        again: isRepeat,
        offerId: input.offerId as OfferId,
        groupIds: input.groupIds as GroupId[],
        timeZone,
      }),
  }));

builder.mutationField("sendTestMessage", (t) =>
  t.fieldWithInput({
    type: DispatchNode,
    description: "Queues a text for the owner's own chat with their account; no plan counts it.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: {
      sessionId: t.input.id({ required: true, description: "ses_…" }),
      text: t.input.string({ required: true, description: "Up to 1,000 characters." }),
    },
    resolve: (_, { input }, ctx) =>
      sendTestMessage(ctx, { sessionId: input.sessionId as SessionId, text: input.text }),
  }));

builder.mutationField("pauseSending", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Holds back what is queued; a message that is on its way still arrives.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: { sessionId: t.input.id({ description: "Of this session only: ses_…" }) },
    resolve: (_, { input }, ctx) =>
      pauseSending(ctx, { sessionId: input.sessionId as SessionId | null | undefined }),
  }));

builder.mutationField("resumeSending", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Lets the queue go on where it stopped.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: { sessionId: t.input.id({ description: "Of this session only: ses_…" }) },
    resolve: (_, { input }, ctx) =>
      resumeSending(ctx, { sessionId: input.sessionId as SessionId | null | undefined }),
  }));

const CanceledDispatches = dispatchList(
  "CanceledDispatches",
  "Messages that were taken out of the queue.",
);

builder.mutationField("cancelDispatches", (t) =>
  t.fieldWithInput({
    type: CanceledDispatches,
    description:
      "Takes queued messages out: those that all of what is given here says. At least one of it.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: {
      ids: t.input.idList({ description: "These: dsp_…" }),
      offerId: t.input.id({ description: "Those of this offer: ofr_…" }),
      sessionId: t.input.id({ description: "Those of this session: ses_…" }),
    },
    resolve: (_, { input }, ctx) =>
      cancelDispatches(ctx, {
        dispatchIds: input.ids as DispatchId[] | null | undefined,
        offerId: input.offerId as OfferId | null | undefined,
        sessionId: input.sessionId as SessionId | null | undefined,
      }),
  }));

builder.mutationField("retryDispatch", (t) =>
  t.fieldWithInput({
    type: DispatchNode,
    description: "Queues a message again that failed, expired or was canceled.",
    authScopes: { may: "dispatch.send" },
    errors: { types: [LimitReached] },
    input: {
      id: t.input.id({ required: true, description: "dsp_…" }),
      isUnpaidConfirmed: t.input.boolean({
        description:
          "The person confirms that the offer's link does not pay them; see `sendOffer`.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      retryDispatch(ctx, {
        id: input.id as DispatchId,
        isUnpaidConfirmed: input.isUnpaidConfirmed,
      }),
  }));

builder.mutationField("resolveDispatch", (t) =>
  t.fieldWithInput({
    type: DispatchNode,
    description: "Ends a doubt by what a person saw in the group: sent, or queued again.",
    authScopes: { may: "dispatch.send" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "dsp_…" }),
      hasArrived: t.input.boolean({ required: true, description: "Whether the message is there." }),
      isUnpaidConfirmed: t.input.boolean({
        description:
          "The person confirms to send it again though its link does not pay them; see `sendOffer`.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      resolveDispatch(ctx, {
        id: input.id as DispatchId,
        arrived: input.hasArrived,
        isUnpaidConfirmed: input.isUnpaidConfirmed,
      }),
  }));
