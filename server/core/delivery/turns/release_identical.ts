import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { EventOf } from "../../events.ts";
import type { OfferId } from "../../ids.ts";
import { lockLanes } from "../queue/enqueue.ts";

/** What waits because an offer's words were said too often is judged anew once they have changed. */
export const releaseIdentical = (
  ctx: Context,
  { offerId }: EventOf<"offer.updated" | "offer.refreshed">,
) => release(ctx, offerId);

const release = command(async (tx: Tx, offerId: OfferId): Promise<void> => {
  const { db, now } = tx;
  const waiting = db.selectFrom("dispatches").select(["id", "session_id"])
    .where("offer_id", "=", offerId).where("status", "=", "QUEUED")
    .where("reason", "=", "IDENTICAL_CAP").where("planned_at", ">", now);
  const sessions = new Set((await waiting.execute()).map(({ session_id }) => session_id));
  if (sessions.size === 0) return;
  await lockLanes(tx, sessions);
  await db.updateTable("dispatches").set({ planned_at: now, reason: null })
    .where("id", "in", waiting.clearSelect().select("id")).execute();
  await db.updateTable("lanes").set({ wake_at: now })
    .where("session_id", "in", [...sessions]).execute();
});
