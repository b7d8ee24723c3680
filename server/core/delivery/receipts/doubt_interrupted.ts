import type { Tx } from "../../command.ts";
import type { SessionId } from "../../ids.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { journaled } from "../queue/journal.ts";
import { dispatchNews } from "../queue/news.ts";
import { proveDispatches } from "./prove_dispatches.ts";

/**
 * What was on its way when its process ended may have arrived, or not: nobody knows, so it is shown
 * as in doubt and never sent again by itself, unless its receipt has come. The lanes have just been
 * taken over.
 */
export async function doubtInterrupted(tx: Tx, sessions: readonly SessionId[]): Promise<void> {
  if (sessions.length === 0) return;
  const { db, now } = tx;
  const reason = "PROCESS_ENDED";
  const doubted = await db.updateTable("dispatches").set({
    status: "UNCERTAIN",
    reason,
    settled_at: now,
    journal: journaled({ at: now.toISOString(), step: "UNCERTAIN", reason }),
  }).where("session_id", "in", sessions).where("status", "=", "SENDING")
    .returning([
      "id as dispatchId",
      "user_id as userId",
      "session_id as sessionId",
      "offer_id as offerId",
    ])
    .execute();
  await updateOfferOutcomes(tx, doubted.map(({ offerId }) => offerId));
  tx.emit(...doubted.map((dispatch) => dispatchNews(dispatch, "UNCERTAIN")));
  await proveDispatches(tx, doubted.map(({ dispatchId }) => dispatchId));
}
