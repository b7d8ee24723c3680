import type { Context } from "../../core/context.ts";
import type { SessionId } from "../../core/ids.ts";
import { type KnownSession, loadSessions } from "../../core/delivery/sessions/load_sessions.ts";
import { waitAt } from "../../core/delivery/lanes/lane_state.ts";
import {
  addToGroupUrl,
  healthAt,
  lastSignOf,
  ownerUrl,
} from "../../core/delivery/sessions/session.ts";
import { countQueued } from "../../core/delivery/queue/list_dispatches.ts";
import { reasonSentence } from "../../core/delivery/queue/dispatch.ts";
import { builder } from "../builder.ts";
import { DispatchReason } from "./dispatch_enums.ts";
import { Channel, SessionHealth } from "./messenger_enums.ts";

const Lane = builder.objectRef<KnownSession>("Lane").implement({
  description: "How a session's queue stands: its messages go out one after the other.",
  fields: (t) => ({
    pausedAt: t.expose("pausedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the person holds back this session's messages.",
    }),
    queued: t.loadable({
      type: "Int",
      description: "How many messages wait.",
      load: (ids: SessionId[], ctx) => countQueued(ctx, ids),
      resolve: ({ id }) => id,
    }),
    isSending: t.boolean({
      description: "Whether a message is on its way this moment.",
      resolve: ({ sendingSince }) => sendingSince !== null,
    }),
    reasonCode: t.field({
      type: DispatchReason,
      nullable: true,
      description: "Why nothing goes out now; null when nothing waits, or it is on its way.",
      resolve: (lane, _, { now }) => waitAt(lane, now)?.reason ?? null,
    }),
    reason: t.string({
      nullable: true,
      description: "The same as a sentence in Portuguese.",
      resolve: (lane, _, { now }) => {
        const wait = waitAt(lane, now);
        return wait && reasonSentence(wait.reason, lane.channel);
      },
    }),
    waitsUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when it waits; null: until somebody acts.",
      resolve: (lane, _, { now }) => waitAt(lane, now)?.until ?? null,
    }),
  }),
});

export const SessionNode = builder.loadableNode("MessengerSession", {
  description: "A person's account at a messenger.",
  authScopes: { may: "session.see" },
  id: { resolve: (session: KnownSession) => session.id, description: "ses_…" },
  load: (ids: SessionId[], ctx: Context) => loadSessions(ctx, ids),
  fields: (t) => ({
    channel: t.expose("channel", { type: Channel, description: "Which messenger." }),
    name: t.exposeString("name", { description: "What the account is called there." }),
    handle: t.exposeString("handle", {
      nullable: true,
      description: 'What people find it by, without "@".',
    }),
    credentialHint: t.exposeString("credentialHint", {
      description: "As much of its credentials as may be shown: 123456:…wXYZ.",
    }),
    health: t.field({
      type: SessionHealth,
      description: "How it is now.",
      resolve: (session, _, { now }) => healthAt(session, now),
    }),
    lastSignAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When the messenger last answered, or took a message.",
      resolve: lastSignOf,
    }),
    receiptAt: t.expose("receiptAt", {
      type: "DateTime",
      nullable: true,
      description: "When the messenger last took a message.",
    }),
    problemSince: t.expose("problemSince", {
      type: "DateTime",
      nullable: true,
      description: "Since when something keeps it from working.",
    }),
    addToGroupUrl: t.string({
      nullable: true,
      description:
        "Where the person adds the account to a group; null where there is no such place.",
      resolve: addToGroupUrl,
    }),
    ownerUrl: t.string({
      nullable: true,
      description:
        "By this address the owner opens their own chat with it. Nobody else may see it.",
      resolve: ownerUrl,
    }),
    isOwnerKnown: t.exposeBoolean("isOwnerKnown", {
      description: "Whether the owner has opened that chat: test messages go there.",
    }),
    lane: t.field({
      type: Lane,
      description: "How its queue stands.",
      resolve: (session) => session,
    }),
  }),
});
