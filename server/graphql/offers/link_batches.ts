import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import { Failure, type FailureCode, sentences } from "../../core/errors.ts";
import type { DomainEvent } from "../../core/events.ts";
import { type BatchLinkId, isId, type LinkBatchId } from "../../core/ids.ts";
import { createLinkBatch } from "../../core/offers/batches/create_link_batch.ts";
import { removeLinkBatch } from "../../core/offers/batches/remove_link_batch.ts";
import {
  type BatchLink,
  type BatchLinkStatus as Status,
  type LinkBatch,
  listLinkBatches,
  loadBatchLinks,
  loadLinkBatches,
  MOST_LINKS,
} from "../../core/offers/batches/link_batch.ts";
import { retryBatchLinks } from "../../core/offers/batches/link_queue.ts";
import { builder, nullWhen, UserErrorCode } from "../builder.ts";
import { described } from "../described.ts";
import { OfferNode } from "./offer_node.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

const BatchLinkStatus = described<Status>("BatchLinkStatus", "How far a pasted link has come.", {
  WAITING: "Others are read before it.",
  READING: "Its page is being read.",
  DONE: "It became an offer.",
  FAILED: "It did not; `error` says why.",
});

const BatchLinkError = builder.objectRef<FailureCode>("BatchLinkError").implement({
  description: "Why a pasted link did not become an offer.",
  fields: (t) => ({
    code: t.field({
      type: UserErrorCode,
      description: "Stable, for programs.",
      resolve: (code) => code,
    }),
    message: t.string({
      description: "For people, in Portuguese.",
      resolve: (code) => sentences[code],
    }),
  }),
});

const BatchLinkType = builder.objectRef<BatchLink>("BatchLink").implement({
  description: "One of the links that a person pasted together.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "bln_…" }),
    position: t.exposeInt("position", { description: "Where in the paste, from 1." }),
    url: t.exposeString("url", { description: "As it was pasted, also where it is no link." }),
    status: t.expose("status", { type: BatchLinkStatus, description: "How far it has come." }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "What it became; null before, and once that was deleted.",
      resolve: ({ offerId }, _, ctx) =>
        offerId && OfferNode.getDataloader(ctx).load(offerId).catch(nullWhen("OFFER_NOT_FOUND")),
    }),
    error: t.field({
      type: BatchLinkError,
      nullable: true,
      description: "Why it failed.",
      resolve: ({ errorCode }) => errorCode,
    }),
  }),
});

const LinkBatchNode = builder.loadableNode("LinkBatch", {
  description: "Links that a person pasted together, each to become an offer.",
  authScopes: { may: "offer.see" },
  id: { resolve: (batch: LinkBatch) => batch.id, description: "bat_…" },
  load: (ids: LinkBatchId[], ctx: Context) => loadLinkBatches(ctx, ids),
  fields: (t) => ({
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was pasted." }),
    total: t.exposeInt("total", { description: "How many links it has." }),
    done: t.exposeInt("done", { description: "How many became offers." }),
    failed: t.exposeInt("failed", { description: "How many did not." }),
    links: t.loadableList({
      type: BatchLinkType,
      description: "All of them, up to 50, in the paste's order.",
      complexity: { field: 1, multiplier: MOST_LINKS },
      load: (ids: LinkBatchId[], ctx: Context) => loadBatchLinks(ctx, ids),
      resolve: ({ id }) => id,
    }),
  }),
});

builder.objectField(ViewerType, "linkBatches", (t) =>
  t.connection(
    {
      type: LinkBatchNode,
      description: "The links that they pasted together, newest first, for 30 days.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          async (page: ResolveCursorConnectionArgs) => {
            const ids = (await listLinkBatches(ctx, page)).map(({ id }) => id);
            return await LinkBatchNode.getDataloader(ctx).loadMany(ids) as LinkBatch[];
          },
        ),
    },
    { name: "LinkBatchConnection" },
    { name: "LinkBatchEdge" },
  ));

builder.mutationField("createLinkBatch", (t) =>
  t.fieldWithInput({
    type: LinkBatchNode,
    description:
      "Makes offers of 1 to 50 links in a pasted text, a few at a time: `linkBatchChanged` " +
      "follows the progress.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: {
      text: t.input.string({
        required: true,
        description: "Links, one a line or among other words, up to 50,000 characters.",
      }),
      key: t.input.id({
        description: "The caller's name for this request: the same key gives the same batch.",
      }),
    },
    resolve: (_, { input }, ctx) => createLinkBatch(ctx, input),
  }));

builder.mutationField("retryBatchLinks", (t) =>
  t.fieldWithInput({
    type: LinkBatchNode,
    description: "Reads links again that failed.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "bat_…" }),
      linkIds: t.input.idList({ description: "These: bln_…; left out: all that failed." }),
    },
    resolve: (_, { input }, ctx) =>
      retryBatchLinks(ctx, {
        batchId: input.id as LinkBatchId,
        linkIds: input.linkIds as BatchLinkId[] | null | undefined,
      }),
  }));

const RemovedLinkBatch = builder.objectRef<{ batchId: LinkBatchId }>("RemovedLinkBatch")
  .implement({
    description: "A batch that was put away.",
    fields: (t) => ({ linkBatchId: t.exposeID("batchId", { description: "Which one." }) }),
  });

builder.mutationField("removeLinkBatch", (t) =>
  t.fieldWithInput({
    type: RemovedLinkBatch,
    description:
      "Puts a batch away: what still waits in it is not read; the offers that it became stay.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "bat_…" }) },
    resolve: (_, { input }, ctx) => removeLinkBatch(ctx, { batchId: input.id as LinkBatchId }),
  }));

const LinkBatchChanged = changedPayload(
  "LinkBatchChanged",
  "One of a batch's links advanced, or the batch was removed.",
  {
    noun: "linkBatch",
    type: LinkBatchNode,
    load: (id: LinkBatchId, ctx) => LinkBatchNode.getDataloader(ctx).load(id),
    gone: "LINK_BATCH_NOT_FOUND",
  },
);

builder.subscriptionField("linkBatchChanged", (t) =>
  t.field({
    type: LinkBatchChanged,
    description: "The batch each time that one of its links has come further; null: dismissed.",
    authScopes: { may: "offer.see" },
    args: { id: t.arg.id({ required: true, description: "bat_…" }) },
    async subscribe(_root, { id }, ctx) {
      if (!isId("bat", id)) throw new Failure("LINK_BATCH_NOT_FOUND", ["id"]);
      await LinkBatchNode.getDataloader(ctx).load(id);
      return pipe(ctx.live(id), publishChanged(batchesOf));
    },
    resolve: (id) => ({ id }),
  }));

const batchesOf = (event: DomainEvent): LinkBatchId[] =>
  "linkBatchId" in event ? [event.linkBatchId] : [];
