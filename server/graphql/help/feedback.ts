import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { createFeedback } from "../../core/help/feedback/create_feedback.ts";
import { findOwnFeedback, listOwnFeedbacks } from "../../core/help/feedback/list_feedbacks.ts";
import { loadRoadMap, MOST_TOPICS, voteForTopic } from "../../core/help/feedback/topics.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import { FeedbackKindEnum, FeedbackType, TopicType } from "./feedback_types.ts";

builder.objectField(ViewerType, "feedbacks", (t) =>
  t.connection(
    {
      type: FeedbackType,
      description: "What they wrote to those who run the site, newest first.",
      authScopes: { may: "feedback.see" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_viewer, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listOwnFeedbacks(ctx, page),
        ),
    },
    { name: "ViewerFeedbackConnection" },
    { name: "ViewerFeedbackEdge" },
  ));

builder.queryField("roadMap", (t) =>
  t.field({
    type: [TopicType],
    description: "What was accepted and is public, the most wanted first; up to 200.",
    authScopes: { may: "roadMap.see" },
    complexity: { field: 1, multiplier: MOST_TOPICS },
    resolve: (_root, _args, ctx) => loadRoadMap(ctx),
  }));

builder.mutationFields((t) => ({
  createFeedback: t.fieldWithInput({
    type: FeedbackType,
    description: "Writes to those who run the site.",
    authScopes: { may: "feedback.create" },
    errors: {},
    input: {
      kind: t.input.field({ type: FeedbackKindEnum, required: true, description: "What it is." }),
      text: t.input.string({ required: true, description: "10 to 4,000 characters." }),
      page: t.input.string({
        description: "The address of the screen that it is about; only its path is stored.",
      }),
      webVersion: t.input.string({ description: "The build that the page runs." }),
      device: t.input.string({ description: "The browser and the size of its window." }),
      screenshotId: t.input.id({
        description: "What `POST /api/feedbacks/screenshots` answered; left out: none.",
      }),
    },
    resolve: async (_root, { input }, ctx) =>
      await findOwnFeedback(ctx, await createFeedback(ctx, input)),
  }),
  voteForTopic: t.fieldWithInput({
    type: TopicType,
    description: "Says that the viewer wants a public topic, or no longer does.",
    authScopes: { may: "feedback.create" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "top_…" }),
      isVoted: t.input.boolean({ required: true, description: "False: takes the vote back." }),
    },
    resolve: (_root, { input }, ctx) => voteForTopic(ctx, input),
  }),
}));
