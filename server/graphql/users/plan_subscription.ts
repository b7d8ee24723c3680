import { countedAt, LimitReached, type Limits, limitsOf } from "../../core/plans/limits.ts";
import { statusAt } from "../../core/plans/subscription.ts";
import type { User } from "../../core/users/user.ts";
import { builder, UserError } from "../builder.ts";

export const SubscriptionStatus = builder.enumType("SubscriptionStatus", {
  description: "How a person's plan stands now.",
  values: {
    TRIALING: { value: "trialing", description: "Trying it, until `expiresAt`." },
    ACTIVE: { value: "active", description: "Paid, or given." },
    EXPIRED: {
      value: "expired",
      description: "The trial or the plan's time is over: sending pauses.",
    },
    PAST_DUE: { value: "past_due", description: "A payment is late." },
    CANCELED: { value: "canceled", description: "Ended by the person." },
    UNPAID: { value: "unpaid", description: "Ended for want of payment." },
    INCOMPLETE: { value: "incomplete", description: "The first payment is not through." },
    PAUSED: { value: "paused", description: "Paused." },
  } as const,
});

export const PlanSubscription = builder.objectRef<User>("PlanSubscription").implement({
  description: "A person's plan, and what they used of it.",
  fields: (t) => ({
    plan: t.exposeString("plan", { description: "The plan's name." }),
    status: t.field({
      type: SubscriptionStatus,
      description: "How it stands now.",
      resolve: (user, _, { now }) => statusAt(user, now),
    }),
    expiresAt: t.expose("subscriptionExpiresAt", {
      type: "DateTime",
      nullable: true,
      description: "When the trial or the paid time ends.",
    }),
    messageCount: t.int({
      description: "Messages reserved in this calendar month.",
      resolve: (user, _, { now }) => countedAt(user, now),
    }),
  }),
});

export const PlanLimits = builder.objectRef<Limits>("PlanLimits").implement({
  description: "How much a plan allows of each; -1: as much as one likes.",
  fields: (t) => ({
    messagesPerMonth: t.exposeInt("messagesPerMonth", {
      description: "Messages to groups in a calendar month.",
    }),
    groups: t.exposeInt("groups", { description: "Active groups." }),
    sessions: t.exposeInt("sessions", { description: "Connected accounts at messengers." }),
    offersPerDay: t.exposeInt("offersPerDay", { description: "Offers made in a day." }),
    products: t.exposeInt("products", { description: "Products in the catalogue." }),
    shortLinks: t.exposeInt("shortLinks", { description: "Short links." }),
    assistantPerDay: t.exposeInt("assistantPerDay", {
      description: "Questions to the assistant in a day.",
    }),
    apiPerMinute: t.exposeInt("apiPerMinute", { description: "Calls by a program in a minute." }),
    members: t.exposeInt("members", { description: "People who work with it." }),
  }),
});

builder.objectField(PlanSubscription, "limits", (t) =>
  t.field({
    type: PlanLimits,
    description: "How much the plan allows.",
    resolve: ({ planLimits }) => limitsOf(planLimits),
  }));

builder.objectType(LimitReached, {
  name: "LimitReached",
  description: "The plan has no room for what was requested: nothing of it was done.",
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeString("limit", { description: "Which one, as `PlanLimits` calls it." }),
    left: t.exposeInt("left", { description: "How many the plan still has room for." }),
  }),
});
