import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { ProcessId } from "../../ids.ts";
import type { Turn } from "./turn.ts";

/** How far a message of several parts has come, before the next of them is sent. */
export type PartProgress = {
  /** What the vendor just took; null: nothing yet. */
  readonly taken: { readonly messageId: string; readonly hasImage: boolean } | null;
  /** The id of the next part; null: the messenger numbers them. */
  readonly nextId: string | null;
  /** How many there are in all. */
  readonly parts: number;
};

/**
 * Writes that before the next part is sent, within `sendMs` milliseconds.
 * @returns whether the lane is still this process's, for long enough to send that.
 */
export async function recordPart(
  { db, now }: Context,
  processId: ProcessId,
  { dispatchId, sessionId, token }: Turn,
  { taken, nextId, parts, sendMs }: PartProgress & { readonly sendMs: number },
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
      message_ids = message_ids || ${taken ? [taken.messageId] : []}::text[],
      has_image = coalesce(${taken?.hasImage ?? null}::boolean, has_image),
      own_message_id = ${nextId}, parts = ${parts},
      accepted_at = null, delivered_at = null, delivered = 0
    from held where dispatches.id = ${dispatchId} and dispatches.session_id = held.session_id`
    .execute(db);
  return numAffectedRows === 1n;
}
