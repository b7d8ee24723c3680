import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { OAuthAppId } from "../../core/ids.ts";
import { disableOAuthApp, enableOAuthApp } from "../../core/oauth/disable_app.ts";
import { listAllApps, listOwnApps } from "../../core/oauth/queries.ts";
import type { OAuthApp } from "../../core/oauth/tables.ts";
import {
  type AppWithSecret,
  createOAuthApp,
  removeOAuthApp,
  rotateOAuthAppSecret,
  updateOAuthApp,
} from "../../core/oauth/write_app.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";

const OAuthAppType = builder.objectRef<OAuthApp>("OAuthApp").implement({
  description: "An app that acts for people who allow it, by OAuth 2.1.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "oap_…: the `client_id`." }),
    name: t.exposeString("name", { description: "What people are asked to allow." }),
    redirectUris: t.stringList({
      description: "Where people may be led back to.",
      resolve: ({ redirectUris }) => [...redirectUris],
    }),
    isPublic: t.exposeBoolean("isPublic", {
      description: "Whether it has no secret, as a program that people install.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was registered." }),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "When an admin disabled it; null: it works.",
    }),
    disabledReason: t.exposeString("disabledReason", {
      nullable: true,
      description: "Why, in the admin's words.",
    }),
  }),
});

builder.objectField(ViewerType, "oauthApps", (t) =>
  t.field({
    type: [OAuthAppType],
    description: "The apps that the viewer registered, newest first; at most 10.",
    complexity: { field: 5, multiplier: 10 },
    resolve: (_user, _args, ctx) => listOwnApps(ctx),
  }));

builder.queryField("oauthApps", (t) =>
  t.connection(
    {
      type: OAuthAppType,
      description: "Everybody's apps, newest first.",
      authScopes: { may: "oauth.manage" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_query, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listAllApps(ctx, page),
        ),
    },
    { name: "OAuthAppConnection" },
    { name: "OAuthAppEdge" },
  ));

const OAuthAppSecret = builder.objectRef<AppWithSecret>("OAuthAppSecret").implement({
  description: "An app, and its new secret.",
  fields: (t) => ({
    app: t.expose("app", { type: OAuthAppType, description: "The app." }),
    secret: t.exposeString("secret", {
      nullable: true,
      description: "The `client_secret`. Shown only here; null: a public app has none.",
    }),
  }),
});

const id = { required: true, description: "oap_…" } as const;

builder.mutationField("createOAuthApp", (t) =>
  t.fieldWithInput({
    type: OAuthAppSecret,
    description: "Registers an app, up to 10.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      redirectUris: t.input.stringList({
        required: true,
        description: "1 to 5: https, or http on 127.0.0.1, [::1] or localhost with any port.",
      }),
      isPublic: t.input.boolean({
        required: true,
        description: "Whether it can keep no secret: a program that people install.",
      }),
    },
    resolve: (_, { input }, ctx) => createOAuthApp(ctx, input),
  }));

builder.mutationField("updateOAuthApp", (t) =>
  t.fieldWithInput({
    type: OAuthAppType,
    description: "Changes an app's name and addresses.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: {
      id: t.input.id(id),
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      redirectUris: t.input.stringList({ required: true, description: "1 to 5." }),
    },
    resolve: (_, { input }, ctx) => updateOAuthApp(ctx, { ...input, id: input.id as OAuthAppId }),
  }));

builder.mutationField("rotateOAuthAppSecret", (t) =>
  t.fieldWithInput({
    type: OAuthAppSecret,
    description: "Replaces an app's secret; the earlier one ends at once.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: { id: t.input.id(id) },
    resolve: (_, { input }, ctx) => rotateOAuthAppSecret(ctx, { id: input.id as OAuthAppId }),
  }));

const RemovedOAuthApp = builder.objectRef<{ readonly appId: OAuthAppId }>("RemovedOAuthApp")
  .implement({
    description: "An app that is gone.",
    fields: (t) => ({ appId: t.exposeID("appId", { description: "oap_…" }) }),
  });

builder.mutationField("removeOAuthApp", (t) =>
  t.fieldWithInput({
    type: RemovedOAuthApp,
    description: "Removes an app; nobody's data are open to it any more.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: { id: t.input.id(id) },
    resolve: async (_, { input }, ctx) => ({
      appId: await removeOAuthApp(ctx, { id: input.id as OAuthAppId }),
    }),
  }));

builder.mutationField("disableOAuthApp", (t) =>
  t.fieldWithInput({
    type: OAuthAppType,
    description: "Ends anybody's app's access to everybody's data, until it is enabled again.",
    authScopes: { may: "oauth.manage" },
    errors: {},
    input: {
      id: t.input.id(id),
      reason: t.input.string({
        required: true,
        description: "10 to 500 characters, for who made it and for the audit trail.",
      }),
    },
    resolve: (_, { input }, ctx) => disableOAuthApp(ctx, { ...input, id: input.id as OAuthAppId }),
  }));

builder.mutationField("enableOAuthApp", (t) =>
  t.fieldWithInput({
    type: OAuthAppType,
    description: "Enables a disabled app again: what people allowed it holds.",
    authScopes: { may: "oauth.manage" },
    errors: {},
    input: { id: t.input.id(id) },
    resolve: (_, { input }, ctx) => enableOAuthApp(ctx, { id: input.id as OAuthAppId }),
  }));
