import type { Context } from "../context.ts";
import type { ShortLinkId } from "../ids.ts";
import { formatMoney } from "../money.ts";
import { momentLabel } from "../zoned.ts";

/** What messengers show of a link. */
export type LinkPreview = {
  readonly title: string;
  /** The price and when it was read, and the shop; null: nothing is known. */
  readonly description: string | null;
  readonly imageUrl: string | null;
};

/**
 * Returns what messengers show of a link: of its offer, else its title; null: nothing. The age of a
 * price is a date, since messengers keep what they show.
 */
export async function linkPreview(
  { db }: Pick<Context, "db">,
  id: ShortLinkId,
): Promise<LinkPreview | null> {
  const row = await db.selectFrom("short_links as link")
    .innerJoin("users as user", "user.id", "link.user_id")
    .leftJoin(
      "offers as offer",
      (join) => join.onRef("offer.id", "=", "link.offer_id").on("offer.deleted_at", "is", null),
    )
    .where("link.id", "=", id)
    .select([
      "link.title",
      "user.time_zone as timeZone",
      "offer.title as product",
      "offer.shop",
      "offer.currency",
      "offer.price_cents as cents",
      "offer.image_url as imageUrl",
      "offer.evidence",
    ]).executeTakeFirst();
  if (!row) return null;
  const { product, shop, cents, currency, evidence, timeZone, imageUrl } = row;
  const readAt = evidence?.find(({ field }) => field === "PRICE")?.readAt;
  const price = cents === null || !currency ? null : formatMoney({ cents, currency });
  const seen = readAt && `preço visto em ${momentLabel(new Date(readAt), timeZone)}`;
  const facts = [price, price && seen, shop].filter(Boolean);
  return {
    title: product || row.title,
    description: facts.length > 0 ? facts.join(" · ") : null,
    imageUrl: imageUrl?.startsWith("https://") ? imageUrl : null,
  };
}
