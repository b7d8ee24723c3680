import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Offer } from "./offer.ts";
import { asOffer } from "./tables.ts";

/** Many of the viewer's offers by id, in the order asked for, a `Failure` where there is none. */
export async function loadOffers(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(Offer | Failure)[]> {
  const userId = permit(viewer, "offer.see");
  const offers = await db.selectFrom("offers").select(asOffer)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return ids.map((id) => byId.get(id) ?? new Failure("OFFER_NOT_FOUND"));
}
