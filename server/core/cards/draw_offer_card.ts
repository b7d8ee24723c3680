import type { PurgeBatch } from "../retention.ts";
import { requireAttempt } from "../attempts.ts";
import { isShortened } from "../assistant/writing/shortened_title.ts";
import type { Context } from "../context.ts";
import { displayablePrices } from "../offers/message/displayable_prices.ts";
import type { Offer } from "../offers/offer.ts";
import { readOfferImage, requireOwnOffer } from "../offers/queries.ts";
import { cardContent, cardDigest, type CardFormat } from "./card.ts";
import { type CardStyle } from "./card_style.ts";
import type { UserId } from "../ids.ts";
import { loadCardStyles } from "./edit_card_style.ts";

/** A drawn card. */
type DrawnCard = {
  /** JPEG. */
  readonly bytes: Uint8Array;
  readonly digest: string;
  /** False: the product's picture could not be read this time. */
  readonly isWhole: boolean;
};

/** Returns the content of an offer's card, and the digest that names its drawing. */
export async function cardOf(
  offer: Offer,
  style: CardStyle,
  options: { format: CardFormat; isAdvertising: boolean },
  now: Date,
) {
  const displayed = { ...offer, ...displayablePrices(offer, now) };
  const content = cardContent(displayed, style, options);
  const { imageUrl } = displayed;
  return { content, imageUrl, digest: await cardDigest(content, imageUrl, style.logoId) };
}

/** Returns an offer with a short title, if that is its own with words left out; else as it is. */
export const withShortTitle = (offer: Offer, title: string | null): Offer =>
  title !== null && isShortened(title, offer.title) ? { ...offer, title } : offer;

/** Drawings for one user's screens; cards in the cache do not count. */
const DRAWINGS = { most: 60, minutes: 1 };

type OwnCard = {
  readonly offerId: string;
  readonly format: CardFormat;
  /** A title to try, as the assistant proposes it; absent: the offer's. */
  readonly title?: string | null | undefined;
};

/** Draws the card of one of the viewer's offers. @throws Failure OFFER_NOT_FOUND, TOO_MANY_ATTEMPTS */
export async function drawOwnCard(
  ctx: Context,
  { offerId, format, title = null }: OwnCard,
): Promise<DrawnCard> {
  const own = await requireOwnOffer(ctx, offerId, { permission: "card.see" });
  const offer = withShortTitle(own, title);
  const count = () => requireAttempt(ctx, offer.userId, "cards", DRAWINGS);
  return await drawOfferCard(ctx, offer, format, { beforeDrawing: count });
}

/**
 * Returns the card of an offer, from the cache or drawn anew. An error of `beforeDrawing` prevents the
 * drawing of a card that is not in the cache.
 */
export async function drawOfferCard(
  { db, now, ports }: Pick<Context, "db" | "now" | "ports">,
  offer: Offer,
  format: CardFormat,
  { beforeDrawing }: { beforeDrawing?: () => Promise<void> } = {},
): Promise<DrawnCard> {
  const [style] = await loadCardStyles({ db }, [offer.userId]);
  const { hasDisclosure } = await db.selectFrom("users").select("has_disclosure as hasDisclosure")
    .where("id", "=", offer.userId).executeTakeFirstOrThrow();
  const options = { format, isAdvertising: hasDisclosure };
  const { content, imageUrl, digest } = await cardOf(offer, style!, options, now);
  const cached = await db.selectFrom("cards").select("bytes").where("digest", "=", digest)
    .where("user_id", "=", offer.userId).executeTakeFirst();
  if (cached) return { bytes: cached.bytes, digest, isWhole: true };
  await beforeDrawing?.();

  const [product, logo] = await Promise.all([
    imageUrl === null ? null : readOfferImage({ db, ports }, offer.userId, imageUrl).then(
      ({ bytes }) => bytes,
      () => null,
    ),
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

/** Deletes cards that were drawn long ago; each is drawn again when it is needed. */
export async function purgeCards({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("cards").where(({ eb, refTuple, selectFrom }) =>
    eb(
      refTuple("user_id", "digest"),
      "in",
      selectFrom("cards").select(["user_id", "digest"]).where("drawn_at", "<", before).limit(most)
        .$asTuple("user_id", "digest"),
    )
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

/** Cards of one user in the cache, at some hundred kilobytes each. */
const MAX_CACHED = 300;

/** Deletes a user's oldest cards beyond `MAX_CACHED`: each edit of an offer makes another card. */
async function purgeOldestCards({ db }: Pick<Context, "db">, userId: UserId) {
  await db.deleteFrom("cards").where("user_id", "=", userId)
    .where(
      "digest",
      "in",
      (eb) =>
        eb.selectFrom("cards").select("digest").where("user_id", "=", userId)
          .orderBy("drawn_at", "desc").offset(MAX_CACHED),
    ).execute();
}
