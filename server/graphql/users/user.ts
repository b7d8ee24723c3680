import type { Context } from "../../core/context.ts";
import type { UserId } from "../../core/ids.ts";
import {
  type ExampleLink as Example,
  exampleLinks,
} from "../../core/marketplaces/links/example_links.ts";
import {
  updateAffiliateTags,
  updateMessageSettings,
} from "../../core/users/profile/publishing_settings.ts";
import { loadUsers } from "../../core/users/administration/list_users.ts";
import type { User } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { PlanSubscription } from "./plan_subscription.ts";
import { AffiliateProof, Marketplace } from "../offers/offer_enums.ts";

export const Role = builder.enumType("Role", {
  description: "What a person may do here.",
  values: {
    USER: { value: "user", description: "Their own things." },
    ADMIN: { value: "admin", description: "The settings of all, too." },
  } as const,
});

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
  description: "What tells each shop whom to pay; null where none is set.",
  fields: (t) => ({
    amazonTag: t.exposeString("amazonTag", {
      nullable: true,
      description: "Amazon's tag: name-20.",
    }),
    shopeeId: t.exposeString("shopeeId", {
      nullable: true,
      description: "Shopee's affiliate id: digits.",
    }),
    mercadoLivreWord: t.exposeString("mercadoLivreWord", {
      nullable: true,
      description: "Mercado Livre's matt_word.",
    }),
    mercadoLivreTool: t.exposeString("mercadoLivreTool", {
      nullable: true,
      description: "Mercado Livre's matt_tool: digits.",
    }),
    magaluShop: t.exposeString("magaluShop", {
      nullable: true,
      description: "The name of their shop at Magalu.",
    }),
    examples: t.field({
      type: [ExampleLink],
      description: "What a link with these tags looks like, for each shop whose tag is set.",
      complexity: { field: 1, multiplier: 4 },
      resolve: exampleLinks,
    }),
  }),
});

const MessageSettings = builder.objectRef<User>("MessageSettings").implement({
  description: "How a person's messages are written.",
  fields: (t) => ({
    hasDisclosure: t.exposeBoolean("discloses", {
      description: "Whether `#publi` is the first line of every message.",
    }),
    signature: t.exposeString("signature", {
      description: "The last lines of every message; empty: none.",
    }),
  }),
});

/** What is a person's alone, also before an admin who may see that there is one. */
export const ofTheirOwn = ({ id }: User) => ({ self: id });

export const UserNode = builder.loadableNode("User", {
  description: "A person with an account.",
  authScopes: { may: "profile.see" },
  id: { resolve: (user: User) => user.id, description: "usr_…" },
  load: (ids: UserId[], ctx: Context) => loadUsers(ctx, ids),
  fields: (t) => ({
    email: t.exposeString("email", { description: "Where letters go." }),
    isEmailVerified: t.boolean({
      description: "Whether the e-mail is known to be theirs.",
      resolve: ({ emailVerifiedAt }) => emailVerifiedAt !== null,
    }),
    displayName: t.exposeString("displayName", { description: "What they want to be called." }),
    role: t.expose("role", { type: Role, description: "What they may do here." }),
    admin: t.boolean({
      description: "Whether they may change the settings of all.",
      // A token may claim it where our row does not; the claim is known of who asks, only.
      resolve: ({ id, role }, _, { viewer }) =>
        role === "admin" || viewer.kind === "admin" && viewer.userId === id,
    }),
    subscription: t.field({
      type: PlanSubscription,
      description: "Their plan.",
      resolve: (user) => user,
    }),
    affiliateTags: t.field({
      type: AffiliateTags,
      authScopes: ofTheirOwn,
      description: "Their tags in the shops' affiliate programmes.",
      resolve: (user) => user,
    }),
    messageSettings: t.field({
      type: MessageSettings,
      authScopes: ofTheirOwn,
      description: "How their messages are written.",
      resolve: (user) => user,
    }),
  }),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: UserNode,
    nullable: true,
    description: "Who asks; null for a guest.",
    authScopes: { may: "viewer.see" },
    resolve: (_, _args, { viewer }) => "userId" in viewer ? viewer.userId : null,
  }));

builder.mutationField("updateAffiliateTags", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Sets the viewer's tags. A field left out stays; null removes the tag.",
    authScopes: { may: "affiliateTags.edit" },
    errors: {},
    input: {
      amazonTag: t.input.string({ description: "Amazon's tag: name-20." }),
      shopeeId: t.input.string({ description: "Shopee's affiliate id: digits." }),
      mercadoLivreWord: t.input.string({ description: "Mercado Livre's matt_word." }),
      mercadoLivreTool: t.input.string({ description: "Mercado Livre's matt_tool: digits." }),
      magaluShop: t.input.string({
        description: "The name of the shop at Magalu, or its address.",
      }),
    },
    resolve: (_, { input }, ctx) => updateAffiliateTags(ctx, input),
  }));

builder.mutationField("updateMessageSettings", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Sets how the viewer's messages are written. A field left out stays.",
    authScopes: { may: "messageSettings.edit" },
    errors: {},
    input: {
      hasDisclosure: t.input.boolean({
        description: "Whether `#publi` is the first line of every message.",
      }),
      signature: t.input.string({
        description: "The last lines of every message, up to 200 characters; null or empty: none.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateMessageSettings(ctx, { disclosure: input.hasDisclosure, signature: input.signature }),
  }));
