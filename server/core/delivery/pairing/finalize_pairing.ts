import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { SessionId } from "../../ids.ts";
import { LimitReached } from "../../limits.ts";
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

/** The pairing was given up, or is another process's by now: nothing of it is kept. */
class GivenUp extends Error {}

type Linked = PairingClaim & { readonly paired: Paired };

/**
 * Keeps the account that a pairing has linked, with all its secrets, or says why not: in one
 * transaction. Null: nobody waits for it any more. What is not kept has to be undone at the vendor.
 */
export async function finalizePairing(
  ctx: Context,
  input: Linked,
): Promise<FinalizedPairing | null> {
  try {
    return await settle(ctx, input);
  } catch (error) {
    if (error instanceof GivenUp) return null;
    throw error;
  }
}

const settle = command(async (tx, input: Linked): Promise<FinalizedPairing> => {
  const { db, now, emit } = tx;
  const { pairingId, paired } = input;
  const pairing = await findPairing(tx, input).executeTakeFirst();
  if (!pairing) return await settledBefore(tx, input);
  const settled = await keep(tx, pairing, paired);
  // Last of all that is locked; given up meanwhile, it undoes the session as well.
  if (!await lockPairing(tx, input)) throw new GivenUp();
  if ("refused" in settled) {
    await failPairing(tx, pairing, settled.refused);
    return settled;
  }
  await db.updateTable("pairings").set({
    ...nothingShown,
    state: "PAIRED",
    session_id: settled.sessionId,
    ended_at: now,
  }).where("id", "=", pairingId).execute();
  emit({ name: "pairing.changed", userId: pairing.userId, pairingId });
  return settled;
});

/** Asked again because the database's answer was lost, it may have been kept already. */
async function settledBefore({ db }: Tx, { pairingId, claim }: Linked): Promise<FinalizedPairing> {
  const before = await db.selectFrom("pairings").select("session_id as sessionId")
    .where("id", "=", pairingId).where("claim", "=", claim).where("state", "=", "PAIRED")
    .executeTakeFirst();
  if (!before?.sessionId) throw new GivenUp();
  return { sessionId: before.sessionId };
}

const refusals: { readonly [Code in FailureCode]?: PairingFailure } = {
  NUMBER_OF_ANOTHER_PERSON: "ANOTHERS",
  NUMBER_OF_OTHER_CHANNEL: "OTHER_CHANNEL",
};

async function keep(
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
