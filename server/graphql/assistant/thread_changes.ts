import { type AnswerGrowth, followAnswer } from "../../core/assistant/chat/follow_answer.ts";
import type { ThreadId, ThreadMessageId } from "../../core/ids.ts";
import { builder, nullWhen } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { changedPayload } from "../publish_changed.ts";
import { ThreadMessageNode, ThreadNode } from "./thread_node.ts";

const ThreadMessageChanged = builder.objectRef<AnswerGrowth>("ThreadMessageChanged").implement({
  description: "What an answer gained.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "Which answer." }),
    draw: t.exposeInt("draw", {
      description: "Of which drawing `text` is; text of an earlier one no longer holds.",
    }),
    offset: t.exposeInt("offset", {
      description: "Where `text` stands in the drawing, in UTF-16 code units.",
    }),
    text: t.exposeString("text", { description: "What was added." }),
    threadMessage: t.field({
      type: ThreadMessageNode,
      nullable: true,
      description: "The answer, once it has ended; null before, and when it is gone.",
      resolve: ({ id, isOver }, _args, ctx) =>
        isOver
          ? ThreadMessageNode.getDataloader(ctx).load(id)
            .catch(nullWhen("THREAD_MESSAGE_NOT_FOUND"))
          : null,
    }),
  }),
});

builder.subscriptionField("threadMessageChanged", (t) =>
  t.field({
    type: ThreadMessageChanged,
    description:
      "An answer while it is written, until it has ended. After a lost connection, `draw` and " +
      "`offset` of what was received last continue it without repeating or skipping text.",
    authScopes: { may: "thread.see" },
    args: {
      id: t.arg.id({ required: true, description: "The answer, tms_…" }),
      draw: t.arg.int({ description: "The drawing that was received; 0 if not said." }),
      offset: t.arg.int({ description: "How much of it was received; 0 if not said." }),
    },
    subscribe: (_root, { id, draw, offset }, ctx) =>
      followAnswer(ctx, {
        id: id as ThreadMessageId,
        draw: draw ?? 0,
        offset: Math.max(0, offset ?? 0),
      }),
    resolve: (growth) => growth,
  }));

const ThreadChanged = changedPayload(
  "ThreadChanged",
  "Something happened in one of the viewer's conversations with the assistant.",
  {
    noun: "thread",
    type: ThreadNode,
    load: (id: ThreadId, ctx) => ThreadNode.getDataloader(ctx).load(id),
    gone: "THREAD_NOT_FOUND",
  },
);

builder.subscriptionField("threadChanged", (t) =>
  t.field({
    type: ThreadChanged,
    description:
      "Each change of one of the viewer's conversations: a prompt, an answer that begins or ends, a " +
      "proposal that was answered, deleted, restored. `threadMessageChanged` has the text of an " +
      "answer while it is written.",
    ...ownChanges("thread.see", (event) => event.name === "thread.changed" ? [event.threadId] : []),
    resolve: (id) => ({ id }),
  }));
