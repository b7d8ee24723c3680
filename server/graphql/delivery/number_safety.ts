import type { SessionId } from "../../core/ids.ts";
import {
  endWarmUp,
  loadWarmUps,
  startWarmUp,
  type WarmUp,
} from "../../core/delivery/number_safety/end_warm_up.ts";
import { loadRisks } from "../../core/delivery/number_safety/number_use.ts";
import type { Risk, RiskLevel as Level } from "../../core/delivery/number_safety/risk.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { SessionNode } from "./session_node.ts";

const RiskLevel = described<Level>("RiskLevel", "How likely a number is to be restricted.", {
  LOW: "It is used within what is recommended.",
  MEDIUM: "Something speaks against how it is used.",
  HIGH: "It was restricted, or is used in a way that numbers are restricted for.",
});

const NumberRisk = builder.objectRef<Risk>("NumberRisk").implement({
  description: "An estimate by rules of thumb: no messenger publishes its own.",
  fields: (t) => ({
    level: t.expose("level", { type: RiskLevel, description: "How likely." }),
    reasons: t.stringList({
      description: "Why, in Portuguese: the gravest first, at least one.",
      resolve: ({ reasons }) => [...reasons],
    }),
    advice: t.exposeString("advice", { description: "The one thing to do about it." }),
  }),
});

const WarmUpType = builder.objectRef<WarmUp>("WarmUp").implement({
  description: "How far a new number has come: each day it may send more.",
  fields: (t) => ({
    day: t.exposeInt("day", { description: "Which day it is, from 1, by the owner's clocks." }),
    days: t.exposeInt("days", { description: "How many there are." }),
    capToday: t.exposeInt("capToday", { description: "Messages that may go out today." }),
    sentToday: t.exposeInt("sentToday", { description: "Messages that did." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When it counts as warmed up." }),
  }),
});

builder.objectFields(SessionNode, (t) => ({
  risk: t.loadable({
    type: NumberRisk,
    nullable: true,
    description: "What its number risks; null: it has none, as a bot.",
    complexity: 20,
    load: (ids: SessionId[], ctx) => loadRisks(ctx, ids),
    resolve: ({ id }) => id,
  }),
  warmUp: t.loadable({
    type: WarmUpType,
    nullable: true,
    description: "Its plan, kept to while `isNumberProtected`; null: its number is not new.",
    complexity: 5,
    load: (ids: SessionId[], ctx) => loadWarmUps(ctx, ids),
    resolve: ({ id }) => id,
  }),
}));

const whichSession = { required: true, description: "ses_…" } as const;

builder.mutationField("endWarmUp", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description: "The number has been in use for months: its days have caps no longer.",
    authScopes: { may: "session.edit" },
    errors: {},
    input: { id: t.input.id(whichSession) },
    resolve: (_, { input }, ctx) => endWarmUp(ctx, { sessionId: input.id as SessionId }),
  }));

builder.mutationField("startWarmUp", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description: "The number is new: it is used ever more by the day, for two weeks.",
    authScopes: { may: "session.edit" },
    errors: {},
    input: { id: t.input.id(whichSession) },
    resolve: (_, { input }, ctx) => startWarmUp(ctx, { sessionId: input.id as SessionId }),
  }));
