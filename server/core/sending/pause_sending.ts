import { command, type Work } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { isId, type SessionId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { lockLanesOf } from "./queue.ts";

/** What is paused: one session, or, left out, everything of the viewer. */
export type Paused = Given<{ sessionId: SessionId }>;

/** Holds back what is queued; a message on its way still arrives. */
export const pauseSending = command((work, input: Paused) => setPause(work, input, work.now));

/** Lets the queue go on where it stopped. */
export const resumeSending = command((work, input: Paused) => setPause(work, input, null));

async function setPause(work: Work, { sessionId }: Paused, pausedAt: Date | null) {
  const { db, viewer, now, emit } = work;
  const userId = permit(viewer, "dispatch.edit");
  if (sessionId != null && !isId("ses", sessionId)) {
    throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  }
  const lanes = await lockLanesOf(work, userId, sessionId ?? null);
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
