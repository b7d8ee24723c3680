import { sql } from "kysely";
import type { Context, Ports } from "../context.ts";
import { displayablePrices } from "../offers/message/displayable_prices.ts";
import { asOffer } from "../offers/tables.ts";
import type { Offer } from "../offers/offer.ts";
import { HOME_ZONE } from "../users/user.ts";
import { type ShortLink, shortLinkStatusAt } from "./short_link.ts";
import { monthTables } from "./clicks/click_months.ts";
import { isSlug } from "./slug.ts";
import { asShortLink } from "./tables.ts";

/** Returns the address of a link, as it is shared. */
export const shortLinkUrl = (
  { shortLinks }: Pick<Ports, "shortLinks">,
  { slug }: Pick<ShortLink, "slug">,
): string => `${shortLinks.origin}/${slug}`;

/** Returns the link of a slug, in any capitals, of any person, also a deleted one; null: none. */
export async function findShortLink(
  { db }: Pick<Context, "db">,
  slug: string,
): Promise<ShortLink | null> {
  const lower = slug.toLowerCase();
  if (!isSlug(lower)) return null;
  return await db.selectFrom("short_links").select(asShortLink).where("slug", "=", lower)
    .executeTakeFirst() ?? null;
}

/** Returns the first UTC day of which clicks are stored one by one; null: none were ever deleted. */
export async function firstStoredDay({ db }: Pick<Context, "db">): Promise<string | null> {
  const state = await db.selectFrom("retention_states").select("deleted")
    .where("name", "=", "clicks").executeTakeFirst();
  if (!state || Number(state.deleted) === 0) return null;
  const [first] = (await monthTables(db)).toSorted();
  return `${first!.slice(-7).replace("_", "-")}-01`;
}

export { countedUntil, readClickPage, type StoredClick } from "./clicks/click_pages.ts";

/** What a messenger shows of a link before anybody follows it. */
export type LinkPreview = {
  readonly title: string;
  /** Absolute: messengers fetch it. */
  readonly imageUrl: string | null;
  /** Null: not known, or no longer to be shown. */
  readonly priceCents: number | null;
  readonly currency: string;
  /** When the price was read (ISO 8601, UTC); null: there is none. */
  readonly priceReadAt: string | null;
  /** The zone of the link's person, in which that time is said. */
  readonly timeZone: string;
  /** The product's own address, without affiliate tags; null: unknown. */
  readonly canonicalUrl: string | null;
  /** Whether its offer is in the trash or gone: no product is shown then. */
  readonly isOfferDeleted: boolean;
};

/** Returns the preview of a link: of its offer, or of its own title. */
export async function linkPreview(
  { db, now, ports }: Pick<Context, "db" | "now" | "ports">,
  { slug, offerId, userId, title }: Pick<ShortLink, "slug" | "offerId" | "userId" | "title">,
): Promise<LinkPreview> {
  const own: LinkPreview = {
    title,
    imageUrl: null,
    priceCents: null,
    currency: "BRL",
    priceReadAt: null,
    timeZone: HOME_ZONE,
    canonicalUrl: null,
    isOfferDeleted: offerId !== null,
  };
  if (offerId === null) return own;
  const offer: (Offer & { readonly timeZone: string | null }) | undefined = await db
    .selectFrom("offers").select(asOffer)
    .select((eb) =>
      eb.selectFrom("users").select("time_zone").whereRef("users.id", "=", "offers.user_id")
        .as("timeZone")
    )
    .where("id", "=", offerId).where("user_id", "=", userId).where("deleted_at", "is", null)
    .executeTakeFirst();
  if (!offer) return own;
  const shown = displayablePrices(offer, now);
  const readAt = offer.evidence.find(({ field }) => field === "PRICE")?.readAt ?? null;
  return {
    title: shown.title ?? title,
    imageUrl: shown.imageUrl?.startsWith("/")
      ? siteOrigin(ports) + linkPicturePath(slug)
      : shown.imageUrl,
    priceCents: shown.priceCents,
    currency: shown.currency,
    priceReadAt: shown.priceCents === null ? null : readAt,
    timeZone: offer.timeZone ?? HOME_ZONE,
    canonicalUrl: offer.sourceUrl,
    isOfferDeleted: false,
  };
}

/** The site's own origin: the host of short links serves nothing else. */
/** Returns the origin of our pages. */
export const siteOrigin = (
  { shortLinks: { origin, siteHost } }: Pick<Ports, "shortLinks">,
): string => siteHost === null ? origin : `${new URL(origin).protocol}//${siteHost}`;

/** Where the uploaded picture of a link's offer is public: the upload itself is its person's alone. */
const linkPicturePath = (slug: string) => `/api/links/pictures/${slug}.jpg`;

/** Returns the uploaded picture of an offer that a link previews; null: it shows none. */
export async function loadLinkPicture(
  { db, now }: Pick<Context, "db" | "now">,
  slug: string,
): Promise<Uint8Array | null> {
  const link = await findShortLink({ db }, slug);
  const isShown = link !== null && link.offerId !== null && link.passwordHash === null &&
    shortLinkStatusAt(link, now) === "ACTIVE";
  if (!isShown) return null;
  const picture = await db.selectFrom("offers")
    .innerJoin("users", "users.id", "offers.user_id")
    .innerJoin("media as picture", "picture.user_id", "offers.user_id")
    .select("picture.bytes")
    .where("offers.id", "=", link.offerId).where("offers.user_id", "=", link.userId)
    .where("offers.deleted_at", "is", null).where("users.blocked_at", "is", null)
    .where((eb) =>
      eb("offers.image_url", "=", sql<string>`'/api/offers/pictures/' || picture.id || '.jpg'`)
    ).executeTakeFirst();
  return picture?.bytes ?? null;
}
