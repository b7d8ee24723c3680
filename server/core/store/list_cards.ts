import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { isId, type OfferId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import { messageLink, type Offer } from "../offers/offer.ts";
import { staleAt } from "../offers/message/displayable_prices.ts";
import { provenFacts, publisherOf } from "../offers/queries.ts";
import { asOffer } from "../offers/tables.ts";
import { type SeenProduct, type StoreCard, storeCard, withFresherPrice } from "./card.ts";
import {
  type CardFilter,
  type CardRow,
  cardRows,
  selectCards,
  summarizeCards,
} from "./select_cards.ts";
import type { Store } from "./store.ts";
import { storeLinks } from "./store_links.ts";
import { MOST_PINS } from "./store_fields.ts";

/** Cards of a page. */
const PAGE_SIZE = 48;
/** Sold-out and expired offers that a store still shows. */
const MOST_ENDED = 12;

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
  const cards = selectCards(store, filter, ctx.now);
  const isFirst = filter.after === null;
  const live = sql`from ${cards} where is_live`;
  const after = isFirst ? sql`` : sql`and id < ${filter.after}`;
  const [pinned, latest, summary] = await Promise.all([
    isFirst
      ? cardRows(ctx.db, sql`${live} and pin_position is not null order by pin_position`, MOST_PINS)
      : [],
    cardRows(
      ctx.db,
      sql`${live} and pin_position is null ${after} order by id desc`,
      PAGE_SIZE + 1,
    ),
    summarizeCards(ctx, store, filter),
  ]);
  const room = PAGE_SIZE - pinned.length;
  const shown = latest.slice(0, room);
  const isLast = latest.length <= room;
  const ended = isLast
    ? await cardRows(ctx.db, sql`from ${cards} where not is_live order by id desc`, MOST_ENDED)
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
  const listed = await cardsOf(ctx, store, there, fresh);
  const stale = fresh.flatMap((offer) => staleAt(offer)?.getTime() ?? [])
    .filter((at) => at > ctx.now.getTime());
  return {
    cards: listed.filter(({ status }) => status === "ON_SALE"),
    ended: listed.filter(({ status }) => status !== "ON_SALE"),
    next: isLast ? null : shown.at(-1)!.id,
    count: summary.count,
    marketplaces: summary.marketplaces,
    staleAt: stale.length > 0 ? new Date(Math.min(...stale)) : null,
  };
}

const seenProduct = (product: CardRow["product"]): SeenProduct | null =>
  product && {
    ...product,
    priceReadAt: product.priceReadAt === null ? null : new Date(product.priceReadAt),
  };

async function cardsOf(
  ctx: Context,
  store: Store,
  rows: readonly CardRow[],
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
