import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProcessId } from "../../ids.ts";
import type { Turn } from "./turn.ts";

/** The progress of a message before its next part is sent. */
export type PartProgress = {
  /** The id of the part that the vendor just accepted; null: none yet. */
  readonly takenId: string | null;
  /** Whether the message has its picture; null: it is to have none. */
  readonly hasImage: boolean | null;
  /** The id of the next part; null: the messenger assigns ids. */
  readonly nextId: string | null;
  /** The number of parts. */
  readonly parts: number;
};

/**
 * Records the progress before the next part is sent, which takes at most `sendMs` milliseconds.
 * @returns whether the lane is still this process's for that long.
 */
export async function recordPart(
  { db, now }: Context,
  processId: ProcessId,
  { dispatchId, sessionId, token }: Turn,
  { takenId, hasImage, nextId, parts, sendMs }: PartProgress & { readonly sendMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    with held as (
      update lanes set sending_since = ${now}::timestamptz
      where session_id = ${sessionId} and held_by = ${processId} and token = ${token}
        and exists (
          select from messaging_processes where id = ${processId}
            and held_until > clock_timestamp() + ${sendMs} * interval '1 ms'
        )
      returning session_id
    )
    update dispatches set
      message_ids = message_ids || ${takenId === null ? [] : [takenId]}::text[],
      has_image = ${hasImage}::boolean,
      own_message_id = ${nextId}, parts = ${parts},
      accepted_at = null, delivered_at = null, delivered = 0
    from held where dispatches.id = ${dispatchId} and dispatches.session_id = held.session_id`
    .execute(db);
  return numAffectedRows === 1n;
}
