import type { OfferId, StoreSectionId } from "../../core/ids.ts";
import { photoPath } from "../../core/users/user.ts";
import type { StoreCard } from "../../core/store/card.ts";
import { findStore, type FoundStore, loadInvites } from "../../core/store/find_store.ts";
import { type CardPage, listCards } from "../../core/store/list_cards.ts";
import { loadSections } from "../../core/store/own_store.ts";
import { storePath, storePicturePath, storeStatus } from "../../core/store/store.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import {
  StoreInviteType,
  StoreItemStatusType,
  StoreLinkType,
  StoreSectionType,
} from "./store_types.ts";

const CardType = builder.objectRef<StoreCard>("StoreCard").implement({
  description: "An offer, as a store shows it.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "The product's name." }),
    shop: t.exposeString("shop", { description: "The shop." }),
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Its kind of shop." }),
    imageUrl: t.exposeString("imageUrl", { nullable: true, description: "Its picture." }),
    status: t.expose("status", {
      type: StoreItemStatusType,
      description: "Whether it is for sale.",
    }),
    price: t.expose("price", {
      type: Money,
      nullable: true,
      description: "What one pays; null: not known, or too old to be shown.",
    }),
    isPriceProven: t.exposeBoolean("isPriceProven", {
      description: "Whether the product read the price itself.",
    }),
    seenAt: t.expose("seenAt", {
      type: "DateTime",
      nullable: true,
      description: "When the price was last seen.",
    }),
    soldOutAt: t.expose("soldOutAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was sold out, where that is known.",
    }),
    lowestInDays: t.exposeInt("lowestInDays", {
      nullable: true,
      description: "The price is the lowest of so many days; null: that is not proven.",
    }),
    couponCode: t.exposeString("couponCode", { nullable: true, description: "For the checkout." }),
    isPinned: t.exposeBoolean("isPinned", { description: "Whether the store puts it first." }),
    url: t.exposeString("url", { description: "Where it leads: an address, or a path here." }),
  }),
});

const PageType = builder.objectRef<CardPage>("StorePage").implement({
  description: "A page of a store's offers.",
  fields: (t) => ({
    cards: t.field({
      type: [CardType],
      description: "For sale: the pinned ones first, then the newest.",
      complexity: { field: 1, multiplier: 48 },
      resolve: ({ cards }) => [...cards],
    }),
    ended: t.field({
      type: [CardType],
      description: "What was for sale, on the last page.",
      complexity: { field: 1, multiplier: 12 },
      resolve: ({ ended }) => [...ended],
    }),
    count: t.exposeInt("count", { description: "How many are for sale, up to 1,000." }),
    next: t.exposeID("next", {
      nullable: true,
      description: "The `after` of the next page; null: this is the last.",
    }),
  }),
});

const PublicStore = builder.objectRef<FoundStore>("PublicStore").implement({
  description: "A published store, as anybody sees it.",
  fields: (t) => ({
    slug: t.exposeString("slug", { description: "The end of its address." }),
    url: t.string({ description: "Its path.", resolve: ({ slug }) => storePath(slug) }),
    title: t.exposeString("title", { description: "Its name." }),
    about: t.exposeString("about", { description: "A line about it; empty: none." }),
    photoUrl: t.string({
      nullable: true,
      description: "The photo of its person; null: none.",
      resolve: ({ photoId }) => photoId && photoPath(photoId),
    }),
    bannerUrl: t.string({
      nullable: true,
      description: "The path of its banner; null: it has none.",
      resolve: ({ slug, bannerId }) => bannerId && storePicturePath(slug, bannerId),
    }),
    sections: t.field({
      type: [StoreSectionType],
      description: "Its shelves, in their order.",
      resolve: ({ id }, _args, ctx) => loadSections(ctx, id),
    }),
    links: t.field({
      type: [StoreLinkType],
      description: "The person's own links, in their order.",
      resolve: ({ links }) => [...links],
    }),
    invites: t.field({
      type: [StoreInviteType],
      description: "Its invitations, in their order.",
      resolve: (store, _args, ctx) => loadInvites(ctx, store),
    }),
    page: t.field({
      type: PageType,
      description: "A page of its offers.",
      complexity: 20, // some queries of all of its person's offers
      args: {
        search: t.arg.string({ description: "Words in title or shop, all of them." }),
        sectionId: t.arg.id({ description: "Only those of this section: sec_…" }),
        marketplace: t.arg({ type: Marketplace, description: "Only those of this shop." }),
        after: t.arg.id({ description: "The `next` of the page before." }),
      },
      resolve: (store, { search, sectionId, marketplace, after }, ctx) =>
        listCards(ctx, store, {
          search: search ?? "",
          sectionId: (sectionId ?? null) as StoreSectionId | null,
          marketplace: marketplace ?? null,
          after: (after ?? null) as OfferId | null,
        }),
    }),
  }),
});

builder.queryField("store", (t) =>
  t.field({
    type: PublicStore,
    nullable: true,
    description: "The published store at an address; null: there is none.",
    authScopes: { may: "publicStore.see" },
    args: {
      slug: t.arg.string({ required: true, description: "The end of its address, or its sto_…" }),
    },
    async resolve(_root, { slug }, ctx) {
      const store = await findStore(ctx, slug);
      return store && storeStatus(store) === "PUBLISHED" && !store.isOwnerBlocked ? store : null;
    },
  }));
