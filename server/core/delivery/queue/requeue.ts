import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { markOfferQueued } from "../../offers/commands.ts";
import type { Dispatch } from "./dispatch.ts";
import { journaled } from "./journal.ts";
import { wakeLanes } from "./enqueue.ts";
import { asDispatch } from "../tables.ts";

/**
 * Puts a locked dispatch into its lane once more, to go as soon as the pace allows.
 * @throws Failure SESSION_NOT_CONNECTED
 */
export async function requeue(
  tx: Tx,
  dispatch: Dispatch,
  reservedMonth: string | null,
): Promise<Dispatch> {
  const { db, now, emit } = tx;
  const session = await db.selectFrom("messenger_sessions").select("disconnected_at")
    .where("id", "=", dispatch.sessionId).executeTakeFirstOrThrow();
  if (session.disconnected_at) throw new Failure("SESSION_NOT_CONNECTED", ["id"]);
  const queued = await db.updateTable("dispatches").set({
    status: "QUEUED",
    reason: null,
    planned_at: now,
    expires_at: sql`${now}::timestamptz + make_interval(mins => (
      select late_after_minutes from bot_settings where user_id = ${dispatch.userId}
    ))`,
    settled_at: null,
    reserved_month: reservedMonth,
    journal: journaled({ at: now.toISOString(), step: "QUEUED", reason: "BY_PERSON" }),
  }).where("id", "=", dispatch.id).returning(asDispatch).executeTakeFirstOrThrow();
  await wakeLanes(tx, [dispatch.sessionId]);
  const { id: dispatchId, userId, sessionId, offerId } = dispatch;
  if (offerId) {
    await markOfferQueued(tx, offerId);
  }
  emit({ name: "dispatch.queued", userId, dispatchId, sessionId, offerId });
  return queued;
}
