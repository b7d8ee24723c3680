import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type OfferId, type StoreSectionId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { messageLink, type Offer } from "../offers/offer.ts";
import { staleAt } from "../offers/message/displayable_prices.ts";
import { provenFacts, publisherOf } from "../offers/queries.ts";
import { asOffer } from "../offers/tables.ts";
import { wordPatterns } from "../search.ts";
import { type SeenProduct, type StoreCard, storeCard, withFresherPrice } from "./card.ts";
import type { Store } from "./store.ts";
import { storeLinks } from "./store_links.ts";
import { MOST_PINS } from "./store_fields.ts";

/** Cards of a page. */
export const PAGE_SIZE = 48;
/** Sold-out and expired offers that a store still shows. */
const MOST_ENDED = 12;
/** Offers are counted up to here. */
const MOST_COUNTED = 1_000;
/** Days after which a price that nobody has seen again counts no longer. */
const EXPIRES_DAYS = 30;

export type CardFilter = {
  readonly search: string;
  readonly sectionId: StoreSectionId | null;
  readonly marketplace: Marketplace | null;
  /** The last offer of the page before; null: the first page. */
  readonly after: OfferId | null;
};

/** All of a store, from its beginning. */
export const everyCard: CardFilter = {
  search: "",
  sectionId: null,
  marketplace: null,
  after: null,
};

export type CardPage = {
  readonly cards: readonly StoreCard[];
  /** What was for sale, latest first; only on the last page. */
  readonly ended: readonly StoreCard[];
  /** The cursor of the next page; null: this is the last. */
  readonly next: OfferId | null;
  /** Offers for sale that the filter finds, up to `MOST_COUNTED`. */
  readonly count: number;
  /** The marketplaces of all offers for sale. */
  readonly marketplaces: readonly Marketplace[];
  /** When the first of these prices may no longer be shown; null: never. */
  readonly staleAt: Date | null;
};

type Row = {
  readonly id: OfferId;
  readonly sectionId: StoreSectionId | null;
  readonly pinPosition: number | null;
  readonly isSoldOut: boolean;
  readonly soldOutAt: Date | null;
  readonly isExpired: boolean;
  readonly product:
    | Omit<SeenProduct, "priceReadAt"> & { readonly priceReadAt: string | null }
    | null;
};

/** Returns a page of a store's cards: the pinned ones first, then the newest, sold-out ones last. */
export async function listCards(
  ctx: Context,
  store: Store,
  filter: CardFilter,
): Promise<CardPage> {
  const { db } = ctx;
  if (filter.after !== null && !isId("ofr", filter.after)) {
    throw new Failure("CURSOR_INVALID", ["after"]);
  }
  const found = selection(store, filter, ctx.now);
  const isFirst = filter.after === null;
  const live = sql`from ${ofSale(found)} where is_live`;
  const after = isFirst ? sql`` : sql`and id < ${filter.after}`;
  const [pinned, latest, [summary]] = await Promise.all([
    isFirst
      ? rows(ctx, sql`${live} and pin_position is not null order by pin_position`, MOST_PINS)
      : [],
    rows(ctx, sql`${live} and pin_position is null ${after} order by id desc`, PAGE_SIZE + 1),
    summarize(ctx, store, filter),
  ]);
  const room = PAGE_SIZE - pinned.length;
  const shown = latest.slice(0, room);
  const isLast = latest.length <= room;
  const ended = isLast
    ? await rows(ctx, sql`from ${ofSale(found)} where not is_live order by id desc`, MOST_ENDED)
    : [];
  const all = [...pinned, ...shown, ...ended];
  const offers = new Map<OfferId, Offer>(
    all.length === 0 ? [] : (await db.selectFrom("offers").select(asOffer)
      .where("id", "in", all.map(({ id }) => id)).execute() as Offer[])
      .map((offer) => [offer.id, offer]),
  );
  const there = all.filter(({ id }) => offers.has(id)); // one may be deleted meanwhile
  const fresh = there.map(({ id, product }) =>
    withFresherPrice(offers.get(id)!, seenProduct(product))
  );
  const cards = await cardsOf(ctx, store, there, fresh);
  const stale = fresh.flatMap((offer) => staleAt(offer)?.getTime() ?? [])
    .filter((at) => at > ctx.now.getTime());
  return {
    cards: cards.filter(({ status }) => status === "ON_SALE"),
    ended: cards.filter(({ status }) => status !== "ON_SALE"),
    next: isLast ? null : shown.at(-1)!.id,
    count: summary?.count ?? 0,
    marketplaces: summary?.marketplaces ?? [],
    staleAt: stale.length > 0 ? new Date(Math.min(...stale)) : null,
  };
}

/** What of a store decides its cards: values, or the columns of a query about many stores. */
type StoreOfCards = {
  readonly [K in "id" | "userId" | "isOnlySent" | "marketplaces"]: Store[K] | RawBuilder<Store[K]>;
};

/** Matches the rows of `stores` that have an offer for sale, in a query that selects from it. */
export function hasCards(now: Date): RawBuilder<SqlBool> {
  const store: StoreOfCards = {
    id: sql.ref("stores.id"),
    userId: sql.ref("stores.user_id"),
    isOnlySent: sql.ref("stores.is_only_sent"),
    marketplaces: sql.ref("stores.marketplaces"),
  };
  return sql`exists (select from ${ofSale(selection(store, everyCard, now))} where is_live)`;
}

/**
 * Selects the offers of a store, one for each product, and whether each is for sale. Of the same
 * product the newest offer counts; its person may hide it.
 */
function selection(
  { id: storeId, userId, isOnlySent, marketplaces }: StoreOfCards,
  { search, sectionId, marketplace }: Omit<CardFilter, "after">,
  now: Date,
): RawBuilder<unknown> {
  const isListed = (o: string) =>
    sql`${sql.ref(`${o}.deleted_at`)} is null and ${sql.ref(`${o}.title`)} <> '' and
      (${sql.ref(`${o}.source_url`)} is not null or ${
      sql.ref(`${o}.custom_affiliate_url`)
    } is not null)
      and (not ${isOnlySent}::boolean or ${sql.ref(`${o}.status`)} <> 'DRAFT')`;
  const words = wordPatterns(search).map((pattern) => sql`and o.search_text like ${pattern}`);
  return sql`
    select o.id, i.section_id, i.pin_position,
      (i.sold_out_at is not null or coalesce(p.availability = 'OUT_OF_STOCK', false)
        or coalesce(p.link_status = 'GONE', false)) as is_sold_out,
      i.sold_out_at,
      (
        greatest(p.price_read_at, coalesce((
          select max((e ->> 'readAt')::timestamptz) from jsonb_array_elements(o.evidence) e
          where e ->> 'field' = 'PRICE'
        ), o.created_at)) < ${now}::timestamptz - make_interval(days => ${EXPIRES_DAYS}::int)
        or o.coupon_code is not null and coalesce((
          select bool_and(c.valid_until < ${now}::timestamptz) from coupons c
          where c.user_id = o.user_id and c.code = o.coupon_code and c.marketplace = o.marketplace
            and c.deleted_at is null
        ), false)
      ) as is_expired,
      case when p.id is null then null else json_build_object(
        'currency', p.currency, 'priceCents', p.price_cents, 'pixPriceCents', p.pix_price_cents,
        'cardPriceCents', p.card_price_cents, 'source', p.source, 'priceReadAt', p.price_read_at
      ) end as product,
      o.marketplace
    from offers o
    left join store_items i on i.store_id = ${storeId} and i.offer_id = o.id
    left join products p on p.marketplace = o.marketplace
      and p.host = split_part(o.source_url, '/', 3)
      and p.product_id = coalesce(o.product_id, regexp_replace(o.source_url, '^https?://[^/]+', ''))
      and p.user_id = o.user_id and p.deleted_at is null
    where o.user_id = ${userId} and not coalesce(i.is_hidden, false) and ${isListed("o")}
      and (cardinality(${marketplaces}::text[]) = 0 or o.marketplace = any (${marketplaces}::text[]))
      ${marketplace === null ? sql`` : sql`and o.marketplace = ${marketplace}`}
      ${sectionId === null ? sql`` : sql`and i.section_id = ${sectionId}`}
      ${words.length > 0 ? sql.join(words, sql` `) : sql``}
      and (i.pin_position is not null or not exists (
        select from offers n
        where n.user_id = o.user_id and md5(n.source_url) = md5(o.source_url) and n.id > o.id
          and ${isListed("n")}
      ) and not exists (
        select from offers n
        where n.user_id = o.user_id and n.product_id = o.product_id and n.id > o.id
          and n.marketplace = o.marketplace
          and split_part(n.source_url, '/', 3) = split_part(o.source_url, '/', 3) and ${
    isListed("n")
  }
      ))`;
}

const ofSale = (found: RawBuilder<unknown>) =>
  sql`(select *, not (is_sold_out or is_expired) as is_live from (${found}) found) cards`;

async function rows(
  { db }: Context,
  found: RawBuilder<unknown>,
  most: number,
): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select id, section_id as "sectionId", pin_position as "pinPosition",
      is_sold_out as "isSoldOut", sold_out_at as "soldOutAt", is_expired as "isExpired", product
    ${found} limit ${most}`.execute(db);
  return rows;
}

async function summarize({ db, now }: Context, store: Store, filter: CardFilter) {
  const all = selection(store, { ...filter, marketplace: null, search: "", sectionId: null }, now);
  const found = selection(store, filter, now);
  const { rows } = await sql<{ count: number; marketplaces: Marketplace[] }>`
    select
      (select count(*)::int from (
        select from ${ofSale(found)} where is_live limit ${MOST_COUNTED}
      ) counted) as count,
      (select coalesce(array_agg(distinct marketplace), '{}') from (
        select marketplace from ${ofSale(all)} where is_live limit ${MOST_COUNTED}
      ) listed) as marketplaces`.execute(db);
  return rows;
}

const seenProduct = (product: Row["product"]): SeenProduct | null =>
  product && {
    ...product,
    priceReadAt: product.priceReadAt === null ? null : new Date(product.priceReadAt),
  };

async function cardsOf(
  ctx: Context,
  store: Store,
  rows: readonly Row[],
  fresh: readonly Offer[],
): Promise<StoreCard[]> {
  const tags = await publisherOf(ctx.db, store.userId);
  const priced = fresh.map((offer) => ({ ...offer, customText: null }));
  const [facts, links] = await Promise.all([
    provenFacts(ctx, priced),
    storeLinks(ctx, store, fresh.map((offer) => ({ offer, url: messageLink(offer, tags)! }))),
  ]);
  return rows.map(({ sectionId, pinPosition, isSoldOut, isExpired, soldOutAt }, at) =>
    storeCard(fresh[at]!, {
      status: isSoldOut ? "SOLD_OUT" : isExpired ? "EXPIRED" : "ON_SALE",
      soldOutAt,
      sectionId,
      isPinned: pinPosition !== null,
      lowestInDays: facts.get(priced[at]!)?.lowestInDays ?? null,
      url: links[at]!,
    }, ctx.now)
  );
}
