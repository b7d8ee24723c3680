import {
  type AssistantStatus,
  type AssistantUsage,
  loadAssistantStatus,
  loadAssistantUsages,
  updateAssistantSettings,
} from "../../core/assistant/usage/assistant_status.ts";
import type { UserId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { UserNode } from "../users/user.ts";
import { ViewerType } from "../users/viewer.ts";

const AssistantStatusType = builder.objectRef<AssistantStatus>("AssistantStatus").implement({
  description: "How the assistant stands with the viewer.",
  fields: (t) => ({
    isEnabled: t.exposeBoolean("isEnabled", {
      description: "Whether the viewer lets it work for them; off, nothing goes to a provider.",
    }),
    modelName: t.exposeString("modelName", {
      nullable: true,
      description: "The language model; null: none is set up, and texts are written by rules.",
    }),
    isResting: t.exposeBoolean("isResting", {
      description: "Whether the site's budget of the day is used; texts are then written by rules.",
    }),
    promptsLeft: t.exposeInt("promptsLeft", {
      nullable: true,
      description: "How many more prompts the plan allows today; null: any number.",
    }),
  }),
});

builder.objectField(ViewerType, "assistant", (t) =>
  t.field({
    authScopes: { may: "assistant.see" },
    type: AssistantStatusType,
    description: "How the assistant stands with the viewer.",
    complexity: 3,
    resolve: (_user, _args, ctx) => loadAssistantStatus(ctx),
  }));

builder.mutationField("updateAssistantSettings", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Turns the assistant on or off for the viewer.",
    authScopes: { may: "assistant.edit" },
    errors: {},
    input: {
      isEnabled: t.input.boolean({ required: true, description: "Whether it works for them." }),
    },
    resolve: (_, { input }, ctx) => updateAssistantSettings(ctx, input),
  }));

const AssistantUsageType = builder.objectRef<AssistantUsage>("AssistantUsage").implement({
  description: "What a person used of the language model in the last 30 days.",
  fields: (t) => ({
    prompts: t.exposeInt("prompts", { description: "What they asked it for." }),
    inputTokens: t.exposeFloat("inputTokens", {
      description: "Tokens that were sent, estimated where the provider did not count.",
    }),
    outputTokens: t.exposeFloat("outputTokens", {
      description: "Tokens that it wrote, counted alike.",
    }),
    costMicros: t.exposeFloat("costMicros", {
      nullable: true,
      description: "What it cost, in millionths of a US dollar; null: not known.",
    }),
    estimatedCostMicros: t.exposeFloat("estimatedCostMicros", {
      nullable: true,
      description:
        "The same with estimates where the provider did not count; null: without prices there is none.",
    }),
  }),
});

builder.objectField(UserNode, "assistantUsage", (t) =>
  t.loadable({
    type: AssistantUsageType,
    description: "What they used of the language model in the last 30 days. For admins.",
    authScopes: { may: "user.see" },
    load: (ids: UserId[], ctx) => loadAssistantUsages(ctx, ids),
    resolve: ({ id }) => id,
  }));
