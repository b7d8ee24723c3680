import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { RESTORABLE_MS } from "./offer.ts";
import { lockOwnOffer } from "./queries.ts";

/** Puts an offer where nobody sees it; it can be brought back for a week. */
export const deleteOffer = command(async (tx, input: { id: OfferId }) => {
  const { id, userId, deletedAt } = await lockOwnOffer(tx, input.id);
  if (deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  await tx.db.updateTable("offers").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "offer.deleted", userId, offerId: id });
  return { offerId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});
