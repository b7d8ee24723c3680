import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { cancelQueue } from "../queue/cancel_queue.ts";
import { disconnect } from "./disconnect.ts";

/**
 * Ends one of the viewer's sessions: its credentials are forgotten, what waits is canceled, a message
 * on its way still arrives. Its groups and history stay, and come back when it is connected anew.
 */
export const disconnectSession = command(
  async (tx, input: { sessionId: SessionId }): Promise<SessionId> => {
    const { db, viewer } = tx;
    const userId = permit(viewer, "session.connect");
    const { sessionId } = input;
    if (!isId("ses", sessionId)) throw new Failure("SESSION_NOT_FOUND", ["id"]);
    await cancelQueue(tx, { userId, sessionId }, "SESSION_ENDED");
    const session = await db.selectFrom("messenger_sessions")
      .select(["id", "disconnected_at as disconnectedAt"])
      .where("id", "=", sessionId).where("user_id", "=", userId)
      .forNoKeyUpdate().executeTakeFirst();
    if (!session) throw new Failure("SESSION_NOT_FOUND", ["id"]);
    if (session.disconnectedAt) return sessionId;
    await disconnect(tx, { userId, sessionId });
    return sessionId;
  },
);
