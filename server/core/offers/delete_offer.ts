import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { type Offer } from "./offer.ts";
import { lockOwnOffer } from "./queries.ts";

/** Soft-deletes an offer; it can be restored for a week. */
export const deleteOffer = command(async (tx, input: { id: OfferId }) => {
  const { id, userId, deletedAt } = await lockOwnOffer(tx, input.id);
  if (deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  await tx.db.updateTable("offers").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "offer.deleted", userId, offerId: id });
  return { offerId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted offer, as it was. */
export const restoreOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  const offer = await lockOwnOffer(tx, input.id);
  if (!offer.deletedAt) throw new Failure("OFFER_NOT_DELETED", ["id"]);
  await tx.db.updateTable("offers").set({ deleted_at: null }).where("id", "=", offer.id)
    .execute();
  tx.emit({ name: "offer.restored", userId: offer.userId, offerId: offer.id });
  return { ...offer, deletedAt: null };
});

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedOffers({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("offers").where(
    "id",
    "in",
    (all) => all.selectFrom("offers").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
