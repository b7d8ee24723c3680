import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { SessionId } from "../../ids.ts";
import { lockOwnSession } from "./load_sessions.ts";

/** Milliseconds within which a repeated request is answered by the reading that is under way. */
const AGAIN_MS = 10_000;

/** Makes the session's groups be read again; they are recorded as they are read. */
export const refreshGroups = command(async (tx, input: { sessionId: SessionId }) => {
  const { id, userId, disconnectedAt } = await lockOwnSession(tx, input.sessionId);
  if (disconnectedAt) throw new Failure("SESSION_NOT_CONNECTED", ["id"]);
  const soonest = new Date(tx.now.getTime() - AGAIN_MS);
  await tx.db.updateTable("lanes").set({ sync_requested_at: tx.now })
    .where("session_id", "=", id)
    .where((eb) =>
      eb.or([eb("sync_requested_at", "is", null), eb("sync_requested_at", "<", soonest)])
    )
    .execute();
  tx.emit({ name: "session.syncRequested", userId, sessionId: id });
  return id;
});
