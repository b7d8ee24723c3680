import { affiliateUrl } from "../../core/marketplaces/links/affiliate_link.ts";
import type { AffiliateTags } from "../../core/marketplaces/links/affiliate_tags.ts";
import {
  type Network,
  networkDefinitions,
  networks,
} from "../../core/marketplaces/networks/network.ts";
import type {
  ProgrammeKind,
  ShopProgramme,
} from "../../core/marketplaces/networks/own_networks.ts";
import { type LinkTest, testLink } from "../../core/marketplaces/networks/test_link.ts";
import {
  USUAL_SHOPS_DATE,
  type UsualShop,
  usualShops,
} from "../../core/marketplaces/networks/usual_shops.ts";
import type { User } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { AffiliateProof, Marketplace, UnpaidReason } from "../offers/offer_enums.ts";
import { ViewerType } from "../users/viewer.ts";

export const AffiliateNetwork = described<ProgrammeKind>(
  "AffiliateNetwork",
  "Through which network a shop pays its affiliates.",
  {
    AWIN: "Awin.",
    LOMADEE: "Lomadee, of Social Soul.",
    RAKUTEN: "Rakuten Advertising.",
    CJ: "CJ, formerly Commission Junction.",
    ADMITAD: "Admitad.",
    IMPACT: "Impact.",
    OWN: "None: the shop has a programme of its own, whose links follow a pattern.",
  },
);

/** The networks in which a person has an id of their own. */
export const withPublisher = networks.filter((network) => networkDefinitions[network].publisher);
export const fieldOf = (network: Network) => network.toLowerCase() as Lowercase<Network>;

const PublisherIds = builder.objectRef<User>("PublisherIds").implement({
  description: "What names the person to each network as who is paid; null where none is set.",
  fields: (t) =>
    Object.fromEntries(withPublisher.map((network) => [
      fieldOf(network),
      t.string({
        nullable: true,
        description: `Their id at ${networkDefinitions[network].name}.`,
        resolve: (user) => user.networks.publisherIds[network],
      }),
    ])),
});

type OwnProgramme = { readonly programme: ShopProgramme; readonly tags: AffiliateTags };

/** The person's link to the shop's first page, as an example of all others. */
const exampleOf = ({ programme, tags }: OwnProgramme) =>
  affiliateUrl(new URL(`https://www.${programme.host}/`), tags);

export const ShopProgrammeType = builder.objectRef<OwnProgramme>("ShopProgramme").implement({
  description: "A shop's affiliate programme, as the person entered it.",
  fields: (t) => ({
    id: t.id({ description: "Its own id.", resolve: ({ programme }) => programme.id }),
    host: t.string({
      description: "The shop's domain; its subdomains belong to it.",
      resolve: ({ programme }) => programme.host,
    }),
    network: t.field({
      type: AffiliateNetwork,
      description: "Through which network it pays.",
      resolve: ({ programme }) => programme.network,
    }),
    programmeId: t.string({
      nullable: true,
      description: "The programme's id in the network; null: the network needs none.",
      resolve: ({ programme }) => programme.programmeId,
    }),
    pattern: t.string({
      nullable: true,
      description:
        "The pattern of the shop's own links, with {id}, {url} and {sub}; null: OWN only.",
      resolve: ({ programme }) => programme.pattern,
    }),
    publisherId: t.string({
      nullable: true,
      description: "The person's id in links of that pattern; null: OWN only.",
      resolve: ({ programme }) => programme.publisherId,
    }),
    cookieDays: t.int({
      nullable: true,
      description: "How many days a click counts, as the person entered it.",
      resolve: ({ programme }) => programme.cookieDays,
    }),
    commissionPercent: t.float({
      nullable: true,
      description: "The commission as the person entered it; nobody checked it.",
      resolve: ({ programme }) => programme.commissionPercent,
    }),
    proof: t.field({
      type: AffiliateProof,
      description: "How sure it is that links to the shop credit the person.",
      resolve: (own) => exampleOf(own).proof,
    }),
    unpaidReason: t.field({
      type: UnpaidReason,
      nullable: true,
      description: "Why `proof` is NONE; null where it is not.",
      resolve: (own) => exampleOf(own).unpaidReason,
    }),
  }),
});

const UsualShopType = builder.objectRef<UsualShop>("UsualShop").implement({
  description: "A shop, and the networks in which its programme is usually found.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "Its usual name." }),
    host: t.exposeString("host", { description: "Its domain." }),
    networks: t.field({
      type: [AffiliateNetwork],
      description: "Where to search for the programme; only the network says where it is today.",
      resolve: ({ networks }) => [...networks],
    }),
    asOf: t.string({
      description: "The date of this knowledge, YYYY-MM-DD.",
      resolve: () => USUAL_SHOPS_DATE,
    }),
  }),
});

const LinkTestType = builder.objectRef<LinkTest & { tags: AffiliateTags }>("LinkTest").implement({
  description: "The person's link to what a pasted address names, built and read back.",
  fields: (t) => ({
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Of which shop." }),
    shop: t.exposeString("shop", { description: "The shop's name." }),
    productUrl: t.exposeString("productUrl", {
      description: "The address without anybody's tags, out of any network's link.",
    }),
    unwrappedFrom: t.expose("unwrappedFrom", {
      type: AffiliateNetwork,
      nullable: true,
      description: "The network whose link was pasted; null: none.",
    }),
    isShort: t.exposeBoolean("isShort", {
      description: "Whether only following the link shows where it leads: then none is built.",
    }),
    url: t.exposeString("url", {
      nullable: true,
      description: "The link that pays the person; null: see `unpaidReason`.",
    }),
    proof: t.expose("proof", { type: AffiliateProof, description: "How sure that is." }),
    unpaidReason: t.expose("unpaidReason", {
      type: UnpaidReason,
      nullable: true,
      description: "Why `proof` is NONE; null where it is not.",
    }),
    creditedTag: t.exposeString("creditedTag", {
      nullable: true,
      description: "Whom the built link credits, read back out of it.",
    }),
    subParameter: t.exposeString("subParameter", {
      nullable: true,
      description: "The parameter of the link that takes a reference for the report; null: none.",
    }),
    programme: t.field({
      type: ShopProgrammeType,
      nullable: true,
      description: "The person's programme at that shop.",
      resolve: ({ programme, tags }) => programme && { programme, tags },
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  publisherIds: t.field({
    authScopes: { may: "profile.see" },
    type: PublisherIds,
    description: "Their ids in affiliate networks.",
    resolve: (user) => user,
  }),
  shopProgrammes: t.field({
    authScopes: { may: "profile.see" },
    type: [ShopProgrammeType],
    description: "The programmes of other shops that they entered, by domain; at most 100.",
    complexity: { field: 1, multiplier: 20 },
    resolve: (user) => user.networks.programmes.map((programme) => ({ programme, tags: user })),
  }),
  usualShops: t.field({
    authScopes: { may: "profile.see" },
    type: [UsualShopType],
    description: "Shops that sell in Brazil, and where their programmes are usually found.",
    complexity: { field: 1, multiplier: 20 },
    resolve: () => [...usualShops],
  }),
  linkTest: t.field({
    authScopes: { may: "offer.see" },
    type: LinkTestType,
    nullable: true,
    description:
      "What becomes of a link: no page is read and nothing is stored. Null: it is no link.",
    args: { url: t.arg.string({ required: true, description: "Any link to a product." }) },
    resolve: (user, { url }) => {
      const tested = testLink(url, user);
      return tested && { ...tested, tags: user };
    },
  }),
}));
