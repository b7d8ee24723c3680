import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockLanesOf } from "./enqueue.ts";

/** The session to pause; left out: all of the viewer's. */
export type Paused = Given<{ sessionId: SessionId }>;

/** Pauses the queue; a message that is being sent continues. */
export const pauseSending = command((tx, input: Paused) => setPause(tx, input, tx.now));

/** Resumes the queue where it stopped. */
export const resumeSending = command((tx, input: Paused) => setPause(tx, input, null));

async function setPause(tx: Tx, { sessionId }: Paused, pausedAt: Date | null) {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "dispatch.edit");
  if (sessionId != null && !isId("ses", sessionId)) {
    throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  }
  const lanes = await lockLanesOf(tx, userId, sessionId ?? null);
  if (sessionId && lanes.length === 0) throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  if (!sessionId) {
    await db.updateTable("bot_settings").set({ paused_at: pausedAt })
      .where("user_id", "=", userId).execute();
  }
  if (lanes.length > 0) {
    await db.updateTable("lanes") // scheduled in either case, so that its reason to wait is updated
      .set({ wake_at: now, ...sessionId && { paused_at: pausedAt } })
      .where("session_id", "in", lanes).execute();
  }
  if (!sessionId) emit({ name: "botSettings.changed", userId });
  emit(
    ...lanes.map((session) => ({ name: "session.changed", userId, sessionId: session } as const)),
  );
  return userId;
}
