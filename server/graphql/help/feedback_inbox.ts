import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { Repeater } from "@repeaterjs/repeater";
import { pipe } from "graphql-yoga";
import type { Context } from "../../core/context.ts";
import {
  answerFeedback,
  listAssignees,
  updateFeedback,
} from "../../core/help/feedback/answer_feedback.ts";
import {
  createCannedAnswer,
  listCannedAnswers,
  MOST_CANNED,
  removeCannedAnswer,
  updateCannedAnswer,
} from "../../core/help/feedback/canned_answers.ts";
import { findFeedback, listFeedbacks } from "../../core/help/feedback/list_feedbacks.ts";
import {
  createTopic,
  joinFeedback,
  listTopics,
  MOST_TOPICS,
  updateTopic,
} from "../../core/help/feedback/topics.ts";
import type { DomainEvent, EventName } from "../../core/events.ts";
import type { FeedbackId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { UserNode } from "../users/user.ts";
import {
  CannedAnswerType,
  FeedbackKindEnum,
  FeedbackStatusEnum,
  FeedbackType,
  TopicStatusEnum,
  TopicType,
} from "./feedback_types.ts";

builder.queryFields((t) => ({
  feedbacks: t.connection(
    {
      type: FeedbackType,
      description: "What people wrote to those who run the site, newest first; for admins.",
      authScopes: { may: "feedback.manage" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in the text, all of them." }),
        kind: t.arg({ type: FeedbackKindEnum, description: "Only these." }),
        status: t.arg({ type: FeedbackStatusEnum, description: "Only those that are so far." }),
        assigneeId: t.arg.id({ description: "Only those with which this admin deals." }),
        topicId: t.arg.id({ description: "Only those that were joined to this topic." }),
      },
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listFeedbacks(ctx, args, page),
        ),
    },
    { name: "FeedbackConnection" },
    { name: "FeedbackEdge" },
  ),
  feedback: t.field({
    type: FeedbackType,
    nullable: true,
    description: "An entry; null: it is gone. For admins.",
    authScopes: { may: "feedback.manage" },
    args: { id: t.arg.id({ required: true, description: "fdb_…" }) },
    resolve: (_root, { id }, ctx) => findFeedback(ctx, id),
  }),
  feedbackTopics: t.field({
    type: [TopicType],
    description: "All topics, those that changed last first, up to 200; for admins.",
    authScopes: { may: "feedback.manage" },
    complexity: { field: 1, multiplier: MOST_TOPICS },
    resolve: (_root, _args, ctx) => listTopics(ctx),
  }),
  feedbackAssignees: t.field({
    type: [UserNode],
    description: "Who may deal with entries: the admins, up to 50. For admins.",
    authScopes: { may: "feedback.manage" },
    complexity: { field: 1, multiplier: 50 },
    resolve: (_root, _args, ctx) => listAssignees(ctx),
  }),
  cannedAnswers: t.field({
    type: [CannedAnswerType],
    description: "The answers that admins use again, by title, up to 50; for admins.",
    authScopes: { may: "feedback.manage" },
    complexity: { field: 1, multiplier: MOST_CANNED },
    resolve: (_root, _args, ctx) => listCannedAnswers(ctx),
  }),
}));

const RemovedCannedAnswer = builder.objectRef<{ cannedAnswerId: string }>("RemovedCannedAnswer")
  .implement({
    description: "A canned answer that is gone.",
    fields: (t) => ({
      cannedAnswerId: t.exposeID("cannedAnswerId", { description: "Which one." }),
    }),
  });

const FeedbackChanged = changedPayload("FeedbackChanged", "An entry is new, or was dealt with.", {
  noun: "feedback",
  type: FeedbackType,
  load: (id: string, ctx) => findFeedback(ctx, id),
  gone: "FEEDBACK_NOT_FOUND",
});

/** The events of an entry. */
const changes = [
  "feedback.created",
  "feedback.answered",
  "feedback.updated",
  "feedback.advanced",
] as const satisfies readonly EventName[];

builder.subscriptionField("feedbackChanged", (t) =>
  t.field({
    type: FeedbackChanged,
    description: "Each entry that is new, or was dealt with; for admins.",
    authScopes: { may: "feedback.manage" },
    subscribe: (_root, _args, ctx) =>
      pipe(Repeater.merge(changes.map((name) => ctx.live(name))), publishChanged(feedbacksOf)),
    resolve: (id) => ({ id }),
  }));

const feedbacksOf = (event: DomainEvent) => "feedbackId" in event ? [event.feedbackId] : [];

const found = async (ctx: Context, id: FeedbackId) => (await findFeedback(ctx, id))!;

const entry = { required: true, description: "fdb_…" } as const;

builder.mutationFields((t) => ({
  answerFeedback: t.fieldWithInput({
    type: FeedbackType,
    description: "Answers a person, by the bell, by e-mail and beside their entry.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      id: t.input.id(entry),
      text: t.input.string({ required: true, description: "1 to 4,000 characters." }),
    },
    resolve: async (_root, { input }, ctx) => await found(ctx, await answerFeedback(ctx, input)),
  }),
  updateFeedback: t.fieldWithInput({
    type: FeedbackType,
    description: "Says how far an entry is, and who deals with it.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      id: t.input.id(entry),
      status: t.input.field({ type: FeedbackStatusEnum, description: "Left out: it stays." }),
      assigneeId: t.input.id({ description: "An admin; null: nobody. Left out: it stays." }),
    },
    resolve: async (_root, { input }, ctx) => await found(ctx, await updateFeedback(ctx, input)),
  }),
  joinFeedback: t.fieldWithInput({
    type: FeedbackType,
    description: "Joins an entry to a topic, with others of the same; its person votes for it.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      id: t.input.id(entry),
      topicId: t.input.id({ description: "top_…; null or left out: takes it out of its topic." }),
    },
    resolve: async (_root, { input: { id, topicId } }, ctx) =>
      await found(ctx, await joinFeedback(ctx, { id, topicId: topicId ?? null })),
  }),
  createFeedbackTopic: t.fieldWithInput({
    type: TopicType,
    description: "Makes a topic for entries of the same.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      title: t.input.string({ required: true, description: "1 to 80 characters." }),
      summary: t.input.string({ description: "Up to 300 characters." }),
      status: t.input.field({
        type: TopicStatusEnum,
        required: true,
        description: "What becomes of it.",
      }),
      isPublic: t.input.boolean({ required: true, description: "Whether the road map has it." }),
    },
    resolve: (_root, { input }, ctx) =>
      createTopic(ctx, { ...input, summary: input.summary ?? "" }),
  }),
  updateFeedbackTopic: t.fieldWithInput({
    type: TopicType,
    description: "Changes a topic; a new status is notified to all who wrote about it.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "top_…" }),
      title: t.input.string({ description: "1 to 80 characters; left out: it stays." }),
      summary: t.input.string({ description: "Up to 300 characters; left out: it stays." }),
      status: t.input.field({ type: TopicStatusEnum, description: "Left out: it stays." }),
      isPublic: t.input.boolean({ description: "Left out: it stays." }),
    },
    resolve: (_root, { input }, ctx) => updateTopic(ctx, input),
  }),
  createCannedAnswer: t.fieldWithInput({
    type: CannedAnswerType,
    description: "Stores an answer to use again; up to 50.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      title: t.input.string({ required: true, description: "1 to 80 characters." }),
      text: t.input.string({ required: true, description: "1 to 4,000 characters." }),
    },
    resolve: (_root, { input }, ctx) => createCannedAnswer(ctx, input),
  }),
  updateCannedAnswer: t.fieldWithInput({
    type: CannedAnswerType,
    description: "Changes an answer to use again.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "can_…" }),
      title: t.input.string({ required: true, description: "1 to 80 characters." }),
      text: t.input.string({ required: true, description: "1 to 4,000 characters." }),
    },
    resolve: (_root, { input }, ctx) => updateCannedAnswer(ctx, input),
  }),
  removeCannedAnswer: t.fieldWithInput({
    type: RemovedCannedAnswer,
    description: "Removes an answer to use again, for good.",
    authScopes: { may: "feedback.manage" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "can_…" }) },
    resolve: async (_root, { input }, ctx) => ({
      cannedAnswerId: await removeCannedAnswer(ctx, input),
    }),
  }),
}));
