import { sql } from "kysely";
import type { Context } from "../context.ts";
import type { ProcessId } from "../ids.ts";
import type { Turn } from "./turn.ts";

/**
 * Writes that the vendor took one part of a message of several, before the next is sent.
 * @returns whether the lane is still this process's, for long enough to send that.
 */
export async function notePart(
  { db, now }: Context,
  processId: ProcessId,
  { dispatchId, sessionId, token }: Turn,
  part: { readonly messageId: string; readonly hasImage: boolean; readonly sendMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as (
      update lanes set sending_since = ${now}::timestamptz
      where session_id = ${sessionId} and held_by = ${processId} and token = ${token}
        and exists (
          select from messaging_processes where id = ${processId}
            and held_until > clock_timestamp() + ${part.sendMs} * interval '1 ms'
        )
      returning session_id
    )
    update dispatches set message_ids = array_append(message_ids, ${part.messageId}),
      has_image = ${part.hasImage}
    from held where dispatches.id = ${dispatchId} and dispatches.session_id = held.session_id`
    .execute(db);
  return numAffectedRows === 1n;
}
