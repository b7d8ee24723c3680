import type { GroupId, OfferId, StoreSectionId } from "../../core/ids.ts";
import { removeStoreBanner } from "../../core/store/banner.ts";
import { publishStore, unpublishStore } from "../../core/store/publish_store.ts";
import { StoreChangedMeanwhile, updateStore } from "../../core/store/update_store.ts";
import { updateStoreItems } from "../../core/store/update_store_items.ts";
import { builder, UserError } from "../builder.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { StoreNode } from "./store_node.ts";

builder.objectType(StoreChangedMeanwhile, {
  name: "StoreChangedMeanwhile",
  description: "The store changed after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: StoreNode,
      description: "The store as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const LinkInput = builder.inputType("StoreLinkInput", {
  description: "A link of the person's own.",
  fields: (t) => ({
    title: t.string({ required: true, description: "Up to 60 characters." }),
    url: t.string({ required: true, description: "A public address of the web." }),
  }),
});

const InviteInput = builder.inputType("StoreInviteInput", {
  description: "An invitation: a group of the person's own, an address, or both.",
  fields: (t) => ({
    title: t.string({ required: true, description: "Up to 60 characters." }),
    groupId: t.id({ description: "grp_…: the group whose members are counted." }),
    url: t.string({
      description: "An invitation of WhatsApp or Telegram; left out: the group's own.",
    }),
    capacity: t.int({ description: "The members at which it is full; left out: the messenger's." }),
    isFull: t.boolean({ description: "Whether it is full already." }),
  }),
});

const SectionInput = builder.inputType("StoreSectionInput", {
  description: "A shelf.",
  fields: (t) => ({
    id: t.id({ description: "sec_…; left out: a new one." }),
    title: t.string({ required: true, description: "Up to 30 characters." }),
  }),
});

const color = "#RRGGBB; null: the site's; left out: as it is.";

builder.mutationField("updateStore", (t) =>
  t.fieldWithInput({
    type: StoreNode,
    description:
      "Changes what is given of the viewer's store; makes it the first time, with slug and title.",
    authScopes: { may: "store.edit" },
    errors: { types: [StoreChangedMeanwhile] },
    input: {
      version: t.input.int({ description: "The version that was seen; left out: any." }),
      slug: t.input.string({
        description: "The end of its address: 3 to 40 letters without accents, digits, hyphens.",
      }),
      title: t.input.string({ description: "Its name, up to 60 characters." }),
      about: t.input.string({ description: "A line about it, up to 160 characters." }),
      primaryColor: t.input.string({ description: color }),
      cardColor: t.input.string({ description: color }),
      isOnlySent: t.input.boolean({ description: "Whether it leaves out drafts." }),
      marketplaces: t.input.field({
        type: [Marketplace],
        description: "Whose offers it shows; none: those of all.",
      }),
      links: t.input.field({ type: [LinkInput], description: "All of them, in their order." }),
      invites: t.input.field({ type: [InviteInput], description: "All of them, in their order." }),
      sections: t.input.field({
        type: [SectionInput],
        description: "All of them, in their order; one that is left out is removed.",
      }),
      pinnedOfferIds: t.input.idList({
        description: "ofr_…: the offers that come first, in their order; up to 24.",
      }),
    },
    resolve: (_, { input: { invites, sections, pinnedOfferIds, ...input } }, ctx) =>
      updateStore(ctx, {
        ...input,
        ...invites !== undefined && {
          invites: invites?.map(({ groupId, ...invite }) => ({
            ...invite,
            groupId: groupId as GroupId | null | undefined,
          })) ?? null,
        },
        ...sections !== undefined && {
          sections: sections?.map(({ id, title }) => ({
            id: id as StoreSectionId | null | undefined,
            title,
          })) ?? null,
        },
        ...pinnedOfferIds !== undefined &&
          { pinnedOfferIds: pinnedOfferIds as OfferId[] | null },
      }),
  }));

builder.mutationField("updateStoreItems", (t) =>
  t.fieldWithInput({
    type: StoreNode,
    description: "Places some of the viewer's offers in their store; what is left out stays.",
    authScopes: { may: "store.edit" },
    errors: {},
    input: {
      ids: t.input.idList({ required: true, description: "ofr_…: up to 100." }),
      sectionId: t.input.id({ description: "sec_…; null: in no section." }),
      isHidden: t.input.boolean({ description: "Whether the store leaves them out." }),
      isSoldOut: t.input.boolean({
        description: "Whether the person says that they are sold out.",
      }),
    },
    resolve: (_, { input: { ids, sectionId, ...input } }, ctx) =>
      updateStoreItems(ctx, {
        ...input,
        ids: ids as OfferId[],
        sectionId: sectionId as StoreSectionId | null | undefined,
      }),
  }));

builder.mutationField("publishStore", (t) =>
  t.field({
    type: StoreNode,
    description: "Makes the viewer's store public.",
    authScopes: { may: "store.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => publishStore(ctx, {}),
  }));

builder.mutationField("unpublishStore", (t) =>
  t.field({
    type: StoreNode,
    description: "Takes the viewer's store off the web; its address stays theirs.",
    authScopes: { may: "store.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => unpublishStore(ctx, {}),
  }));

builder.mutationField("removeStoreBanner", (t) =>
  t.field({
    type: StoreNode,
    description: "Removes the banner of the viewer's store.",
    authScopes: { may: "store.edit" },
    errors: {},
    resolve: (_root, _args, ctx) => removeStoreBanner(ctx, {}),
  }));
