import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { type KnownSession, knownSessions } from "./known_session.ts";

/**
 * Many of the viewer's sessions by id, disconnected ones too, in the order asked for, a `Failure`
 * where there is none.
 */
export async function loadSessions(
  ctx: Context,
  ids: readonly SessionId[],
): Promise<(KnownSession | Failure)[]> {
  const userId = permit(ctx.viewer, "session.see");
  const sessions = await knownSessions(ctx)
    .where("messenger_sessions.id", "in", ids)
    .where("messenger_sessions.user_id", "=", userId)
    .execute();
  const byId = new Map<SessionId, KnownSession>(sessions.map((session) => [session.id, session]));
  return ids.map((id) => byId.get(id) ?? new Failure("SESSION_NOT_FOUND"));
}
