import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { PairingId, UserId } from "../../ids.ts";
import type { Channel } from "../messenger.ts";
import { nothingShown, type PairingFailure } from "./pairing_state.ts";

/** Which pairing, and the claim under which somebody sees to it. */
export type SeenTo = { readonly pairingId: PairingId; readonly claim: number };

export type PairingSeenTo = {
  readonly id: PairingId;
  readonly userId: UserId;
  readonly channel: Channel;
  readonly isNewNumber: boolean;
};

/** A pairing under way, as long as nobody else sees to it. */
export const findPairing = ({ db }: Pick<Context, "db">, { pairingId, claim }: SeenTo) =>
  db.selectFrom("pairings")
    .select(["id", "user_id as userId", "channel", "is_new_number as isNewNumber"])
    .where("id", "=", pairingId).where("claim", "=", claim).where("ended_at", "is", null);

/** The same, locked until the transaction ends. */
export const lockPairing = (tx: Tx, which: SeenTo): Promise<PairingSeenTo | undefined> =>
  findPairing(tx, which).forUpdate().executeTakeFirst();

/** Ends a locked pairing that is under way. */
export async function failPairing(
  { db, now, emit }: Tx,
  { id, userId }: { readonly id: PairingId; readonly userId: UserId },
  trouble: PairingFailure,
): Promise<void> {
  await db.updateTable("pairings")
    .set({ ...nothingShown, state: "FAILED", trouble, ended_at: now })
    .where("id", "=", id).execute();
  emit({ name: "pairing.changed", userId, pairingId: id });
}
