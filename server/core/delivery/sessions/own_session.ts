import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import { isId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "../tables.ts";

/**
 * The viewer's own session, locked until the transaction ends; disconnected ones too.
 * @throws Failure SESSION_NOT_FOUND, for somebody else's as well.
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
