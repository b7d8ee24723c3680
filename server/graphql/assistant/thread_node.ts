import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { loadProposalsOf } from "../../core/assistant/chat/proposals/answer_proposals.ts";
import {
  type AnswerStatus as Status,
  answerStatusAt,
  type Fact,
  type Thread,
  type ThreadMessage,
  type ThreadRole as Role,
} from "../../core/assistant/chat/thread.ts";
import {
  type ListedThread,
  listThreads,
  loadMessages,
  loadMessagesOf,
  loadSent,
  loadThreads,
} from "../../core/assistant/chat/threads.ts";
import type { Context } from "../../core/context.ts";
import { sentences } from "../../core/errors.ts";
import type { ThreadId, ThreadMessageId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";
import { ProposalNode } from "./proposal_node.ts";

const ThreadRole = described<Role>("ThreadRole", "Who wrote a message of a thread.", {
  PERSON: "The viewer.",
  ASSISTANT: "The assistant.",
});

const AnswerStatus = described<Status>("AnswerStatus", "How an answer of the assistant stands.", {
  WRITING: "It is being written.",
  DONE: "It is whole; so is what a person wrote.",
  STOPPED: "Its person stopped it.",
  INTERRUPTED: "What wrote it ended, or its time was over. It can be retried.",
  FAILED: "It could not be written: `failure` says why.",
});

export const FactType = builder.objectRef<Fact>("AssistantFact").implement({
  description: "A value of the product that an answer could quote, written by the product.",
  fields: (t) => ({
    label: t.exposeString("label", { description: "What it is, in Portuguese." }),
    text: t.exposeString("text", { description: "The value as it is shown." }),
    path: t.exposeString("path", {
      nullable: true,
      description: "The screen that shows it; null: none does.",
    }),
  }),
});

export const ThreadMessageNode = builder.loadableNode("ThreadMessage", {
  description: "What the viewer wrote to the assistant, or what it answered.",
  authScopes: { may: "thread.see" },
  id: { resolve: ({ id }: ThreadMessage) => id, description: "tms_…" },
  load: (ids: ThreadMessageId[], ctx: Context) => loadMessages(ctx, ids),
  fields: (t) => ({
    parentId: t.exposeID("parentId", {
      nullable: true,
      description:
        "The message that it follows; those with one parent are branches. Null: the first.",
    }),
    role: t.expose("role", { type: ThreadRole, description: "Who wrote it." }),
    status: t.field({
      type: AnswerStatus,
      description: "How it stands.",
      resolve: (message, _args, { now }) => answerStatusAt(message, now),
    }),
    text: t.exposeString("text", { description: "The text, with the values of its facts." }),
    draw: t.exposeInt("draw", {
      description: "How many times it began anew, for `threadMessageChanged`.",
    }),
    failure: t.string({
      nullable: true,
      description:
        "Why it failed or was cut short, in Portuguese; null: it did not, or nobody knows.",
      resolve: ({ failureCode }) => failureCode && sentences[failureCode],
    }),
    facts: t.field({
      type: [FactType],
      description: "What its tools read, in their order.",
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ facts }) => [...facts],
    }),
    proposals: t.loadableList({
      type: ProposalNode,
      description: "What it proposes.",
      complexity: { field: 1, multiplier: 1 }, // most answers have none
      load: (ids: ThreadMessageId[], ctx) => loadProposalsOf(ctx, ids),
      resolve: ({ id }) => id,
    }),
    sentToProvider: t.string({
      nullable: true,
      description: "What was sent to the language model's provider for it, as JSON; null: nothing.",
      complexity: 10,
      resolve: ({ id }, _args, ctx) => loadSent(ctx, id),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it began." }),
  }),
});

export const ThreadNode = builder.loadableNode("Thread", {
  description: "A conversation of the viewer with the assistant.",
  authScopes: { may: "thread.see" },
  id: { resolve: ({ id }: Thread) => id, description: "thr_…" },
  load: (ids: ThreadId[], ctx: Context) => loadThreads(ctx, ids),
  fields: (t) => ({
    title: t.exposeString("title", { description: "The beginning of its first message." }),
    messages: t.loadableList({
      type: ThreadMessageNode,
      description: "All messages, oldest first, at most 200; `parentId` makes them a tree.",
      complexity: { field: 5, multiplier: 20 }, // a usual thread; it ends at 200
      load: (ids: ThreadId[], ctx) => loadMessagesOf(ctx, ids),
      resolve: ({ id }) => id,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it began." }),
    updatedAt: t.expose("updatedAt", {
      type: "DateTime",
      description: "When something was last said in it.",
    }),
  }),
});

builder.objectField(ViewerType, "threads", (t) =>
  t.connection(
    {
      type: ThreadNode,
      description: "Their conversations with the assistant, those that changed last first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: { search: t.arg.string({ description: "Words, all of which were said in it." }) },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (thread) => thread.id },
          (page: ResolveCursorConnectionArgs) => listThreads(ctx, args.search, page),
        ),
    },
    { name: "ThreadConnection" },
    {
      name: "ThreadEdge",
      fields: (t) => ({
        foundMessageId: t.id({
          nullable: true,
          description: "The message that the search found, tms_…; null: nothing was searched.",
          resolve: ({ node }) => (node as ListedThread | null)?.foundMessageId,
        }),
      }),
    },
  ));
