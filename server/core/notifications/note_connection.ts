import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { needsPerson } from "./facts.ts";
import { notify } from "./notify.ts";

/** Tells, once, of a problem of a session that only its person can end. */
export async function noteConnection(
  ctx: Context,
  { userId, sessionId }: EventOf<"session.changed">,
  eventId: EventId,
) {
  const session = await ctx.db.selectFrom("messenger_sessions")
    .select(["channel", "problem", "problem_since", "disconnected_at as disconnectedAt"])
    .select("withdrawn_at as withdrawnAt")
    .where("id", "=", sessionId).executeTakeFirst();
  const since = session?.withdrawnAt ?? session?.problem_since;
  if (!session || !since || !needsPerson(session)) return;
  const kind = "CONNECTION_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: sessionId, eventId, notSince: since });
}
