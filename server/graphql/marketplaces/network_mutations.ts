import type { ShopProgrammeId } from "../../core/ids.ts";
import { networkDefinitions } from "../../core/marketplaces/networks/network.ts";
import {
  createShopProgramme,
  removeShopProgramme,
  updatePublisherIds,
  updateShopProgramme,
} from "../../core/users/profile/shop_programmes.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import { AffiliateNetwork, fieldOf, withPublisher } from "./networks.ts";

const ShopProgrammeFieldsInput = builder.inputType("ShopProgrammeFieldsInput", {
  description: "What a person says of a shop's programme: all of it, also on a change.",
  fields: (t) => ({
    shop: t.string({
      required: true,
      description: "The shop's domain, or any address at the shop.",
    }),
    network: t.field({
      type: AffiliateNetwork,
      required: true,
      description: "Through which network it pays.",
    }),
    programmeId: t.string({
      description: "The programme's id in the network, or a link of the person's that carries it.",
    }),
    pattern: t.string({
      description: "OWN only: the pattern of the links, with {id}, {url} and, where taken, {sub}.",
    }),
    publisherId: t.string({ description: "OWN only: the person's id in those links." }),
    cookieDays: t.int({ description: "How many days a click counts: 0 to 365." }),
    commissionPercent: t.float({ description: "The commission: 0 to 100." }),
  }),
});

builder.mutationField("updatePublisherIds", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Sets the viewer's ids in networks. A field left out stays; null removes the id.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: Object.fromEntries(withPublisher.map((network) => [
      fieldOf(network),
      t.input.string({
        description: `The id at ${networkDefinitions[network].name}, or a link that carries it.`,
      }),
    ])),
    resolve: (_, { input }, ctx) => updatePublisherIds(ctx, input),
  }));

builder.mutationField("createShopProgramme", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Adds a shop's programme: links to the shop then pay the viewer through it.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: {
      fields: t.input.field({
        type: ShopProgrammeFieldsInput,
        required: true,
        description: "What it is.",
      }),
    },
    resolve: (_, { input }, ctx) => createShopProgramme(ctx, input.fields),
  }));

builder.mutationField("updateShopProgramme", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Replaces what the viewer entered of a shop's programme.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "prg_…" }),
      fields: t.input.field({
        type: ShopProgrammeFieldsInput,
        required: true,
        description: "What it is by now.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateShopProgramme(ctx, { ...input.fields, id: input.id as ShopProgrammeId }),
  }));

builder.mutationField("removeShopProgramme", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Removes a shop's programme: links to the shop no longer pay the viewer.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "prg_…" }) },
    resolve: (_, { input }, ctx) => removeShopProgramme(ctx, { id: input.id as ShopProgrammeId }),
  }));
