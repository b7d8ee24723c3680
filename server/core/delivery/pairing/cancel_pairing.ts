import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { isId, type PairingId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { nothingShown } from "./pairing_state.ts";

/** Ends one of the viewer's pairings; what the phone agrees to meanwhile is undone. */
export const cancelPairing = command(async (tx, input: { pairingId: PairingId }) => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "session.connect");
  const { pairingId } = input;
  const found = isId("pai", pairingId) && await db.selectFrom("pairings").select("ended_at")
    .where("id", "=", pairingId).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!found) throw new Failure("PAIRING_NOT_FOUND", ["id"]);
  if (found.ended_at) return pairingId;
  await db.updateTable("pairings").set({ state: "CANCELED", ended_at: now, ...nothingShown })
    .where("id", "=", pairingId).execute();
  emit({ name: "pairing.changed", userId, pairingId });
  return pairingId;
});
