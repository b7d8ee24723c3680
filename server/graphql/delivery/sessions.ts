import type { DomainEvent } from "../../core/events.ts";
import type { SessionId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { connectTelegram } from "../../core/delivery/sessions/connect_telegram.ts";
import { listSessions } from "../../core/delivery/sessions/load_sessions.ts";
import { refreshGroups } from "../../core/delivery/sessions/refresh_groups.ts";
import { disconnectSession } from "../../core/delivery/sessions/disconnect_session.ts";
import { builder } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { SessionNode } from "./session_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { SINCE } from "../resumable.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "messengerSessions", (t) =>
  t.field({
    type: [SessionNode],
    description:
      "Their connected accounts at messengers, oldest first: as many as the plan allows.",
    complexity: { field: 1, multiplier: 3 },
    resolve: (_user, _args, ctx) => listSessions(ctx),
  }));

builder.mutationField("connectTelegram", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description:
      "Connects a Telegram bot of the viewer's own, or gives one that is connected a new token.",
    authScopes: { may: "session.connect" },
    errors: { types: [LimitReached] },
    input: {
      botToken: t.input.string({
        required: true,
        description: "As BotFather wrote it; it is kept sealed, and never shown again.",
      }),
    },
    resolve: (_, { input }, ctx) => connectTelegram(ctx, input),
  }));

const whichSession = { required: true, description: "ses_…" } as const;

builder.mutationField("disconnectSession", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description:
      "Ends a session: what waits in its queue is canceled, its groups come back when it is " +
      "connected anew.",
    authScopes: { may: "session.connect" },
    errors: {},
    input: { id: t.input.id(whichSession) },
    resolve: (_, { input }, ctx) => disconnectSession(ctx, { sessionId: input.id as SessionId }),
  }));

builder.mutationField("refreshGroups", (t) =>
  t.fieldWithInput({
    type: SessionNode,
    description:
      "Has a session's groups listed anew; `groupChanged` follows for each that changed.",
    authScopes: { may: "session.edit" },
    errors: {},
    input: { id: t.input.id(whichSession) },
    resolve: (_, { input }, ctx) => refreshGroups(ctx, { sessionId: input.id as SessionId }),
  }));

const SessionChanged = changedPayload(
  "SessionChanged",
  "One of the viewer's sessions was connected, changed or ended.",
  {
    noun: "session",
    type: SessionNode,
    load: (id: SessionId, ctx) => SessionNode.getDataloader(ctx).load(id),
    gone: "SESSION_NOT_FOUND",
    isResumable: true,
  },
);

builder.subscriptionField("sessionChanged", (t) =>
  t.field({
    type: SessionChanged,
    description: "Each session of the viewer that was connected, changed or ended.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("session.see", sessionsOf),
    resolve: (change) => change,
  }));

/** Returns the session of an event of its own; a dispatch has events of its own. */
const sessionsOf = (event: DomainEvent): SessionId[] =>
  "sessionId" in event && event.name.startsWith("session.") ? [event.sessionId] : [];
