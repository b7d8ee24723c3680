import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, type OfferId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Offer, OfferStatus } from "./offer.ts";
import { asOffer } from "./tables.ts";

const MOST_OFFERS = 100;

type ApproveOffers = { readonly ids: readonly OfferId[] };

/** Marks drafts as ready to be sent; offers of a later status stay as they are. */
export const approveOffers = command((tx, { ids }: ApproveOffers) => {
  return setStatus(tx, ids, "DRAFT", "APPROVED");
});

/** Makes approved offers drafts again; all others stay as they are. */
export const unapproveOffers = command((tx, { ids }: ApproveOffers) => {
  return setStatus(tx, ids, "APPROVED", "DRAFT");
});

/** Returns all of them, in the requested order. @throws Failure where one is not the viewer's */
async function setStatus(
  { db, viewer, now, emit }: Tx,
  chosen: readonly OfferId[],
  from: OfferStatus,
  to: "APPROVED" | "DRAFT",
): Promise<Offer[]> {
  const userId = permit(viewer, "offer.edit");
  const ids = [...new Set(chosen)];
  if (ids.length > MOST_OFFERS) throw new Failure("TOO_MANY_OFFERS", ["ids"]);
  if (!ids.every((id) => isId("ofr", id))) throw new Failure("OFFER_NOT_FOUND", ["ids"]);
  if (ids.length === 0) return [];
  const offers: Offer[] = await db.selectFrom("offers").select(asOffer)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .orderBy("id").forUpdate().execute();
  if (offers.length < ids.length) throw new Failure("OFFER_NOT_FOUND", ["ids"]);
  const turned: Offer[] = await db.updateTable("offers").set({ status: to, updated_at: now })
    .where("id", "in", ids).where("status", "=", from).returning(asOffer).execute();
  for (const { id: offerId } of turned) {
    emit({ name: "offer.updated", userId, offerId });
    emit({ name: to === "APPROVED" ? "offer.approved" : "offer.unapproved", userId, offerId });
  }
  const byId = new Map([...offers, ...turned].map((offer) => [offer.id, offer]));
  return ids.map((id) => byId.get(id)!);
}
