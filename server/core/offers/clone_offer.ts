import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { requireRoom } from "../limits.ts";
import { permit } from "../permissions.ts";
import type { Offer } from "./offer.ts";
import { lockOwnOffer } from "./queries.ts";
import { insertOffer } from "./write_offer.ts";

/** Makes a new draft with the same fields, proofs and words. @throws LimitReached */
export const cloneOffer = command(async (tx, input: { id: OfferId }): Promise<Offer> => {
  await requireRoom(tx, permit(tx.viewer, "offer.edit"), "offersPerDay", 1);
  const original = await lockOwnOffer(tx, input.id);
  if (original.deletedAt) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  return await insertOffer(tx, { ...original, key: null });
});
