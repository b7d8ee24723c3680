import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { cancelQueue } from "../queue/cancel_dispatches.ts";
import type { DeletionStep } from "../../privacy/carry_out_deletions.ts";

/**
 * Disconnects one of the viewer's sessions: its credentials are deleted and its queue is canceled;
 * a message that is being sent continues. Its groups and history stay, and return when it is
 * connected again.
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

type Which = { readonly userId: UserId; readonly sessionId: SessionId };

/**
 * Deletes a session's credentials and secrets; the process that holds its connection then closes
 * it.
 */
export async function disconnect(tx: Tx, { userId, sessionId }: Which): Promise<void> {
  const { db, now, emit } = tx;
  await db.updateTable("messenger_sessions")
    .set({ credentials: null, problem: null, problem_since: null, disconnected_at: now })
    .where("id", "=", sessionId).execute();
  await db.deleteFrom("session_secrets").where("session_id", "=", sessionId).execute();
  await db.updateTable("lanes").set({ wake_at: null, waits_for: null, waits_until: null })
    .where("session_id", "=", sessionId).execute();
  emit({ name: "session.disconnected", userId, sessionId });
}

/** Milliseconds after which a message that is still being sent will not report its outcome. */
const LOST_MS = 10 * 60 * 1000;

/**
 * The step of an account's deletion that ends all sending: queues are canceled, sessions
 * disconnected and pairings deleted. It repeats until no message is being sent.
 */
export const leaveMessengers: DeletionStep = (ctx, leaving) => leave(ctx, leaving);

const leave = command(async (tx, { userId }: Parameters<DeletionStep>[1]) => {
  const { db, now } = tx;
  await cancelQueue(tx, { userId }, "SESSION_ENDED");
  const sessions = await db.selectFrom("messenger_sessions").select("id")
    .where("user_id", "=", userId).where("disconnected_at", "is", null)
    .orderBy("id").forNoKeyUpdate().execute();
  for (const { id } of sessions) await disconnect(tx, { userId, sessionId: id });
  await db.deleteFrom("pairings").where("user_id", "=", userId).execute();
  const onItsWay = await db.selectFrom("lanes").select("session_id")
    .where("user_id", "=", userId)
    .where("sending_since", ">", new Date(now.getTime() - LOST_MS))
    .limit(1).executeTakeFirst();
  return onItsWay === undefined;
});
