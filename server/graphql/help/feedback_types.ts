import type { Context } from "../../core/context.ts";
import {
  type CannedAnswer,
  type Feedback,
  type FeedbackAnswer,
  type FeedbackKind as Kind,
  type FeedbackStatus as Status,
  type FeedbackTopicStatus as TopicStatus,
  screenshotPath,
} from "../../core/help/feedback/feedback.ts";
import { loadTopics } from "../../core/help/feedback/topics.ts";
import { Failure } from "../../core/errors.ts";
import type { FeedbackTopicId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { UserNode } from "../users/user.ts";

export const FeedbackKindEnum = described<Kind>(
  "FeedbackKind",
  "What a person writes to those who run the site.",
  {
    PROBLEM: "Something does not work.",
    IDEA: "Something could be better.",
    QUESTION: "They do not know how.",
  },
);

export const FeedbackStatusEnum = described<Status>(
  "FeedbackStatus",
  "How far an entry is; its topic has a status of its own.",
  {
    RECEIVED: "It waits for an admin.",
    ANSWERED: "It was answered.",
    CLOSED: "It was joined to a topic, or needs no answer.",
  },
);

export const TopicStatusEnum = described<TopicStatus>(
  "FeedbackTopicStatus",
  "What becomes of a topic.",
  {
    PLANNED: "It is to be done.",
    DOING: "It is being done.",
    DONE: "It is done.",
    DECLINED: "It is not going to be done.",
  },
);

export const TopicType = builder.loadableObject("FeedbackTopic", {
  description: "What several people wrote about, in an admin's words.",
  load: async (ids: FeedbackTopicId[], ctx: Context) => {
    const topics = await loadTopics(ctx, ids);
    return ids.map((id) => topics.get(id) ?? new Failure("FEEDBACK_TOPIC_NOT_FOUND"));
  },
  fields: (t) => ({
    id: t.exposeID("id", { description: "top_…" }),
    title: t.exposeString("title", { description: "It, in a few words." }),
    summary: t.exposeString("summary", { description: "It, in a sentence; may be empty." }),
    status: t.expose("status", { type: TopicStatusEnum, description: "What becomes of it." }),
    isPublic: t.exposeBoolean("isPublic", {
      description: "Whether the public road map has it, unless it is declined.",
    }),
    votes: t.exposeInt("votes", { description: "People who want it." }),
    isVoted: t.exposeBoolean("isVoted", { description: "Whether the viewer is one of them." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

const AnswerType = builder.objectRef<FeedbackAnswer>("FeedbackAnswer").implement({
  description: "What an admin answered.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "fan_…" }),
    text: t.exposeString("text", { description: "Their words." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When." }),
  }),
});

export const FeedbackType = builder.objectRef<Feedback>("Feedback").implement({
  description: "What a person wrote to those who run the site, with what their page attached.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "fdb_…" }),
    kind: t.expose("kind", { type: FeedbackKindEnum, description: "What it is." }),
    text: t.exposeString("text", { description: "Their words." }),
    status: t.expose("status", { type: FeedbackStatusEnum, description: "How far it is." }),
    topic: t.field({
      type: TopicType,
      nullable: true,
      description: "What it was joined to, with others of the same; null: nothing.",
      resolve: ({ topicId }) => topicId,
    }),
    answers: t.field({
      type: [AnswerType],
      description: "What was answered, oldest first; up to 20.",
      complexity: { field: 1, multiplier: 5 },
      resolve: ({ answers }) => [...answers],
    }),
    page: t.exposeString("page", {
      nullable: true,
      description: "The path of the screen that it is about; null: about none.",
    }),
    webVersion: t.exposeString("webVersion", {
      nullable: true,
      description: "The build that their page ran; null: unknown.",
    }),
    serverVersion: t.exposeString("serverVersion", {
      description: "The build and Deno's version that served them.",
    }),
    device: t.exposeString("device", {
      nullable: true,
      description: "Their browser and the size of its window; null: unknown.",
    }),
    screenshotUrl: t.string({
      nullable: true,
      description: "The path of the screenshot, a JPEG; null: none, or it is no longer kept.",
      resolve: ({ screenshotId }) => screenshotId && screenshotPath(screenshotId),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When they sent it." }),
    author: t.field({
      type: UserNode,
      description: "Who wrote it; for admins.",
      authScopes: { may: "feedback.manage" },
      resolve: ({ userId }) => userId,
    }),
    assignee: t.field({
      type: UserNode,
      nullable: true,
      description: "The admin who deals with it; null: nobody. For admins.",
      authScopes: { may: "feedback.manage" },
      resolve: ({ assigneeId }) => assigneeId,
    }),
  }),
});

export const CannedAnswerType = builder.objectRef<CannedAnswer>("CannedAnswer").implement({
  description: "An answer that admins use again.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "can_…" }),
    title: t.exposeString("title", { description: "By which admins find it." }),
    text: t.exposeString("text", { description: "What it says." }),
  }),
});
