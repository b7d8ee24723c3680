import type { Context } from "../../context.ts";
import { permit } from "../../permissions.ts";
import { type KnownSession, knownSessions } from "./known_session.ts";

/** The viewer's connected sessions, oldest first; as many as a plan allows, so there are no pages. */
export async function listSessions(ctx: Context): Promise<KnownSession[]> {
  const userId = permit(ctx.viewer, "session.see");
  return await knownSessions(ctx)
    .where("messenger_sessions.user_id", "=", userId)
    .where("messenger_sessions.disconnected_at", "is", null)
    .orderBy("messenger_sessions.id")
    .execute();
}
