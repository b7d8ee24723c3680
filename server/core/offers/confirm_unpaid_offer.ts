import { command } from "../command.ts";
import type { OfferId } from "../ids.ts";
import { requirePaidOrConfirmed } from "./commands.ts";
import type { Offer } from "./offer.ts";
import { requireOwnOffer } from "./queries.ts";

/**
 * Records that the person shares an offer though its present link does not pay them, so that they
 * are asked once per link. An offer that pays them stays as it is.
 */
export const confirmUnpaidOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  const offer = await requireOwnOffer(tx, input.id, { lock: "NO_KEY" });
  const confirmed = await requirePaidOrConfirmed(tx, offer, true, "id");
  if (confirmed !== offer) {
    tx.emit({ name: "offer.updated", userId: offer.userId, offerId: offer.id });
  }
  return confirmed;
});
