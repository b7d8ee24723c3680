import type { Context } from "../../context.ts";
import type { OfferId } from "../../ids.ts";
import { messageText, type Publisher } from "../../offers/message/message.ts";
import type { Offer } from "../../offers/offer.ts";
import { asOffer } from "../../offers/tables.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import { dayOf } from "../../zoned.ts";

/**
 * What a message of an offer would say if it went out now; `key` draws among the template's variants,
 * as the message's own id does. Null: the offer is gone.
 */
export type WordsOf = (
  offerId: OfferId,
  key: string,
  publisher: Publisher & { readonly zone: string },
) => string | null;

/** The words of many messages of these offers: each wording is put together once. */
export async function offerWords(
  { db, now }: Context,
  offerIds: readonly OfferId[],
): Promise<WordsOf> {
  if (offerIds.length === 0) return () => null;
  const rows: Offer[] = await db.selectFrom("offers").select(asOffer)
    .where("id", "in", [...new Set(offerIds)]).where("deleted_at", "is", null).execute();
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  const templates = await templatesOfOffers(db, rows);
  const made = new Map<string, string>();
  return (offerId, key, publisher) => {
    const offer = offers.get(offerId);
    if (!offer) return null;
    const day = dayOf(now, publisher.zone);
    const wording = wordingFor(offer, templates.get(offer.userId) ?? [], day, key);
    const id = `${offerId} ${wording.body}`;
    const text = made.get(id) ?? messageText(offer, publisher, now, wording);
    made.set(id, text);
    return text;
  };
}
