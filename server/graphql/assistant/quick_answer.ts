import {
  type QuickAnswer,
  quickAnswer,
  type QuickAnswerKind as Kind,
} from "../../core/assistant/chat/quick_answer.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";
import { FactType } from "./thread_node.ts";

const QuickAnswerKind = described<Kind>("QuickAnswerKind", "What is asked by a press.", {
  WEEK: "How the last seven days went.",
  SENDING: "Why an offer went, waits or did not go.",
});

const QuickAnswerType = builder.objectRef<QuickAnswer>("QuickAnswer").implement({
  description: "An answer that the product's rules give, without a language model.",
  fields: (t) => ({
    sentences: t.stringList({
      description: "The answer, in Portuguese.",
      resolve: ({ sentences }) => [...sentences],
    }),
    facts: t.field({
      type: [FactType],
      description: "The values it is of.",
      resolve: ({ facts }) => [...facts],
    }),
  }),
});

builder.objectField(ViewerType, "quickAnswer", (t) =>
  t.field({
    type: QuickAnswerType,
    nullable: true, // where it fails, the viewer stays
    description: "An answer by the assistant's tools, without a language model; null: it failed.",
    authScopes: { may: "thread.see" },
    complexity: 20,
    args: {
      kind: t.arg({ type: QuickAnswerKind, required: true, description: "What is asked." }),
      offerId: t.arg.id({ description: "Of SENDING: which offer, ofr_…" }),
    },
    resolve: (_user, { kind, offerId }, ctx) => quickAnswer(ctx, { kind, offerId }),
  }));
