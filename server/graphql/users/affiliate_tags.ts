import {
  type ExampleLink as Example,
  exampleLinks,
} from "../../core/marketplaces/links/affiliate_link.ts";
import { affiliateTagList } from "../../core/marketplaces/links/affiliate_tags.ts";
import type { User } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { AffiliateProof, Marketplace } from "../offers/offer_enums.ts";
import { ViewerType } from "./viewer.ts";
import { updateAffiliateTags } from "../../core/users/profile/affiliate_tags.ts";

const ExampleLink = builder.objectRef<Example>("ExampleLink").implement({
  description: "A link to no product in particular, built as all others are.",
  fields: (t) => ({
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Of which shop." }),
    url: t.exposeString("url", { description: "The address." }),
    proof: t.expose("proof", {
      type: AffiliateProof,
      description: "How sure it is that it credits the person.",
    }),
  }),
});

const AffiliateTags = builder.objectRef<User>("AffiliateTags").implement({
  description: "What names the person to each shop as who is paid; null where none is set.",
  fields: (t) => ({
    ...Object.fromEntries(
      affiliateTagList.map(([tag, { about }]) => [
        tag,
        t.exposeString(tag, { nullable: true, description: about }),
      ]),
    ),
    hasAmazonSubTag: t.exposeBoolean("hasAmazonSubTag", {
      description:
        "Whether Amazon has opened sub-tags to their account: measured messages have one in their links.",
    }),
    examples: t.field({
      type: [ExampleLink],
      description: "What a link with these tags looks like, for each shop whose tag is set.",
      complexity: { field: 1, multiplier: 4 },
      resolve: exampleLinks,
    }),
  }),
});

builder.objectField(ViewerType, "affiliateTags", (t) =>
  t.field({
    authScopes: { may: "profile.see" },
    type: AffiliateTags,
    description: "Their tags in the shops' affiliate programmes.",
    resolve: (user) => user,
  }));

builder.mutationField("updateAffiliateTags", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Sets the viewer's tags. A field left out stays; null removes a tag.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: {
      ...Object.fromEntries(
        affiliateTagList.map(([tag, { about, aboutInput = about }]) => [
          tag,
          t.input.string({ description: aboutInput }),
        ]),
      ),
      hasAmazonSubTag: t.input.boolean({
        description: "Whether Amazon has opened sub-tags to the viewer's account.",
      }),
    },
    resolve: (_, { input }, ctx) => updateAffiliateTags(ctx, input),
  }));
