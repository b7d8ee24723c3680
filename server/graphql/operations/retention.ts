import {
  type EnforcedPolicy,
  listRetention,
  updateRetention,
} from "../../core/operations/retention/retention_settings.ts";
import { builder } from "../builder.ts";

const RetentionUnit = builder.enumType("RetentionUnit", {
  description: "What a period is counted in.",
  values: {
    HOURS: { value: "hours", description: "Hours." },
    DAYS: { value: "days", description: "Days." },
    MONTHS: { value: "months", description: "Whole months, UTC." },
  } as const,
});

const RetentionPolicyType = builder.objectRef<EnforcedPolicy>("RetentionPolicy").implement({
  description: "What is kept for how long, and why.",
  fields: (t) => ({
    id: t.exposeID("name", { description: "Its name." }),
    what: t.exposeString("what", { description: "What is kept, in Portuguese." }),
    why: t.exposeString("why", { description: "Why for so long, in Portuguese." }),
    amount: t.int({
      nullable: true,
      description: "For how many units it is kept; null: not deleted by its age.",
      resolve: ({ period }) => period?.amount ?? null,
    }),
    unit: t.field({
      type: RetentionUnit,
      nullable: true,
      description: "The unit; null: not deleted by its age.",
      resolve: ({ period }) => period?.unit ?? null,
    }),
    isChosen: t.boolean({
      description: "Whether an admin chose the amount.",
      resolve: ({ amount }) => amount !== null,
    }),
    least: t.int({
      nullable: true,
      description: "The least amount that an admin may choose; null: the period is fixed.",
      resolve: ({ choice }) => choice?.least ?? null,
    }),
    most: t.int({
      nullable: true,
      description: "The largest amount that an admin may choose; null: the period is fixed.",
      resolve: ({ choice }) => choice?.most ?? null,
    }),
    ranAt: t.expose("ranAt", {
      type: "DateTime",
      nullable: true,
      description: "When what is older was last deleted; null: not yet.",
    }),
    lastDeleted: t.exposeInt("lastDeleted", { description: "How much was deleted then." }),
    isBehind: t.exposeBoolean("isBehind", {
      description: "Whether there was more to delete; the next run goes on.",
    }),
  }),
});

builder.queryFields((t) => ({
  retentionPolicies: t.field({
    type: [RetentionPolicyType],
    description: "What is kept for how long, for admins.",
    authScopes: { may: "operations.see" },
    complexity: { field: 1, multiplier: 30 },
    resolve: (_root, _args, ctx) => listRetention(ctx),
  }),
}));

builder.mutationFields((t) => ({
  updateRetentionPolicy: t.fieldWithInput({
    type: RetentionPolicyType,
    description: "Chooses for how long something is kept, from the next run on.",
    authScopes: { may: "operations.manage" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "The policy's name." }),
      amount: t.input.int({
        description: "In the policy's unit; null or left out: as the product does.",
      }),
    },
    resolve: (_root, { input: { id: name, amount } }, ctx) =>
      updateRetention(ctx, { name, amount: amount ?? null }),
  }),
}));
