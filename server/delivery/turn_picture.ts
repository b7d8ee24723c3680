import { drawOfferCard } from "../core/cards/draw_offer_card.ts";
import type { Context } from "../core/context.ts";
import type { Image } from "../core/delivery/messenger.ts";
import { asOffer } from "../core/offers/tables.ts";
import type { Turn } from "../core/delivery/turns/turn.ts";

/** What goes with a message: the offer's card, or the product's picture; null: nothing does. */
export async function turnPicture(ctx: Context, turn: Turn): Promise<Image | null> {
  const { card, imageUrl } = turn;
  if (!card) return imageUrl === null ? null : await ctx.ports.readImage(imageUrl);
  const offer = await ctx.db.selectFrom("offers").select(asOffer).where("id", "=", card.offerId)
    .executeTakeFirst();
  if (!offer) return null;
  const { bytes } = await drawOfferCard(ctx, offer, card.format);
  return { bytes, contentType: "image/jpeg" };
}

/** What stands beside the link of a message without a picture: the product's, where its card failed. */
export async function turnThumbnail(ctx: Context, turn: Turn): Promise<Image | null> {
  const { card, imageUrl, preview, partsSent } = turn;
  if (!preview || !card || imageUrl === null || partsSent > 0) return null;
  return await ctx.ports.readImage(imageUrl);
}
