import {
  acceptProposal,
  dismissProposal,
  editProposal,
} from "../../core/assistant/chat/proposals/answer_proposals.ts";
import {
  retryAnswer,
  sendPrompt,
  type SentPrompt as Sent,
  stopAnswer,
} from "../../core/assistant/chat/send_prompt.ts";
import { deleteThread, restoreThread } from "../../core/assistant/chat/threads.ts";
import type { ProposalId, ThreadId, ThreadMessageId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import { ProposalNode } from "./proposal_node.ts";
import { ThreadMessageNode, ThreadNode } from "./thread_node.ts";

const SentPrompt = builder.objectRef<Sent>("SentPrompt").implement({
  description: "A prompt, and the answer that `threadMessageChanged` follows.",
  fields: (t) => ({
    thread: t.field({
      type: ThreadNode,
      description: "The thread, a new one where none was named.",
      resolve: ({ thread }) => thread,
    }),
    prompt: t.field({
      type: ThreadMessageNode,
      description: "What was asked.",
      resolve: ({ prompt }) => prompt,
    }),
    answer: t.field({
      type: ThreadMessageNode,
      description: "The answer, as far as it is written.",
      resolve: ({ answer }) => answer,
    }),
    viewer: t.field({
      type: ViewerType,
      description: "The viewer, who has a prompt less.",
      resolve: ({ prompt }) => prompt.userId,
    }),
  }),
});

builder.mutationField("sendPrompt", (t) =>
  t.fieldWithInput({
    type: SentPrompt,
    description: "Asks the assistant, which answers in the background. One answer at a time.",
    authScopes: { may: "thread.edit" },
    errors: {},
    input: {
      threadId: t.input.id({ description: "thr_…; left out: a new thread." }),
      parentId: t.input.id({
        description:
          "The answer that it follows (tms_…); left out: it begins the thread, or a branch at its " +
          "beginning.",
      }),
      text: t.input.string({ required: true, description: "Up to 4,000 characters." }),
      key: t.input.string({
        description: "An idempotency key of up to 100 characters: the same key asks once.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      sendPrompt(ctx, {
        ...input,
        threadId: input.threadId as ThreadId | null | undefined,
        parentId: input.parentId as ThreadMessageId | null | undefined,
      }),
  }));

builder.mutationField("retryAnswer", (t) =>
  t.fieldWithInput({
    type: SentPrompt,
    description: "Answers the same prompt once more, in a branch beside the earlier answer.",
    authScopes: { may: "thread.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "The earlier answer, tms_…" }) },
    resolve: (_, { input }, ctx) => retryAnswer(ctx, { id: input.id as ThreadMessageId }),
  }));

builder.mutationField("stopAnswer", (t) =>
  t.fieldWithInput({
    type: ThreadMessageNode,
    description: "Stops an answer that is being written; what is there stays.",
    authScopes: { may: "thread.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "tms_…" }) },
    resolve: (_, { input }, ctx) => stopAnswer(ctx, { id: input.id as ThreadMessageId }),
  }));

type Deleted = Awaited<ReturnType<typeof deleteThread>>;

const DeletedThread = builder.objectRef<Deleted>("DeletedThread").implement({
  description: "A thread that was deleted.",
  fields: (t) => ({
    threadId: t.exposeID("threadId", { description: "thr_…" }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when it can be restored.",
    }),
  }),
});

const whichThread = { required: true, description: "thr_…" } as const;

builder.mutationField("deleteThread", (t) =>
  t.fieldWithInput({
    type: DeletedThread,
    description: "Deletes a conversation; it can be restored for a week.",
    authScopes: { may: "thread.edit" },
    errors: {},
    input: { id: t.input.id(whichThread) },
    resolve: (_, { input }, ctx) => deleteThread(ctx, { id: input.id as ThreadId }),
  }));

builder.mutationField("restoreThread", (t) =>
  t.fieldWithInput({
    type: ThreadNode,
    description: "Restores a deleted conversation.",
    authScopes: { may: "thread.edit" },
    errors: {},
    input: { id: t.input.id(whichThread) },
    resolve: (_, { input }, ctx) => restoreThread(ctx, { id: input.id as ThreadId }),
  }));

const whichProposal = { required: true, description: "prp_…" } as const;

builder.mutationField("acceptProposal", (t) =>
  t.fieldWithInput({
    type: ProposalNode,
    description:
      "Does what was proposed, once, however often it is called. A key needs the scope of what it " +
      "does, too.",
    authScopes: { may: "proposal.answer" },
    errors: {},
    input: { id: t.input.id(whichProposal) },
    resolve: (_, { input }, ctx) => acceptProposal(ctx, { id: input.id as ProposalId }),
  }));

builder.mutationField("dismissProposal", (t) =>
  t.fieldWithInput({
    type: ProposalNode,
    description: "Puts a proposal aside: it cannot be accepted any more.",
    authScopes: { may: "proposal.answer" },
    errors: {},
    input: { id: t.input.id(whichProposal) },
    resolve: (_, { input }, ctx) => dismissProposal(ctx, { id: input.id as ProposalId }),
  }));

builder.mutationField("editProposal", (t) =>
  t.fieldWithInput({
    type: ProposalNode,
    description: "Marks a proposal that is continued in an editor, which saves it by itself.",
    authScopes: { may: "proposal.answer" },
    errors: {},
    input: { id: t.input.id(whichProposal) },
    resolve: (_, { input }, ctx) => editProposal(ctx, { id: input.id as ProposalId }),
  }));
