import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { refreshOffer } from "../../offers/commands.ts";
import { requireOwnOffer } from "../../offers/queries.ts";

/**
 * Reads the product of a person's offer again; one without a page is the person's own words, which
 * stay. @returns whether what it states holds now
 */
export async function readOfferAgain(
  ctx: Context,
  userId: UserId,
  offerId: OfferId,
): Promise<boolean> {
  const person: Context = { ...ctx, viewer: { kind: "member", userId } };
  try {
    const { version, sourceUrl } = await requireOwnOffer(person, offerId);
    if (sourceUrl !== null) await refreshOffer(person, { id: offerId, version });
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}
