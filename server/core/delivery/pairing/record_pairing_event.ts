import { command } from "../../command.ts";
import { failPairing, lockPairing, type PairingClaim } from "./claim_pairings.ts";
import { nothingShown, type PairingEvent } from "./pairing.ts";

/** The progress of a pairing; the linked account at its end is saved by `finalizePairing`. */
export type PairingProgress = Exclude<PairingEvent, { kind: "paired" }>;

/**
 * Records the progress of a pairing. @returns whether it goes on under this claim: it may have been
 * canceled, or claimed by another process.
 */
export const recordPairingEvent = command(
  async (tx, input: PairingClaim & { event: PairingProgress }): Promise<boolean> => {
    const { event, pairingId } = input;
    const pairing = await lockPairing(tx, input);
    if (!pairing) return false;
    if (event.kind === "failed") {
      await failPairing(tx, pairing, event.problem);
      return false;
    }
    await tx.db.updateTable("pairings").set(columnsOf(event)).where("id", "=", pairingId).execute();
    tx.emit({ name: "pairing.changed", userId: pairing.userId, pairingId });
    return true;
  },
);

function columnsOf(event: Exclude<PairingProgress, { kind: "failed" }>) {
  switch (event.kind) {
    case "qr":
      return {
        ...nothingShown,
        status: "SHOWING",
        qr: event.text,
        shown_until: event.expiresAt,
      } as const;
    case "code":
      return {
        ...nothingShown,
        status: "SHOWING",
        code: event.code,
        shown_until: event.expiresAt,
      } as const;
    case "agreed":
      return { ...nothingShown, status: "AGREED" } as const;
  }
}
