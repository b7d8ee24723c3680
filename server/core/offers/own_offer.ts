import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Offer } from "./offer.ts";
import { asOffer } from "./tables.ts";

/**
 * The viewer's own offer, locked until the transaction ends; deleted ones too.
 * @throws Failure OFFER_NOT_FOUND, for somebody else's as well.
 */
export async function lockOwnOffer({ db, viewer }: Context, id: OfferId): Promise<Offer> {
  const userId = permit(viewer, "offer.edit");
  if (!isId("ofr", id)) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  const offer = await db.selectFrom("offers").select(asOffer)
    .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!offer) throw new Failure("OFFER_NOT_FOUND", ["id"]);
  return offer;
}
