import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import type { DomainEvent } from "../../core/events.ts";
import { type DispatchId, isId, type OfferId } from "../../core/ids.ts";
import type { DispatchStatus as Status } from "../../core/delivery/queue/dispatch.ts";
import {
  listDispatches,
  listOccasion,
  listOfferDispatches,
  type QueueTally,
  type Tally,
  tallyDispatches,
  tallyQueue,
} from "../../core/delivery/queue/list_dispatches.ts";
import { suggestGroups } from "../../core/delivery/queue/suggest_groups.ts";
import { builder } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { DispatchStatus } from "./dispatch_enums.ts";
import { DispatchNode } from "./dispatch_node.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { SINCE } from "../resumable.ts";
import { ViewerType } from "../users/viewer.ts";

const DispatchEdge = builder.edgeObject({ type: DispatchNode, name: "DispatchEdge" });
const DispatchConnection = builder.connectionObject(
  { type: DispatchNode, name: "DispatchConnection" },
  DispatchEdge,
);

const inPages = { defaultSize: 20, maxSize: 100, toCursor: ({ id }: { id: DispatchId }) => id };

builder.objectField(ViewerType, "dispatches", (t) =>
  t.connection(
    {
      type: DispatchNode,
      description: "Their messages to groups, newest first.",
      complexity: ({ first, last }) => ({ field: 20, multiplier: first ?? last ?? 20 }),
      args: {
        statuses: t.arg({ type: [DispatchStatus], description: "Only those: any of these." }),
        sessionId: t.arg.id({ description: "Only those of this session: ses_…" }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) =>
            listDispatches(ctx, { ...args, status: args.statuses }, page),
        ),
    },
    DispatchConnection,
    DispatchEdge,
  ));

builder.objectField(OfferNode, "dispatches", (t) =>
  t.connection(
    {
      type: DispatchNode,
      description: "Its messages to groups, newest first.",
      complexity: ({ first, last }) => ({ field: 20, multiplier: first ?? last ?? 20 }),
      resolve: (offer, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) => listOfferDispatches(ctx, offer.id, page),
        ),
    },
    DispatchConnection,
    DispatchEdge,
  ));

const QueueTallyType = builder.objectRef<QueueTally>("QueueTally").implement({
  description: "How many of a person's messages are not done.",
  fields: (t) => ({
    waiting: t.exposeInt("waiting", {
      description: "They wait for their turn, or are on their way.",
    }),
    uncertain: t.exposeInt("uncertain", { description: "They may have been sent." }),
    notSent: t.exposeInt("notSent", { description: "They were not sent, or not in time." }),
  }),
});

builder.objectField(ViewerType, "queueTally", (t) =>
  t.field({
    type: QueueTallyType,
    description: "How many of their messages wait, are in doubt, or were not sent.",
    resolve: (_user, _args, ctx) => tallyQueue(ctx),
  }));

const DispatchTally = builder.objectRef<Tally>("DispatchTally").implement({
  description: "How many of an offer's messages stand where.",
  fields: (t) => {
    const count = (status: Status, description: string) =>
      t.int({ description, resolve: (tally) => tally[status] });
    return {
      queued: count("QUEUED", "They wait for their turn."),
      sending: count("SENDING", "They are on their way this moment."),
      sent: count("SENT", "The messenger took them."),
      failed: count("FAILED", "They were not sent."),
      uncertain: count("UNCERTAIN", "They may have been sent."),
      expired: count("EXPIRED", "They were not sent: too late."),
      canceled: count("CANCELED", "They were taken out of the queue."),
      total: t.int({
        description: "All of them.",
        resolve: (tally) => Object.values(tally).reduce((sum, n) => sum + n, 0),
      }),
    };
  },
});

builder.objectField(OfferNode, "dispatchTally", (t) =>
  t.loadable({
    type: DispatchTally,
    description: "How many of its messages stand where.",
    load: (ids: OfferId[], ctx) => tallyDispatches(ctx, ids),
    resolve: ({ id }) => id,
  }));

builder.objectField(OfferNode, "suggestedGroupIds", (t) =>
  t.loadableList({
    type: "ID",
    nullable: false,
    description:
      "The groups (grp_…) of the person's latest sending of any offer that neither have this one " +
      "nor wait for it.",
    load: (ids: OfferId[], ctx: Context) => suggestGroups(ctx, ids),
    resolve: ({ id }) => id,
  }));

builder.subscriptionField("dispatchChanged", (t) =>
  t.field({
    type: DispatchNode,
    description:
      "Each message of this offer that was queued, or that anything happened to; those of all offers: queueChanged.",
    authScopes: { may: "dispatch.see" },
    args: { offerId: t.arg.id({ required: true, description: "ofr_…" }) },
    async subscribe(_root, { offerId }, ctx) {
      if (!isId("ofr", offerId)) throw new Failure("OFFER_NOT_FOUND", ["offerId"]);
      await OfferNode.getDataloader(ctx).load(offerId);
      return pipe(
        ctx.live(offerId),
        publishChanged((event: DomainEvent) => dispatchesOf(event, ctx)),
      );
    },
    resolve: (id) => id,
  }));

const QueueChanged = changedPayload(
  "QueueChanged",
  "One of the viewer's messages was queued or changed.",
  {
    noun: "dispatch",
    type: DispatchNode,
    load: (id: DispatchId, ctx) => DispatchNode.getDataloader(ctx).load(id),
    gone: "DISPATCH_NOT_FOUND",
    isResumable: true,
  },
);

builder.subscriptionField("queueChanged", (t) =>
  t.field({
    type: QueueChanged,
    description: "Each of the viewer's messages that was queued, or that anything happened to.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("dispatch.see", dispatchesOf),
    resolve: (change) => change,
  }));

const dispatchesOf = (event: DomainEvent, ctx: Context): DispatchId[] | Promise<DispatchId[]> =>
  event.name === "offer.queued" || event.name === "campaignText.queued"
    ? listOccasion(ctx, event)
    : event.name === "dispatches.delivered"
    ? [...event.dispatchIds]
    : "dispatchId" in event
    ? [event.dispatchId]
    : [];
