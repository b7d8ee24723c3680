import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockLanesOf } from "./enqueue.ts";

/** What is paused: one session, or, left out, everything of the viewer. */
export type Paused = Given<{ sessionId: SessionId }>;

/** Holds back what is queued; a message on its way still arrives. */
export const pauseSending = command((tx, input: Paused) => setPause(tx, input, tx.now));

/** Lets the queue go on where it stopped. */
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
    await db.updateTable("lanes") // woken in either case: what it waits for is told anew
      .set({ wake_at: now, ...sessionId && { paused_at: pausedAt } })
      .where("session_id", "in", lanes).execute();
  }
  if (!sessionId) emit({ name: "botSettings.changed", userId });
  emit(
    ...lanes.map((session) => ({ name: "session.changed", userId, sessionId: session } as const)),
  );
  return userId;
}
