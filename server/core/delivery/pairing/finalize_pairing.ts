import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { SessionId } from "../../ids.ts";
import { LimitReached } from "../../plans/limits.ts";
import {
  failPairing,
  findPairing,
  lockPairing,
  type PairingClaim,
  type PairingUnderWay,
} from "./claim_pairings.ts";
import { saveSession } from "../sessions/save_session.ts";
import { nothingShown, type Paired, type PairingFailure } from "./pairing.ts";
import { maskedPhone } from "./phone.ts";

export type FinalizedPairing = { readonly sessionId: SessionId } | {
  readonly refused: PairingFailure;
};

/** The pairing was canceled, or another process claimed it: nothing is saved. */
class NoLongerHeld extends Error {}

type Linked = PairingClaim & { readonly paired: Paired };

/**
 * Saves the account that a pairing linked, with all its secrets, in one transaction, or returns why
 * not. Null: the pairing was canceled. The caller has to undo at the vendor whatever is not saved.
 */
export async function finalizePairing(
  ctx: Context,
  input: Linked,
): Promise<FinalizedPairing | null> {
  try {
    return await finalize(ctx, input);
  } catch (error) {
    if (error instanceof NoLongerHeld) return null;
    throw error;
  }
}

const finalize = command(async (tx, input: Linked): Promise<FinalizedPairing> => {
  const { db, now, emit } = tx;
  const { pairingId, paired } = input;
  const pairing = await findPairing(tx, input).executeTakeFirst();
  if (!pairing) return await finalizedBefore(tx, input);
  const finalized = await saveAccount(tx, pairing, paired);
  // Locked last; a pairing that was canceled meanwhile rolls the session back as well.
  if (!await lockPairing(tx, input)) throw new NoLongerHeld();
  if ("refused" in finalized) {
    await failPairing(tx, pairing, finalized.refused);
    return finalized;
  }
  await db.updateTable("pairings").set({
    ...nothingShown,
    status: "PAIRED",
    session_id: finalized.sessionId,
    ended_at: now,
  }).where("id", "=", pairingId).execute();
  emit({ name: "pairing.changed", userId: pairing.userId, pairingId });
  return finalized;
});

/** A repeated call after a lost response may find that it was saved already. */
async function finalizedBefore(
  { db }: Tx,
  { pairingId, claim }: Linked,
): Promise<FinalizedPairing> {
  const before = await db.selectFrom("pairings").select("session_id as sessionId")
    .where("id", "=", pairingId).where("claim", "=", claim).where("status", "=", "PAIRED")
    .executeTakeFirst();
  if (!before?.sessionId) throw new NoLongerHeld();
  return { sessionId: before.sessionId };
}

const refusals: { readonly [Code in FailureCode]?: PairingFailure } = {
  NUMBER_OF_ANOTHER_PERSON: "ANOTHERS",
  NUMBER_OF_OTHER_CHANNEL: "OTHER_CHANNEL",
};

async function saveAccount(
  tx: Tx,
  { userId, channel, isNewNumber }: PairingUnderWay,
  { account, credentials, secrets }: Paired,
): Promise<FinalizedPairing> {
  const hint = maskedPhone(account.id);
  try {
    const sessionId = await saveSession({ ...tx, viewer: { kind: "member", userId } }, {
      channel,
      account,
      credentials,
      hint,
      secrets,
      isNewNumber,
    });
    return { sessionId };
  } catch (error) {
    if (error instanceof LimitReached) return { refused: "NO_ROOM" };
    const refused = error instanceof Failure && refusals[error.code];
    if (refused) return { refused };
    throw error;
  }
}
