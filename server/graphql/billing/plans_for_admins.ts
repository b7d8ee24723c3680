import {
  listPlanDifferences,
  type PlanDifference,
  resolvePlanDifference,
} from "../../core/plans/plan_differences.ts";
import { loadPlanImpact, type PlanImpact } from "../../core/plans/plan_impact.ts";
import { builder } from "../builder.ts";
import { PlanLimitsInput } from "./plans.ts";

type Exceeding = PlanImpact["exceeding"][number];

const PlanImpactLimit = builder.objectRef<Exceeding>("PlanImpactLimit").implement({
  description: "A limit that some subscribers would exceed.",
  fields: (t) => ({
    limit: t.exposeString("limit", { description: "Which one, as `PlanLimits` calls it." }),
    people: t.exposeInt("people", { description: "How many of them." }),
  }),
});

const PlanImpactType = builder.objectRef<PlanImpact>("PlanImpact").implement({
  description: "Whom a change of a plan's limits would touch.",
  fields: (t) => ({
    people: t.exposeInt("people", { description: "How many have the plan." }),
    exceeding: t.field({
      type: [PlanImpactLimit],
      description: "The limits that some of them use more of.",
      resolve: ({ exceeding }) => [...exceeding],
    }),
  }),
});

builder.queryField("planImpact", (t) =>
  t.field({
    type: PlanImpactType,
    description: "Whom a change of a plan's limits would touch; for admins.",
    authScopes: { may: "plan.edit" },
    complexity: 50,
    args: {
      id: t.arg.string({ required: true, description: "Its price id." }),
      limits: t.arg({ type: PlanLimitsInput, required: true, description: "As they would be." }),
    },
    resolve: (_root, { id, limits }, ctx) => loadPlanImpact(ctx, { priceId: id, limits }),
  }));

const PlanDifferenceKind = builder.enumType("PlanDifferenceKind", {
  description: "How a plan and its price at the payment vendor differ.",
  values: {
    ONLY_THERE: { description: "The vendor has a price that is no plan here." },
    NOT_FOR_SALE_THERE: { description: "It is archived, or missing, at the vendor." },
    NOT_FOR_SALE_HERE: { description: "It is archived here only." },
    NAME: { description: "The names differ." },
  } as const,
});

const PlanDifferenceType = builder.objectRef<PlanDifference>("PlanDifference").implement({
  description: "A plan that differs from its price at the payment vendor.",
  fields: (t) => ({
    priceId: t.exposeString("priceId", { description: "Of which price." }),
    kind: t.expose("kind", { type: PlanDifferenceKind, description: "How." }),
    here: t.exposeString("here", { nullable: true, description: "Its name here." }),
    there: t.exposeString("there", { nullable: true, description: "Its name at the vendor." }),
  }),
});

builder.queryField("planDifferences", (t) =>
  t.field({
    type: [PlanDifferenceType],
    description: "How the plans differ from the payment vendor's prices; for admins.",
    authScopes: { may: "plan.edit" },
    complexity: { field: 50, multiplier: 20 },
    resolve: (_root, _args, ctx) => listPlanDifferences(ctx),
  }));

const DifferenceSide = builder.enumType("DifferenceSide", {
  description: "Which side of a difference holds.",
  values: {
    HERE: { description: "As it is here: the vendor's changes." },
    THERE: { description: "As it is at the vendor: the plan changes." },
  } as const,
});

const ResolvedPlanDifference = builder.objectRef<string>("ResolvedPlanDifference").implement({
  description: "A difference that is gone.",
  fields: (t) => ({
    priceId: t.string({ description: "Of which price.", resolve: (id) => id }),
  }),
});

builder.mutationField("resolvePlanDifference", (t) =>
  t.fieldWithInput({
    type: ResolvedPlanDifference,
    description: "Ends a difference between a plan and its price at the payment vendor.",
    authScopes: { may: "plan.edit" },
    errors: {},
    input: {
      priceId: t.input.string({ required: true, description: "Of which price." }),
      takes: t.input.field({ type: DifferenceSide, required: true, description: "Which holds." }),
    },
    resolve: (_, { input }, ctx) => resolvePlanDifference(ctx, input),
  }));
