import type { Tx } from "../../command.ts";
import type { SessionId, UserId } from "../../ids.ts";

type Which = { readonly userId: UserId; readonly sessionId: SessionId };

/** Forgets a session's credentials and secrets: whoever holds its connection leaves with it. */
export async function disconnect(tx: Tx, { userId, sessionId }: Which): Promise<void> {
  const { db, now, emit } = tx;
  await db.updateTable("messenger_sessions")
    .set({ credentials: null, trouble: null, trouble_since: null, disconnected_at: now })
    .where("id", "=", sessionId).execute();
  await db.deleteFrom("session_secrets").where("session_id", "=", sessionId).execute();
  await db.updateTable("lanes").set({ wake_at: null, waits_for: null, waits_until: null })
    .where("session_id", "=", sessionId).execute();
  emit({ name: "session.disconnected", userId, sessionId });
}
