import { type RawBuilder, sql, type SqlBool } from "kysely";
import type { Context } from "../context.ts";
import type { OfferId, StoreSectionId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { wordPatterns } from "../search.ts";
import type { SeenProduct } from "./card.ts";
import type { Store } from "./store.ts";

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

/** A selected offer; its product is as JSON has it. */
export type CardRow = {
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

/** Of the offers for sale: how many the filter finds, up to `MOST_COUNTED`, and all marketplaces. */
type Summary = { readonly count: number; readonly marketplaces: readonly Marketplace[] };

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
  return sql`exists (select from ${selectCards(store, everyCard, now)} where is_live)`;
}

/**
 * Selects the offers of a store, one for each product; `is_live`: it is for sale. Of the same product
 * the newest offer counts; its person may hide it.
 */
export function selectCards(
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
  return sql`(select *, not (is_sold_out or is_expired) as is_live from (
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
      ))
    ) found) cards`;
}

/** Reads the rows of `found`, a statement from its `from` on. */
export async function cardRows(
  db: Context["db"],
  found: RawBuilder<unknown>,
  most: number,
): Promise<readonly CardRow[]> {
  const { rows } = await sql<CardRow>`
    select id, section_id as "sectionId", pin_position as "pinPosition",
      is_sold_out as "isSoldOut", sold_out_at as "soldOutAt", is_expired as "isExpired", product
    ${found} limit ${most}`.execute(db);
  return rows;
}

/** Counts the offers for sale that a filter finds, and lists the marketplaces of all of them. */
export async function summarizeCards(
  { db, now }: Context,
  store: Store,
  filter: CardFilter,
): Promise<Summary> {
  const all = selectCards(
    store,
    { ...filter, marketplace: null, search: "", sectionId: null },
    now,
  );
  const found = selectCards(store, filter, now);
  const { rows } = await sql<Summary>`
    select
      (select count(*)::int from (
        select from ${found} where is_live limit ${MOST_COUNTED}
      ) counted) as count,
      (select coalesce(array_agg(distinct marketplace), '{}') from (
        select marketplace from ${all} where is_live limit ${MOST_COUNTED}
      ) listed) as marketplaces`.execute(db);
  return rows[0]!;
}
