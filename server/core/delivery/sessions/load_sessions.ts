import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { LaneState } from "../lanes/lane_state.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "../tables.ts";

/**
 * Loads the viewer's sessions by id, disconnected ones too, in the order requested; a `Failure` for
 * each that does not exist.
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

/** A session with the state of its queue, and whether its owner has opened a chat with it. */
export type KnownSession = MessengerSession & LaneState & { readonly isOwnerKnown: boolean };

/** Builds a query of `KnownSession`s; the caller restricts it to their owner. */
function knownSessions({ db, now }: Pick<Context, "db" | "now">) {
  return db.selectFrom("messenger_sessions")
    .innerJoin("lanes", "lanes.session_id", "messenger_sessions.id")
    .leftJoin(
      "messaging_processes as holder",
      (join) => join.onRef("holder.id", "=", "lanes.held_by").on("holder.held_until", ">", now),
    )
    .select(asSession)
    .select([
      "lanes.paused_at as pausedAt",
      "lanes.sending_since as sendingSince",
      "lanes.wake_at as wakeAt",
      "lanes.waits_for as waitsFor",
      "lanes.waits_until as waitsUntil",
    ])
    .select((eb) => [
      eb("holder.id", "is not", null).$castTo<boolean>().as("isHeld"),
      eb.exists(
        eb.selectFrom("dispatches").whereRef("session_id", "=", "messenger_sessions.id")
          .where("status", "=", "QUEUED"),
      ).$castTo<boolean>().as("hasQueued"),
      eb.exists(
        eb.selectFrom("groups").whereRef("session_id", "=", "messenger_sessions.id")
          .where("kind", "=", "PRIVATE").where("left_at", "is", null),
      ).$castTo<boolean>().as("isOwnerKnown"),
    ]);
}

/**
 * Lists the viewer's connected sessions, oldest first. A plan limits them, so the list has no
 * pages.
 */
export async function listSessions(ctx: Context): Promise<KnownSession[]> {
  const userId = permit(ctx.viewer, "session.see");
  return await knownSessions(ctx)
    .where("messenger_sessions.user_id", "=", userId)
    .where("messenger_sessions.disconnected_at", "is", null)
    .orderBy("messenger_sessions.id")
    .execute();
}

/**
 * Locks one of the viewer's sessions until the transaction ends; disconnected ones too. @throws
 * Failure SESSION_NOT_FOUND, also for another person's.
 */
export async function lockOwnSession(
  { db, viewer }: Context,
  id: SessionId,
): Promise<MessengerSession> {
  const userId = permit(viewer, "session.edit");
  if (!isId("ses", id)) throw new Failure("SESSION_NOT_FOUND", ["id"]);
  const session = await db.selectFrom("messenger_sessions").select(asSession)
    .where("id", "=", id).where("user_id", "=", userId).forNoKeyUpdate().executeTakeFirst();
  if (!session) throw new Failure("SESSION_NOT_FOUND", ["id"]);
  return session;
}
