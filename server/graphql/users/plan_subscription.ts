import { LimitReached, type Limits, limitsOf } from "../../core/limits.ts";
import { builder, UserError } from "../builder.ts";
import { PlanSubscription } from "./user.ts";

const PlanLimits = builder.objectRef<Limits>("PlanLimits").implement({
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
  description: "The plan has no room for what was asked: nothing of it was done.",
  interfaces: [UserError],
  fields: (t) => ({
    limit: t.exposeString("limit", { description: "Which one, as `PlanLimits` calls it." }),
    left: t.exposeInt("left", { description: "How many the plan still has room for." }),
  }),
});
