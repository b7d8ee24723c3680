import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { ProcessId, SessionId } from "../../ids.ts";
import { doubtInterrupted } from "../receipts/doubt_interrupted.ts";

/**
 * The lanes of sessions that send through a number go to whoever holds that number's lane. The number
 * itself is not let go of while one of them sends.
 */
export async function followNumbers(tx: Tx, processId: ProcessId): Promise<void> {
  const { db, now } = tx;
  await sql`
    update lanes set held_by = null from messenger_sessions s
    where s.id = lanes.session_id and s.through is not null and lanes.held_by = ${processId}
      and lanes.sending_since is null and not exists (
        select from lanes n where n.session_id = s.through and n.held_by = ${processId}
      )`.execute(db);
  const { rows } = await sql<{ id: SessionId }>`
    update lanes set held_by = ${processId}, token = token + 1, sending_since = null,
      wake_at = ${now}::timestamptz
    where session_id in (
      select l.session_id from lanes n
      join messenger_sessions s on s.through = n.session_id
      join lanes l on l.session_id = s.id
      where n.held_by = ${processId} and l.held_by is null and s.disconnected_at is null
      order by l.session_id for update of l skip locked
    )
    returning session_id as id`.execute(db);
  await doubtInterrupted(tx, rows.map(({ id }) => id));
}
