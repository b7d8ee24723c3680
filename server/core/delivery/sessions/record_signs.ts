import { sql } from "kysely";
import { command } from "../../command.ts";
import type { SessionId, UserId } from "../../ids.ts";
import { SIGN_MS } from "./session.ts";
import { type ConnectionToken, credentialsMark } from "./open_session.ts";

/**
 * Milliseconds by which a problem must be older than a sign of life to be over: signs are recorded
 * a little after they came.
 */
const SURELY_LATER_MS = 15_000;

/** A connection that showed that its session is alive. */
export type Sign = ConnectionToken & { readonly sessionId: SessionId };

type Recorded = { sessionId: SessionId; userId: UserId; wasAlive: boolean; isOver: boolean };

/**
 * Records in one statement that these sessions, and all that send through them, are alive;
 * connections that were replaced are ignored. It is published only where a session was not known to
 * be alive, since signs come every few seconds. A session that answers accepts its credentials: an
 * earlier problem of that kind is over.
 */
export const recordSigns = command(
  async ({ db, now, emit }, signs: readonly Sign[]): Promise<void> => {
    if (signs.length === 0) return;
    const column = (name: keyof Sign) => signs.map((sign) => sign[name]);
    const since = new Date(now.getTime() - SURELY_LATER_MS);
    const { rows } = await sql<Recorded>`
      with present as (
        select s.id from unnest(
          ${column("sessionId")}::text[], ${column("token")}::bigint[],
          ${column("credentialsMark")}::text[]
        ) as sign (id, token, mark)
        join messenger_sessions s on s.id = sign.id and ${credentialsMark} = sign.mark
        join lanes on lanes.session_id = s.id and lanes.token = sign.token
      ), before as (
        select id, greatest(alive_at, receipt_at) as sign,
          coalesce(problem in ('UNREACHABLE', 'REVOKED') and problem_since < ${since}::timestamptz, false) as is_over
        from messenger_sessions
        where number_id in (select id from present) and disconnected_at is null
        order by id for no key update
      )
      update messenger_sessions s set
        alive_at = greatest(s.alive_at, ${now}::timestamptz),
        problem = case when before.is_over then null else s.problem end,
        problem_since = case when before.is_over then null else s.problem_since end
      from before where before.id = s.id
      returning s.id as "sessionId", s.user_id as "userId", before.is_over as "isOver", coalesce(
        before.sign >= ${new Date(now.getTime() - SIGN_MS)}::timestamptz, false
      ) as "wasAlive"`.execute(db);
    const over = rows.filter(({ isOver }) => isOver).map(({ sessionId }) => sessionId);
    if (over.length > 0) {
      await db.updateTable("lanes").set({ wake_at: now }).where("session_id", "in", over).execute();
    }
    for (const { sessionId, userId, wasAlive, isOver } of rows) {
      if (!wasAlive || isOver) emit({ name: "session.changed", userId, sessionId });
    }
  },
);
