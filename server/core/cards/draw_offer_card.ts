import { requireAttempt } from "../attempts.ts";
import type { Context } from "../context.ts";
import { displayablePrices } from "../offers/message/displayable_prices.ts";
import type { Offer } from "../offers/offer.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { cardContent, cardDigest, type CardFormat } from "./card.ts";
import { type CardStyle } from "./card_style.ts";
import { loadCardStyles } from "./load_card_styles.ts";
import { purgeOldestCards } from "./purge_cards.ts";

/** A drawn card. */
type DrawnCard = {
  /** JPEG. */
  readonly bytes: Uint8Array;
  readonly digest: string;
  /** False: the product's picture could not be had this time. */
  readonly isWhole: boolean;
};

/** What decides how an offer's card looks now. */
export async function cardOf(
  offer: Offer,
  style: CardStyle,
  asked: { format: CardFormat; isAdvertising: boolean },
  now: Date,
) {
  const told = { ...offer, ...displayablePrices(offer, now) };
  const content = cardContent(told, style, asked);
  const { imageUrl } = told;
  return { content, imageUrl, digest: await cardDigest(content, imageUrl, style.logoId) };
}

/** Drawings for one person's screens; a card that is stored already does not count. */
const DRAWINGS = { most: 60, minutes: 1 };

/** The card of one of the viewer's offers. @throws Failure OFFER_NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function drawOwnCard(
  ctx: Context,
  { offerId, format }: { offerId: string; format: CardFormat },
): Promise<DrawnCard> {
  const offer = await requireOwnOffer(ctx, offerId, { permission: "card.see" });
  const count = () => requireAttempt(ctx, offer.userId, "cards", DRAWINGS);
  return await drawOfferCard(ctx, offer, format, { beforeDrawing: count });
}

/**
 * The card of an offer as it is now: drawn once, and again when what it shows has changed. What
 * `beforeDrawing` throws stops the drawing of a card that is not stored.
 */
export async function drawOfferCard(
  { db, now, ports }: Pick<Context, "db" | "now" | "ports">,
  offer: Offer,
  format: CardFormat,
  { beforeDrawing }: { beforeDrawing?: () => Promise<void> } = {},
): Promise<DrawnCard> {
  const [style] = await loadCardStyles({ db }, [offer.userId]);
  const { discloses } = await db.selectFrom("users").select("discloses")
    .where("id", "=", offer.userId).executeTakeFirstOrThrow();
  const asked = { format, isAdvertising: discloses };
  const { content, imageUrl, digest } = await cardOf(offer, style!, asked, now);
  const kept = await db.selectFrom("cards").select("bytes").where("digest", "=", digest)
    .where("user_id", "=", offer.userId).executeTakeFirst();
  if (kept) return { bytes: kept.bytes, digest, isWhole: true };
  await beforeDrawing?.();

  const [product, logo] = await Promise.all([
    imageUrl === null
      ? null
      : ports.readImage(offer.userId, imageUrl).then(({ bytes }) => bytes, () => null),
    style!.logoId === null ? null : logoOf({ db }, style!),
  ]);
  const bytes = await ports.drawCard(content, { product, logo });
  const isWhole = imageUrl === null || product !== null;
  if (isWhole) {
    await db.insertInto("cards")
      .values({ digest, user_id: offer.userId, format, bytes, drawn_at: now })
      .onConflict((c) => c.doNothing()).execute();
    await purgeOldestCards({ db }, offer.userId);
  }
  return { bytes, digest, isWhole };
}

async function logoOf({ db }: Pick<Context, "db">, { userId }: CardStyle) {
  const row = await db.selectFrom("card_styles").select("logo").where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.logo ?? null;
}
