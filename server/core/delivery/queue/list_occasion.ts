import type { Context } from "../../context.ts";
import type { DispatchId, OfferId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** One `sendOffer` makes no more. */
const MOST = 500;

/** The latest of the viewer's dispatches of an offer in one occasion, the oldest of them first. */
export async function listOccasion(
  { db, viewer }: Context,
  { offerId, occasion }: { readonly offerId: OfferId; readonly occasion: string },
): Promise<DispatchId[]> {
  const latest = await db.selectFrom("dispatches").select("id")
    .where("offer_id", "=", offerId).where("occasion", "=", occasion)
    .where("user_id", "=", permit(viewer, "dispatch.see"))
    .orderBy("id", "desc").limit(MOST).execute();
  return latest.map(({ id }) => id).reverse();
}
