import type { Context } from "../../context.ts";
import type { OfferId, UserId } from "../../ids.ts";
import { marketplaceName } from "../../marketplaces/marketplace.ts";
import { exampleFacts, exampleOffer } from "../../offers/message/example_offer.ts";
import { adOf, completeText } from "../../offers/message/message.ts";
import { valuesOf } from "../../offers/message/message_values.ts";
import { provenFacts, publisherOf, requireOwnOffer } from "../../offers/queries.ts";
import { cleanTitle } from "./shortened_title.ts";

/** What a text about an offer is made of. */
export type OfferBrief = {
  /** The value of each field in the message; null: the offer lacks it. */
  readonly values: Readonly<Record<string, string | null>>;
  /** The shop that a text may name; null: none. */
  readonly shop: string | null;
  /** Adds what law and contracts require, and the signature. */
  readonly complete: (text: string) => string;
};

/** Returns that of the viewer's offer, or of an example where none is named. @throws Failure OFFER_NOT_FOUND */
export async function loadOfferBrief(
  ctx: Context,
  userId: UserId,
  offerId: OfferId | null,
): Promise<OfferBrief> {
  const stored = offerId
    ? await requireOwnOffer(ctx, offerId, { permission: "offer.see", field: "offerId" })
    : null;
  const publisher = await publisherOf(ctx.db, userId);
  const offer = stored ?? exampleOffer;
  const facts = stored
    ? (await provenFacts(ctx, [{ ...stored, customText: null }])).values().next().value!
    : exampleFacts(ctx.now);
  const values = valuesOf(offer, publisher, ctx.now, facts);
  return {
    values: { ...values, titulo: values.titulo && cleanTitle(values.titulo) },
    shop: offer.shop || marketplaceName(offer.marketplace),
    complete: (text) => completeText(text, publisher, adOf(offer, publisher)),
  };
}
