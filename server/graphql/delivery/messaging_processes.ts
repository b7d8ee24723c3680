import {
  type Client,
  type HeldSessions,
  listProcesses,
  loadClient,
  type MessagingProcess,
} from "../../core/delivery/lanes/list_processes.ts";
import { builder } from "../builder.ts";
import { Channel } from "./messenger_enums.ts";

const HeldSessionsType = builder.objectRef<HeldSessions>("HeldSessions").implement({
  description: "The sessions of one messenger that a process holds.",
  fields: (t) => ({
    channel: t.expose("channel", { type: Channel, description: "Which messenger." }),
    sessions: t.exposeInt("sessions", { description: "How many." }),
    working: t.exposeInt("working", {
      description: "Those with a sign of life in the last 2 minutes, and no problem.",
    }),
    failing: t.exposeInt("failing", {
      description: "Those that something keeps from working.",
    }),
    sending: t.exposeInt("sending", {
      description: "Those with a message on its way this moment.",
    }),
  }),
});

const MessagingProcessType = builder.objectRef<MessagingProcess>("MessagingProcess").implement({
  description: "A process that sends, and what it has in its hands.",
  fields: (t) => ({
    id: t.exposeID("id", {
      nullable: true,
      description: "prc_…; null: these sessions nobody holds.",
    }),
    channels: t.field({
      type: [HeldSessionsType],
      description: "What it holds, by messenger.",
      resolve: ({ channels }) => [...channels],
    }),
    sessions: t.int({
      description: "How many sessions it holds.",
      resolve: ({ channels }) => channels.reduce((sum, { sessions }) => sum + sessions, 0),
    }),
  }),
});

builder.queryField("messagingProcesses", (t) =>
  t.field({
    type: [MessagingProcessType],
    description: "The processes that send; last, what nobody holds. For admins.",
    authScopes: { may: "process.see" },
    complexity: { field: 5, multiplier: 5 },
    resolve: (_root, _args, ctx) => listProcesses(ctx),
  }));

const ClientVersion = builder.objectRef<Client>("ClientVersion").implement({
  description: "The client as which numbers are joined, and what WhatsApp thinks of it.",
  fields: (t) => ({
    version: t.exposeString("version", { description: "WhatsApp Web's: 2.3000.…" }),
    outdatedSince: t.expose("outdatedSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when WhatsApp no longer takes it; null: it does.",
    }),
    outdatedSessions: t.exposeInt("outdatedSessions", {
      description: "How many numbers it kept out by that.",
    }),
  }),
});

builder.queryField("whatsAppVersion", (t) =>
  t.field({
    type: ClientVersion,
    nullable: true,
    description: "The client that this release is at WhatsApp. For admins.",
    authScopes: { may: "process.see" },
    resolve: (_root, _args, ctx) => loadClient(ctx),
  }));
