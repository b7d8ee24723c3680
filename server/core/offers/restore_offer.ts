import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import type { Offer } from "./offer.ts";
import { lockOwnOffer } from "./queries.ts";

/** Brings a deleted offer back, as it was. */
export const restoreOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  const offer = await lockOwnOffer(tx, input.id);
  if (!offer.deletedAt) throw new Failure("OFFER_NOT_DELETED", ["id"]);
  await tx.db.updateTable("offers").set({ deleted_at: null }).where("id", "=", offer.id)
    .execute();
  tx.emit({ name: "offer.restored", userId: offer.userId, offerId: offer.id });
  return { ...offer, deletedAt: null };
});
