import { sql } from "kysely";
import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockOwnSession } from "./load_sessions.ts";
import { problemColumns } from "./problem.ts";

/**
 * Reopens one of the viewer's sessions that has a problem: the person wants it here rather than in
 * another program, or knows that the vendor restricted it. A working session is left alone.
 */
export const resumeSession = command(
  async (tx, input: { sessionId: SessionId }): Promise<SessionId> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "session.connect");
    const { sessionId } = input;
    if (!isId("ses", sessionId)) throw new Failure("SESSION_NOT_FOUND", ["id"]);
    await db.selectFrom("lanes").select("session_id")
      .where("session_id", "=", sessionId).where("user_id", "=", userId).forUpdate().execute();
    const { problem, disconnectedAt, channel } = await lockOwnSession(tx, sessionId);
    if (channel === "PLATFORM") throw new Failure("NUMBER_OF_PLATFORM", ["id"]);
    if (disconnectedAt) throw new Failure("SESSION_NOT_CONNECTED", ["id"]);
    if (problem === "REVOKED") throw new Failure("SESSION_REVOKED", ["id"]);
    if (problem === null) return sessionId;
    await db.updateTable("messenger_sessions")
      .set({ ...problemColumns(null, now), reopened: sql`reopened + 1` })
      .where("id", "=", sessionId).execute();
    await db.updateTable("lanes").set({ failures: 0, wake_at: now })
      .where("session_id", "=", sessionId).execute();
    emit({ name: "session.changed", userId, sessionId });
    return sessionId;
  },
);
