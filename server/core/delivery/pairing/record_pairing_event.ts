import { command } from "../../command.ts";
import { failPairing, lockPairing, type PairingClaim } from "./claim_pairings.ts";
import { nothingShown, type PairingEvent } from "./pairing.ts";

/** What a pairing tells on its way; the account at its end is settled on its own. */
export type PairingProgress = Exclude<PairingEvent, { kind: "paired" }>;

/**
 * Takes in how far a pairing has come. @returns whether it goes on, and is the reporter's: it may have
 * been given up, or be another process's by now.
 */
export const recordPairingEvent = command(
  async (tx, input: PairingClaim & { told: PairingProgress }): Promise<boolean> => {
    const { told, pairingId } = input;
    const pairing = await lockPairing(tx, input);
    if (!pairing) return false;
    if (told.kind === "failed") {
      await failPairing(tx, pairing, told.problem);
      return false;
    }
    await tx.db.updateTable("pairings").set(shownOf(told)).where("id", "=", pairingId).execute();
    tx.emit({ name: "pairing.changed", userId: pairing.userId, pairingId });
    return true;
  },
);

function shownOf(told: Exclude<PairingProgress, { kind: "failed" }>) {
  switch (told.kind) {
    case "qr":
      return {
        ...nothingShown,
        state: "SHOWING",
        qr: told.text,
        shown_until: told.expiresAt,
      } as const;
    case "code":
      return {
        ...nothingShown,
        state: "SHOWING",
        code: told.code,
        shown_until: told.expiresAt,
      } as const;
    case "agreed":
      return { ...nothingShown, state: "AGREED" } as const;
  }
}
