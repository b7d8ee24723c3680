import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { OfferId, UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Offer, OfferStatus } from "./offer.ts";
import { asOffer, offerSelection } from "./tables.ts";
import { anyOf } from "../../database/any_of.ts";
import { compiledByShape } from "../../database/compiled_by_shape.ts";
import { inPage, type Page } from "../../database/page.ts";
import { checkCursors } from "../cursors.ts";
import type { Given } from "../given.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { wordPatterns } from "../search.ts";
import { sql } from "kysely";

/** Returns the viewer's offers by id, in the requested order; a `Failure` for each missing one. */
export async function loadOffers(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(Offer | Failure)[]> {
  const userId = permit(viewer, "offer.see");
  const offers = await offersById(db, { ids, userId });
  const byId = new Map(offers.map((offer) => [offer.id, offer]));
  return ids.map((id) => byId.get(id) ?? new Failure("OFFER_NOT_FOUND"));
}

const offersById = compiledByShape<{ ids: readonly OfferId[]; userId: UserId }, Offer>(
  (db, { ids, userId }) =>
    db.selectFrom("offers").select(asOffer).where("id", "=", anyOf(ids))
      .where("user_id", "=", userId).where("deleted_at", "is", null),
);

export type OfferFilter = Given<
  { search: string; status: OfferStatus; marketplace: Marketplace }
>;

/** The properties that every list shows: reading them alone costs a fifth of a whole offer. */
const briefProperties = [
  "id",
  "version",
  "status",
  "marketplace",
  "title",
  "shop",
  "imageUrl",
  "updatedAt",
] as const satisfies readonly (keyof Offer)[];
/** All that is shown as it is stored, by its name in GraphQL. */
const plainProperties = [
  ...briefProperties,
  "productId",
  "sourceUrl",
  "createdAt",
] as const satisfies readonly (keyof Offer)[];

/**
 * How much of each offer is read: all of it, all but what the shop last said, what is shown as it is
 * stored, or what every list shows. There are few, because each is a statement to prepare.
 */
type Extent = "WHOLE" | "WITHOUT_READING" | "PLAIN" | "BRIEF";

const selections = {
  WHOLE: asOffer,
  WITHOUT_READING: asOffer.filter((column) => column !== "reading"),
  PLAIN: offerSelection(plainProperties),
  BRIEF: offerSelection(briefProperties),
};

const plainNames: ReadonlySet<string> = new Set([...plainProperties, "__typename"]);
const briefNames: ReadonlySet<string> = new Set([...briefProperties, "__typename"]);

/** Returns how much of an offer must be read for these of its properties, as GraphQL names them. */
export function extentFor(names: ReadonlySet<string>): Extent {
  if (names.has("reading")) return "WHOLE";
  if (!names.isSubsetOf(plainNames)) return "WITHOUT_READING";
  return names.isSubsetOf(briefNames) ? "BRIEF" : "PLAIN";
}

/**
 * Returns the viewer's offers, newest first; title or shop contain every word of `search`. Properties
 * beyond `extent` are absent.
 */
export function listOffers(
  { db, viewer }: Context,
  { search, status, marketplace }: OfferFilter,
  page: Page,
  extent: Extent = "WHOLE",
): Promise<Offer[]> {
  const userId = permit(viewer, "offer.see");
  const patterns = wordPatterns(search ?? "");
  checkCursors("ofr", page);
  const asked = { ...page, userId, status, marketplace };
  if (patterns.length === 0) return pagesOfOffers[extent](db, asked);
  return patterns.reduce(
    (q, pattern) => q.where("search_text", "like", pattern),
    offersInPage(db, asked, extent),
  ).execute();
}

type AskedPage = Page & Pick<OfferFilter, "status" | "marketplace"> & { readonly userId: UserId };

const offersInPage = (
  db: Context["db"],
  { userId, status, marketplace, ...page }: AskedPage,
  extent: Extent,
) =>
  inPage(
    db.selectFrom("offers").select(selections[extent])
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .$if(Boolean(status), (q) => q.where("status", "=", status!))
      .$if(Boolean(marketplace), (q) => q.where("marketplace", "=", marketplace!)),
    page,
  );

const compiled = (extent: Extent) =>
  compiledByShape<AskedPage, Offer>((db, asked) => offersInPage(db, asked, extent));
const pagesOfOffers = {
  WHOLE: compiled("WHOLE"),
  WITHOUT_READING: compiled("WITHOUT_READING"),
  PLAIN: compiled("PLAIN"),
  BRIEF: compiled("BRIEF"),
};

/** The number of offers, in all and by status. */
export type OfferTally = Readonly<Record<OfferStatus | "total", number>>;

/** Counts the viewer's offers by status. */
export async function tallyOffers({ db, viewer }: Context): Promise<OfferTally> {
  const rows = await db.selectFrom("offers")
    .select(["status", sql<number>`count(*)::int`.as("count")])
    .where("user_id", "=", permit(viewer, "offer.see")).where("deleted_at", "is", null)
    .groupBy("status").execute();
  return {
    ...noOffers,
    ...Object.fromEntries(rows.map(({ status, count }) => [status, count])),
    total: rows.reduce((sum, { count }) => sum + count, 0),
  };
}

const noOffers = { DRAFT: 0, APPROVED: 0, QUEUED: 0, SENT: 0, FAILED: 0, UNCERTAIN: 0 };

/** Days within which the same product again is reported. */
const RECENT_DAYS = 7;

/**
 * Returns, for each of these offers of the viewer, the latest earlier one of the same product, of
 * the week before and not deleted; null where there is none. Products are the same by the shop's id
 * on one host, or by their address.
 */
export async function loadDuplicates(
  { db, viewer }: Context,
  ids: readonly OfferId[],
): Promise<(OfferId | null)[]> {
  const userId = permit(viewer, "offer.see");
  const { rows } = await sql<{ id: OfferId; earlier: OfferId }>`
    select o.id, greatest(by_id.id, by_address.id) as earlier
    from offers as o
    left join lateral (
      select e.id from offers as e
      where e.user_id = o.user_id and e.product_id = o.product_id and e.id < o.id
        and e.marketplace = o.marketplace
        and split_part(e.source_url, '/', 3) = split_part(o.source_url, '/', 3)
        and e.created_at >= o.created_at - make_interval(days => ${RECENT_DAYS}::int)
        and e.deleted_at is null
      order by e.id desc limit 1
    ) as by_id on true
    left join lateral (
      select e.id from offers as e
      where e.user_id = o.user_id and md5(e.source_url) = md5(o.source_url) and e.id < o.id
        and e.created_at >= o.created_at - make_interval(days => ${RECENT_DAYS}::int)
        and e.deleted_at is null and e.source_url is not null
      order by e.id desc limit 1
    ) as by_address on true
    where o.id = any (${ids}::text[]) and o.user_id = ${userId}
      and (by_id.id is not null or by_address.id is not null)`.execute(db);
  const earlier = new Map(rows.map((row) => [row.id, row.earlier]));
  return ids.map((id) => earlier.get(id) ?? null);
}
