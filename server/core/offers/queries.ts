import { sql } from "kysely";
import { priceDays, type PriceQuery } from "../catalogue/prices/price_days.ts";
import { lowestInDays } from "../catalogue/prices/price_history.ts";
import { priceKey } from "../catalogue/prices/price_key.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { Image } from "../delivery/messenger.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { isSeenByUs } from "../marketplaces/readings/product_reading.ts";
import { asAffiliateTags } from "../marketplaces/links/affiliate_tags.ts";
import { isId, type OfferId, type SessionId, type UserId } from "../ids.ts";
import { type Permission, permit } from "../permissions.ts";
import { type EndCause, loadEndedAmong, loadOffersEndedBy } from "./ended_offers.ts";
import { uploadedId } from "./field_values.ts";
import type { Offer, OfferStatus } from "./offer.ts";
import { displayablePrices } from "./message/displayable_prices.ts";
import type { Publisher } from "./message/message.ts";
import type { MessageOffer } from "./message/message_values.ts";
import { endOfCoupon, type ProvenFacts } from "./message/proven_facts.ts";
import { asOffer } from "./tables.ts";

type OfferAccess = {
  /** What the viewer must be allowed to do; absent: to edit offers. */
  readonly permission?: Permission;
  /** The input's field that the failure names; absent: `id`. */
  readonly field?: string;
  /** Locks the row until the transaction ends; NO_KEY lets others refer to it meanwhile. */
  readonly lock?: "FULL" | "NO_KEY";
  readonly includesDeleted?: boolean;
};

/**
 * Returns the viewer's own offer.
 * @throws Failure OFFER_NOT_FOUND, for another person's as well
 */
export async function requireOwnOffer(
  { db, viewer }: Pick<Context, "db" | "viewer">,
  id: string,
  { permission = "offer.edit", field = "id", lock, includesDeleted = false }: OfferAccess = {},
): Promise<Offer> {
  const userId = permit(viewer, permission);
  const offer: Offer | false | undefined = isId("ofr", id) &&
    await db.selectFrom("offers").select(asOffer)
      .where("id", "=", id).where("user_id", "=", userId)
      .$if(!includesDeleted, (q) => q.where("deleted_at", "is", null))
      .$if(lock === "FULL", (q) => q.forUpdate())
      .$if(lock === "NO_KEY", (q) => q.forNoKeyUpdate())
      .executeTakeFirst();
  if (!offer) throw new Failure("OFFER_NOT_FOUND", [field]);
  return offer;
}

/** Returns the viewer's own offer, deleted or not, locked until the transaction ends. */
export const lockOwnOffer = (ctx: Context, id: OfferId): Promise<Offer> =>
  requireOwnOffer(ctx, id, { lock: "FULL", includesDeleted: true });

/** Reads whose tags and words a person's messages carry. */
export const publisherOf = (db: Context["db"], userId: UserId): Promise<Publisher> =>
  db.selectFrom("users").where("id", "=", userId).select([
    ...asAffiliateTags,
    "has_disclosure as hasDisclosure",
    "signature",
    "time_zone as timeZone",
  ]).executeTakeFirstOrThrow();

/** Returns the person's offers that a cause ended and that have a message of this status. */
export const offersEndedBy = (
  ctx: Pick<Context, "db">,
  userId: UserId,
  cause: EndCause,
  status: "SENT" | "QUEUED",
): Promise<OfferId[]> => loadOffersEndedBy(ctx, userId, cause, status);

/** Returns which of these offers are over now. */
export const endedOffers = (
  ctx: Pick<Context, "db">,
  ids: readonly OfferId[],
): Promise<ReadonlySet<OfferId>> => loadEndedAmong(ctx, ids);

/** Checks that an uploaded picture is the user's own. @throws Failure IMAGE_INVALID */
export async function requireOwnPicture(
  { db }: Pick<Context, "db">,
  userId: UserId,
  imageUrl: string | null | undefined,
  path: readonly string[] = ["fields", "imageUrl"],
): Promise<void> {
  const id = uploadedId(imageUrl);
  if (!id) return;
  const own = await db.selectFrom("media").select("id")
    .where("id", "=", id).where("user_id", "=", userId).executeTakeFirst();
  if (!own) throw new Failure("IMAGE_INVALID", path);
}

/** Reads an offer's picture: an uploaded one here, any other over the network. @throws Error */
export async function readOfferImage(
  { db, ports }: Pick<Context, "db" | "ports">,
  reader: UserId | SessionId,
  imageUrl: string,
): Promise<Image> {
  const id = uploadedId(imageUrl);
  if (!id) return await ports.readImage(reader, imageUrl);
  const { bytes } = await db.selectFrom("media").select("bytes").where("id", "=", id)
    .executeTakeFirstOrThrow();
  return { bytes, contentType: "image/jpeg" };
}

type Provable = MessageOffer & Pick<Offer, "userId" | "productId" | "customText">;
type ReadContext = Pick<Context, "db" | "now">;

/** Returns what is proven of each of these offers, by the offer; a text of the person's own needs nothing. */
export async function provenFacts<O extends Provable>(
  ctx: ReadContext,
  offers: readonly O[],
): Promise<ReadonlyMap<O, ProvenFacts>> {
  const templated = offers.filter(({ customText }) => customText === null);
  const [lowest, ends] = await Promise.all([
    lowestPrices(ctx, templated),
    couponEnds(ctx, templated),
  ]);
  return new Map(
    offers.map((offer) => [offer, {
      lowestInDays: lowest.get(offer) ?? null,
      couponUntil: ends.get(offer) ?? null,
    }]),
  );
}

async function lowestPrices<O extends Provable>({ db, now }: ReadContext, offers: readonly O[]) {
  const priced = offers.flatMap((offer) => {
    const query = ledgerQuery(offer);
    const { priceCents } = displayablePrices(offer, now);
    return query && priceCents !== null ? [{ offer, query, priceCents }] : [];
  });
  if (priced.length === 0) return new Map<O, number | null>();
  const { rows } = await priceDays(priced.map(({ query }) => query), now).execute(db);
  const days = Map.groupBy(rows, ({ nth }) => nth);
  return new Map(priced.map(({ offer, priceCents }, nth) => {
    return [offer, lowestInDays(priceCents, days.get(nth) ?? [], now)] as const;
  }));
}

/**
 * Returns the query for the product of an offer whose price our own reader saw. A price that a person
 * typed, shared or captured proves nothing.
 */
function ledgerQuery({ sourceUrl, marketplace, productId, currency, evidence }: Provable) {
  const isSeen = evidence.some(({ field, source }) => field === "PRICE" && isSeenByUs(source));
  const key = isSeen && sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
  return key ? { keys: [key], currency } satisfies PriceQuery : null;
}

async function couponEnds<O extends Provable>({ db, now }: ReadContext, offers: readonly O[]) {
  const coded = offers.filter(({ couponCode }) => couponCode !== null);
  if (coded.length === 0) return new Map<O, Date | null>();
  const coupons = await db.selectFrom("coupons")
    .select([
      "user_id as userId",
      "code",
      "marketplace",
      "shop",
      "valid_from as validFrom",
      "valid_until as validUntil",
      "disabled_at as disabledAt",
    ])
    .where("user_id", "in", [...new Set(coded.map(({ userId }) => userId))])
    .where("code", "in", [...new Set(coded.map(({ couponCode }) => couponCode!))])
    .where("deleted_at", "is", null).execute();
  return new Map(coded.map((offer) => [offer, endOfCoupon(offer, coupons, now)] as const));
}

/**
 * Returns which of these offers state a price that our reader saw and that a later reading for the
 * same person contradicts.
 */
export async function offersWithFormerPrice(
  { db }: Pick<Context, "db">,
  offers: readonly Offer[],
): Promise<ReadonlySet<OfferId>> {
  const seen = offers.flatMap((offer) => {
    const { sourceUrl, marketplace, productId, priceCents, evidence } = offer;
    const proof = evidence.find(({ field, source }) => field === "PRICE" && isSeenByUs(source));
    const key = sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
    return proof && key && priceCents !== null ? [{ ...offer, key, readAt: proof.readAt }] : [];
  });
  if (seen.length === 0) return new Set();
  const { rows } = await sql<{ id: OfferId }>`
    select wanted.id
    from unnest(
      ${seen.map(({ id }) => id)}::text[], ${seen.map(({ userId }) => userId)}::text[],
      ${seen.map(({ key }) => key.marketplace)}::text[], ${seen.map(({ key }) => key.host)}::text[],
      ${seen.map(({ key }) => key.productId)}::text[], ${seen.map((one) => one.currency)}::text[],
      ${seen.map(({ priceCents }) => priceCents)}::int[],
      ${seen.map(({ readAt }) => readAt)}::timestamptz[]
    ) as wanted (id, user_id, marketplace, host, product_id, currency, cents, read_at)
    cross join lateral (
      select s.price_cents from price_sightings s
      where s.marketplace = wanted.marketplace and s.host = wanted.host
        and s.product_id = wanted.product_id and s.user_id = wanted.user_id
        and s.currency = wanted.currency and s.seen_at > wanted.read_at
        and s.read_id not like 'list:%'
      order by s.seen_at desc limit 1
    ) latest
    where latest.price_cents <> wanted.cents`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** A person's offers that were created from `since` to before `until`. */
type OfferQuery = {
  readonly userId: UserId;
  readonly status?: OfferStatus | undefined;
  readonly marketplace?: Marketplace | undefined;
  /** Null: from the first. */
  readonly since: Date | null;
  readonly until: Date;
  /** The last offer of the page before; null: the first page. */
  readonly after: OfferId | null;
  readonly limit: number;
};

/** Reads a page of a person's offers that are not deleted, oldest first. */
export const readOfferPage = (
  { db }: Pick<Context, "db">,
  { userId, status, marketplace, since, until, after, limit }: OfferQuery,
): Promise<Offer[]> =>
  db.selectFrom("offers").select(asOffer)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("created_at", "<", until)
    .$if(since !== null, (q) => q.where("created_at", ">=", since!))
    .$if(after !== null, (q) => q.where("id", ">", after!))
    .$if(status !== undefined, (q) => q.where("status", "=", status!))
    .$if(marketplace !== undefined, (q) => q.where("marketplace", "=", marketplace!))
    .orderBy("id").limit(limit).execute();
