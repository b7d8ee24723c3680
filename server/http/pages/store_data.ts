import type { Context } from "../../core/context.ts";
import type { OfferId } from "../../core/ids.ts";
import {
  definitions,
  type Marketplace,
  marketplaceName,
} from "../../core/marketplaces/marketplace.ts";
import { formatMoney } from "../../core/money.ts";
import type { StoreCard } from "../../core/store/card.ts";
import { type FoundStore, loadInvites } from "../../core/store/find_store.ts";
import { listCards } from "../../core/store/list_cards.ts";
import { loadSections } from "../../core/store/own_store.ts";
import { sectionParam, storePath, storePicturePath } from "../../core/store/store.ts";
import { HOME_ZONE, photoPath } from "../../core/users/user.ts";
import { zoned } from "../../core/zoned.ts";
import { isId } from "../../core/ids.ts";
import type { StoreCardData, StoreData, StoreEndedData } from "../../../web/public/contract.ts";

/** What the address of a store's page requests. */
export type StoreQuery = {
  readonly search: string;
  /** The words of a section; null: all. */
  readonly section: string | null;
  /** The word of a shop; null: all. */
  readonly shop: string | null;
  readonly after: OfferId | null;
};

/** Characters of a search that are read. */
const SEARCH_LENGTH = 60;

/** Reads the query of a store's page; what is no value of it is left out. */
export function storeQuery(params: URLSearchParams): StoreQuery {
  const after = params.get("depois") ?? "";
  return {
    search: (params.get("busca") ?? "").replace(/\p{C}/gu, " ").trim().slice(0, SEARCH_LENGTH),
    section: params.get("secao") || null,
    shop: params.get("loja") || null,
    after: isId("ofr", after) ? after : null,
  };
}

/** Returns the address of a page of a store. */
export function storeAddress(slug: string, query: Partial<StoreQuery>): string {
  const { search, section, shop, after } = query;
  const params = new URLSearchParams({
    ...search && { busca: search },
    ...section && { secao: section },
    ...shop && { loja: shop },
    ...after && { depois: after },
  });
  return storePath(slug) + (params.size > 0 ? `?${params}` : "");
}

const shopParam = (marketplace: Marketplace) => marketplace.toLowerCase().replaceAll("_", "");
const shopLabel = (marketplace: Marketplace) => marketplaceName(marketplace) ?? "Outras lojas";

/** A store's page, and when the first of its prices may no longer be shown; null: never. */
type StorePageData = { readonly data: StoreData; readonly staleAt: Date | null };

/** Returns all that a page of a store shows; null: it has no such section or shop. */
export async function storeData(
  ctx: Context,
  store: FoundStore,
  query: StoreQuery,
): Promise<StorePageData | null> {
  const { slug, title, about, primaryColor, cardColor, links } = store;
  const sections = (await loadSections(ctx, store.id))
    .map((section) => ({ ...section, param: sectionParam(section.title) }));
  const section = sections.find(({ param }) => param === query.section) ?? null;
  const marketplace = marketplaceOf(query.shop);
  if (query.section !== null && !section || query.shop !== null && !marketplace) return null;
  const [invites, page] = await Promise.all([
    loadInvites(ctx, store),
    listCards(ctx, store, {
      search: query.search,
      sectionId: section?.id ?? null,
      marketplace,
      after: query.after,
    }),
  ]);
  const all = [...page.cards, ...page.ended];
  const data: StoreData = {
    slug,
    title,
    about,
    canonical: storeAddress(slug, { section: query.section, shop: query.shop, after: query.after }),
    base: storePath(slug),
    photoUrl: store.photoId && photoPath(store.photoId),
    bannerUrl: store.bannerId && storePicturePath(slug, store.bannerId),
    pictureUrl: `${storePath(slug)}/capa.jpg?v=${store.version}`,
    colors: {
      ...primaryColor !== null && { primaryColor },
      ...cardColor !== null && { cardColor },
    },
    search: query.search,
    choices: [
      { title: "Tudo", address: storePath(slug), isHere: !section && !marketplace },
      ...sections.map(({ title, param }) => ({
        title,
        address: storeAddress(slug, { section: param }),
        isHere: param === section?.param,
      })),
      ...(page.marketplaces.length > 1 || marketplace ? page.marketplaces : []).map((one) => ({
        title: shopLabel(one),
        address: storeAddress(slug, { shop: shopParam(one) }),
        isHere: one === marketplace,
      })),
    ],
    section: section?.param ?? null,
    shop: marketplace && shopParam(marketplace),
    count: page.count,
    isIndexed: page.count > 0 && query.search === "",
    cards: page.cards.map((card) => shownCard(card, slug)),
    ended: page.ended.map((card) => endedCard(card, slug, ctx.now)),
    next: page.next && storeAddress(slug, { ...query, after: page.next }),
    isFirst: query.after === null,
    links,
    invites: invites.flatMap(({ url, groupId: _, ...invite }) =>
      url === null && !invite.isFull ? [] : { ...invite, url: invite.isFull ? null : url }
    ),
    programmes: [
      ...new Set(
        all.flatMap(({ marketplace }) =>
          definitions[marketplace].disclosure?.sentence.replace(/^_|_$/g, "") ?? [] // a message's italics
        ),
      ),
    ],
    now: ctx.now.toISOString(),
  };
  return { data, staleAt: page.staleAt };
}

function marketplaceOf(param: string | null): Marketplace | null {
  const all = Object.keys(definitions) as Marketplace[];
  return all.find((marketplace) => shopParam(marketplace) === param) ?? null;
}

/** A picture that the person uploaded is served under the store's address. */
const pictureOf = (imageUrl: string | null, slug: string): string | null =>
  imageUrl && imageUrl.replace(/^\/api\/offers\/pictures\//, `${storePath(slug)}/`);

const shownCard = (card: StoreCard, slug: string): StoreCardData => ({
  title: card.title,
  shop: card.shop,
  url: card.url,
  imageUrl: pictureOf(card.imageUrl, slug),
  price: card.price && { ...card.price, formatted: formatMoney(card.price) },
  isPriceProven: card.isPriceProven,
  seenAt: card.seenAt?.toISOString() ?? null,
  lowestInDays: card.lowestInDays,
  couponCode: card.couponCode,
});

const endedCard = (card: StoreCard, slug: string, now: Date): StoreEndedData => ({
  title: card.title,
  shop: card.shop,
  imageUrl: pictureOf(card.imageUrl, slug),
  lastPrice: card.price && formatMoney(card.price),
  words: card.status === "EXPIRED" ? "Oferta antiga" : soldOutWords(card.soldOutAt, now),
});

/** "Esgotou às 9:10", "Esgotou ontem", "Esgotou em 12/11"; "Esgotado" where it is not known when. */
function soldOutWords(at: Date | null, now: Date): string {
  if (!at) return "Esgotado";
  const [then, today] = [zoned(at, HOME_ZONE), zoned(now, HOME_ZONE)];
  const days = then.toPlainDate().until(today.toPlainDate()).days;
  const two = (part: number) => `${part}`.padStart(2, "0");
  if (days <= 0) return `Esgotou às ${then.hour}:${two(then.minute)}`;
  return days === 1 ? "Esgotou ontem" : `Esgotou em ${two(then.day)}/${two(then.month)}`;
}
