import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { StoreId, StoreSectionId } from "../../core/ids.ts";
import { findSlugProblem } from "../../core/store/free_slug.ts";
import { loadInvites } from "../../core/store/find_store.ts";
import { listPins, listStoreItems, type StoreItem } from "../../core/store/list_items.ts";
import { loadOwnStore, loadSections, loadStores } from "../../core/store/own_store.ts";
import {
  type Store,
  type StoreInvite,
  storePath,
  storePicturePath,
  storeStatus,
} from "../../core/store/store.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";
import {
  StoreInviteType,
  StoreLinkType,
  StoreSectionType,
  StoreStatusType,
} from "./store_types.ts";

const EditedInvite = builder.objectRef<StoreInvite>("EditedStoreInvite").implement({
  description: "An invitation as its person gave it.",
  fields: (t) => ({
    title: t.exposeString("title", { description: "What it is called." }),
    groupId: t.exposeID("groupId", {
      nullable: true,
      description: "The person's group, which says how many members it has; null: none.",
    }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The invitation; null: the group's own.",
    }),
    capacity: t.exposeInt("capacity", {
      nullable: true,
      description: "The members at which it is full; null: the messenger's own.",
    }),
    isFull: t.exposeBoolean("isFull", { description: "Whether the person says that it is full." }),
  }),
});

const StoreItemType = builder.objectRef<StoreItem>("StoreItem").implement({
  description: "An offer and its place in the store.",
  fields: (t) => ({
    offer: t.field({
      type: OfferNode,
      description: "Which.",
      resolve: ({ offerId }) => offerId,
    }),
    sectionId: t.exposeID("sectionId", { nullable: true, description: "sec_…; null: in none." }),
    isPinned: t.boolean({
      description: "Whether it comes first.",
      resolve: ({ pinPosition }) => pinPosition !== null,
    }),
    isHidden: t.exposeBoolean("isHidden", { description: "Whether the store leaves it out." }),
    soldOutAt: t.expose("soldOutAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when the person says that it is sold out; null: they do not.",
    }),
  }),
});

export const StoreNode = builder.loadableNode("Store", {
  description: "The viewer's own public page, as they edit it.",
  authScopes: { may: "store.see" },
  id: { resolve: (store: Store) => store.id, description: "sto_…" },
  load: (ids: StoreId[], ctx: Context) => loadStores(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    slug: t.exposeString("slug", { description: "The end of its address." }),
    url: t.string({ description: "Its path.", resolve: ({ slug }) => storePath(slug) }),
    title: t.exposeString("title", { description: "Its name." }),
    about: t.exposeString("about", { description: "A line about it; empty: none." }),
    primaryColor: t.exposeString("primaryColor", {
      nullable: true,
      description: "#RRGGBB; null: the site's.",
    }),
    cardColor: t.exposeString("cardColor", {
      nullable: true,
      description: "#RRGGBB; null: the site's.",
    }),
    bannerUrl: t.string({
      nullable: true,
      description: "The path of its banner; null: it has none.",
      resolve: ({ slug, bannerId }) => bannerId && storePicturePath(slug, bannerId),
    }),
    isOnlySent: t.exposeBoolean("isOnlySent", { description: "Whether it leaves out drafts." }),
    marketplaces: t.field({
      type: [Marketplace],
      description: "Whose offers it shows; none: those of all.",
      resolve: ({ marketplaces }) => [...marketplaces],
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
      type: [EditedInvite],
      description: "Its invitations, as the person gave them, in their order.",
      resolve: ({ invites }) => [...invites],
    }),
    shownInvites: t.field({
      type: [StoreInviteType],
      description: "The same as visitors see them now.",
      resolve: (store, _args, ctx) => loadInvites(ctx, store),
    }),
    pinnedOffers: t.field({
      type: [OfferNode],
      description: "The offers that come first, in their order.",
      complexity: { field: 1, multiplier: 24 },
      resolve: (store, _args, ctx) => listPins(ctx, store),
    }),
    items: t.connection(
      {
        type: StoreItemType,
        description: "The person's offers as the store places them, newest first.",
        complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
        args: {
          search: t.arg.string({ description: "Words in title or shop, all of them." }),
          sectionId: t.arg.id({ description: "Only those of this section: sec_…" }),
          isHidden: t.arg.boolean({ description: "Only those that are hidden, or are not." }),
        },
        resolve: (store, { search, sectionId, isHidden, ...args }, ctx) =>
          resolveCursorConnection(
            { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }: StoreItem) => id },
            (page: ResolveCursorConnectionArgs) =>
              listStoreItems(
                ctx,
                store,
                { search, sectionId: sectionId as StoreSectionId | null | undefined, isHidden },
                page,
              ),
          ),
      },
      { name: "StoreItemConnection" },
      { name: "StoreItemEdge" },
    ),
    status: t.field({
      type: StoreStatusType,
      description: "What a guest gets at its address.",
      resolve: storeStatus,
    }),
    publishedAt: t.expose("publishedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is public; null: it is not.",
    }),
    disabledReason: t.exposeString("disabledReason", {
      nullable: true,
      description: "Why an admin disabled it, in their words; null: none did.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

builder.objectField(ViewerType, "store", (t) =>
  t.field({
    type: StoreNode,
    nullable: true,
    description: "Their public page; null: they have none yet.",
    resolve: (_user, _args, ctx) => loadOwnStore(ctx),
  }));

builder.objectField(ViewerType, "storeSlugProblem", (t) =>
  t.string({
    nullable: true,
    description: "Why their store cannot have that address, for people; null: it can.",
    args: { slug: t.arg.string({ required: true, description: "The end of the address." }) },
    resolve: async (_user, { slug }, ctx) => (await findSlugProblem(ctx, slug))?.message ?? null,
  }));

const StoreChanged = changedPayload("StoreChanged", "Something happened to the viewer's store.", {
  noun: "store",
  type: StoreNode,
  load: (id: StoreId, ctx) => StoreNode.getDataloader(ctx).load(id),
  gone: "STORE_NOT_FOUND",
});

builder.subscriptionField("storeChanged", (t) =>
  t.field({
    type: StoreChanged,
    description: "Each change of the viewer's store: edited, published, disabled.",
    ...ownChanges("store.see", storesOf),
    resolve: (id) => ({ id }),
  }));

const storesOf = (event: DomainEvent): StoreId[] => "storeId" in event ? [event.storeId] : [];
