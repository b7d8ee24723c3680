import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { limitsOf, unknownLimits } from "../../core/plans/limits.ts";
import { listPlans, listPlansForSale, type Plan } from "../../core/plans/plans.ts";
import { loadPlanUse, type PlanUse } from "../../core/plans/queries.ts";
import { archivePlan, createPlan, updatePlan } from "../../core/plans/write_plan.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { PlanLimits } from "../users/plan_subscription.ts";
import { ViewerType } from "../users/viewer.ts";

export const PlanInterval = builder.enumType("PlanInterval", {
  description: "How often a plan is charged.",
  values: {
    MONTH: { value: "month", description: "Each month." },
    YEAR: { value: "year", description: "Each year." },
  } as const,
});

export const PlanType = builder.objectRef<Plan>("Plan").implement({
  description: "What one buys or an admin grants: limits, and maybe a price.",
  fields: (t) => ({
    priceId: t.exposeID("priceId", { description: "Its name among the prices of payments." }),
    productId: t.exposeString("productId", {
      nullable: true,
      description: "The same for the monthly and the yearly plan; null: it has no price.",
    }),
    name: t.exposeString("name", { description: "What people know it by." }),
    limits: t.field({
      type: PlanLimits,
      description: "How much the plan allows.",
      resolve: ({ limits }) => limitsOf(limits),
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "What it costs each time; null: admins grant it, nobody buys it.",
      resolve: ({ priceCents: cents }) => cents === null ? null : { cents, currency: "BRL" },
    }),
    interval: t.expose("interval", {
      type: PlanInterval,
      nullable: true,
      description: "How often it is charged; null: it has no price.",
    }),
    unknownLimits: t.stringList({
      description: "Names in its stored limits that this release does not know; they are kept.",
      resolve: ({ limits }) => unknownLimits(limits),
    }),
    trialDays: t.exposeInt("trialDays", { description: "Days before the first charge." }),
    archivedAt: t.expose("archivedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when nobody can choose it; its subscribers keep it. Null: they can.",
    }),
  }),
});

builder.queryField("plans", (t) =>
  t.connection(
    {
      type: PlanType,
      description: "The plans beside the free one; for admins.",
      authScopes: { may: "user.see" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ priceId }) => priceId },
          (page: ResolveCursorConnectionArgs) => listPlans(ctx, page),
        ),
    },
    { name: "PlanConnection" },
    { name: "PlanEdge" },
  ));

builder.queryField("plansForSale", (t) =>
  t.field({
    type: [PlanType],
    description: "The plans that one can buy, cheapest first; empty where admins grant them.",
    authScopes: { may: "billing.see" },
    complexity: { field: 1, multiplier: 20 },
    resolve: (_root, _args, ctx) => listPlansForSale(ctx),
  }));

const PlanUseType = builder.objectRef<PlanUse>("PlanUse").implement({
  description: "What one uses now of each limit that is counted.",
  fields: (t) => ({
    messagesPerMonth: t.exposeInt("messagesPerMonth", {
      description: "Messages of this calendar month.",
    }),
    groups: t.exposeInt("groups", { description: "Active groups." }),
    sessions: t.exposeInt("sessions", { description: "Connected accounts at messengers." }),
    offersPerDay: t.exposeInt("offersPerDay", { description: "Offers made today." }),
    products: t.exposeInt("products", { description: "Products in the catalogue." }),
    shortLinks: t.exposeInt("shortLinks", { description: "Short links." }),
    assistantPerDay: t.exposeInt("assistantPerDay", {
      description: "What the assistant was asked for today.",
    }),
  }),
});

builder.objectField(ViewerType, "planUse", (t) =>
  t.field({
    type: PlanUseType,
    description: "What one uses of the plan now.",
    complexity: 10,
    resolve: (_root, _args, ctx) => loadPlanUse(ctx),
  }));

export const PlanLimitsInput = builder.inputType("PlanLimitsInput", {
  description: "Limits of a plan; -1: as much as one likes. What is left out stays as it is.",
  fields: (t) => ({
    messagesPerMonth: t.int({ description: "Messages to groups in a calendar month." }),
    groups: t.int({ description: "Active groups." }),
    sessions: t.int({ description: "Connected accounts at messengers." }),
    offersPerDay: t.int({ description: "Offers made in a day." }),
    products: t.int({ description: "Products in the catalogue." }),
    shortLinks: t.int({ description: "Short links." }),
    assistantPerDay: t.int({ description: "Questions to the assistant in a day." }),
    apiPerMinute: t.int({ description: "Calls by a program in a minute." }),
    members: t.int({ description: "People who work with it." }),
  }),
});

builder.mutationField("createPlan", (t) =>
  t.fieldWithInput({
    type: PlanType,
    description: "Creates a plan; with a price it is for sale, without one it is only granted.",
    authScopes: { may: "plan.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "1 to 40 characters." }),
      limits: t.input.field({
        type: PlanLimitsInput,
        description: "A limit that is left out is the free plan's.",
      }),
      priceCents: t.input.int({ description: "In cents of BRL; null or left out: no price." }),
      interval: t.input.field({ type: PlanInterval, description: "Required with a price." }),
      sameAs: t.input.string({
        description: "The price id of the plan for another interval; null or left out: none.",
      }),
      trialDays: t.input.int({ description: "0 to 90; null or left out: none." }),
    },
    resolve: (_, { input }, ctx) => createPlan(ctx, input),
  }));

builder.mutationField("updatePlan", (t) =>
  t.fieldWithInput({
    type: PlanType,
    description: "Changes a plan, for its subscribers at once. A price never changes.",
    authScopes: { may: "plan.edit" },
    errors: {},
    input: {
      id: t.input.string({ required: true, description: "Its price id." }),
      name: t.input.string({ description: "1 to 40 characters." }),
      limits: t.input.field({ type: PlanLimitsInput, description: "The limits that change." }),
      trialDays: t.input.int({ description: "0 to 90, for those who subscribe from now on." }),
    },
    resolve: (_, { input: { id, ...fields } }, ctx) => updatePlan(ctx, { ...fields, priceId: id }),
  }));

builder.mutationField("archivePlan", (t) =>
  t.fieldWithInput({
    type: PlanType,
    description: "Takes a plan off the offer, for good; its subscribers keep it.",
    authScopes: { may: "plan.edit" },
    errors: {},
    input: { id: t.input.string({ required: true, description: "Its price id." }) },
    resolve: (_, { input }, ctx) => archivePlan(ctx, { priceId: input.id }),
  }));
