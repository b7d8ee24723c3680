import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import type { OAuthAppId } from "../../core/ids.ts";
import { authorizeOAuthApp, revokeOAuthApp } from "../../core/oauth/authorize_app.ts";
import {
  type AuthorizedApp,
  checkRequest,
  listAuthorizedApps,
  type RequestedAuthorization,
} from "../../core/oauth/queries.ts";
import { builder } from "../builder.ts";
import { ApiScopeType } from "../users/api_keys.ts";
import { ViewerType } from "../users/viewer.ts";

const AuthorizedAppType = builder.objectRef<AuthorizedApp>("AuthorizedApp").implement({
  description: "An app that acts for the viewer, who allowed it.",
  fields: (t) => ({
    appId: t.exposeID("appId", { description: "oap_…" }),
    name: t.exposeString("name", { description: "What its maker calls it." }),
    scopes: t.field({
      type: [ApiScopeType],
      description: "What it may do.",
      resolve: ({ scopes }) => [...scopes],
    }),
    since: t.expose("since", { type: "DateTime", description: "When it was first allowed." }),
    lastUsedAt: t.expose("lastUsedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last acted, to within a minute; null: never.",
    }),
    lastUsedFrom: t.exposeString("lastUsedFrom", {
      nullable: true,
      description: "The network address that it last acted from.",
    }),
  }),
});

builder.objectField(ViewerType, "authorizedApps", (t) =>
  t.field({
    type: [AuthorizedAppType],
    description: "The apps that act for the viewer, by name.",
    complexity: { field: 5, multiplier: 10 },
    resolve: (_user, _args, ctx) => listAuthorizedApps(ctx),
  }));

/** Who answers an app is our origin. Over a socket nobody says which that is. */
function originOf({ origin }: Context): string {
  if (!origin) throw new Failure("NOT_ALLOWED");
  return origin;
}

const AuthorizationInput = builder.inputType("OAuthAuthorizationInput", {
  description: "The parameters of an authorization request, by their names in OAuth 2.1.",
  fields: (t) => ({
    clientId: t.string({ description: "`client_id`" }),
    redirectUri: t.string({ description: "`redirect_uri`" }),
    responseType: t.string({ description: "`response_type`: code." }),
    scope: t.string({ description: "`scope`: names of `ApiScope`, separated by spaces." }),
    state: t.string({ description: "`state`: returned as it is." }),
    codeChallenge: t.string({ description: "`code_challenge`" }),
    codeChallengeMethod: t.string({ description: "`code_challenge_method`: S256." }),
  }),
});

const OAuthAuthorization = builder.objectRef<RequestedAuthorization>("OAuthAuthorization")
  .implement({
    description: "An app's request to act for the viewer.",
    fields: (t) => ({
      appName: t.string({
        nullable: true,
        description: "What its maker calls the app; null: the viewer is not to be asked.",
        resolve: (checked) => checked.kind === "ASK" ? checked.app.name : null,
      }),
      host: t.string({
        nullable: true,
        description: "The host that the viewer is led back to.",
        resolve: (checked) =>
          checked.kind === "ASK" ? new URL(checked.request.redirectUri).host : null,
      }),
      createdAt: t.field({
        type: "DateTime",
        nullable: true,
        description: "When the app was registered.",
        resolve: (checked) => checked.kind === "ASK" ? checked.app.createdAt : null,
      }),
      makerName: t.string({
        nullable: true,
        description: "Who made the app.",
        resolve: (checked) => checked.kind === "ASK" ? checked.makerName : null,
      }),
      scopes: t.field({
        type: [ApiScopeType],
        description: "What it asks to be allowed.",
        resolve: (checked) => checked.kind === "ASK" ? [...checked.request.scopes] : [],
      }),
      redirectTo: t.string({
        nullable: true,
        description:
          "Where the app is told what is wrong with its request, once the viewer goes on.",
        resolve: (checked) => checked.kind === "RETURN" ? checked.redirectTo : null,
      }),
      refusal: t.string({
        nullable: true,
        description: "Why nothing is allowed, for the viewer, in Portuguese.",
        resolve: (checked) => checked.kind === "REFUSE" ? new Failure(checked.code).message : null,
      }),
    }),
  });

builder.objectField(ViewerType, "oauthAuthorization", (t) =>
  t.field({
    type: OAuthAuthorization,
    description: "What an app asks to be allowed.",
    args: {
      request: t.arg({ type: AuthorizationInput, required: true, description: "Its request." }),
    },
    complexity: 5,
    resolve: (_user, { request }, ctx) => checkRequest(ctx, request, originOf(ctx)),
  }));

const OAuthRedirect = builder.objectRef<{ readonly redirectTo: string }>("OAuthRedirect").implement(
  {
    description: "Where the browser goes on.",
    fields: (t) => ({
      redirectTo: t.exposeString("redirectTo", {
        description: "The app's address, with a code or an error.",
      }),
    }),
  },
);

builder.mutationField("authorizeOAuthApp", (t) =>
  t.fieldWithInput({
    type: OAuthRedirect,
    description: "Allows an app to act for the viewer, or does not.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: {
      request: t.input.field({
        type: AuthorizationInput,
        required: true,
        description: "The app's request.",
      }),
      isAllowed: t.input.boolean({ required: true, description: "What the viewer answered." }),
    },
    resolve: async (_, { input }, ctx) => ({
      redirectTo: await authorizeOAuthApp(ctx, { ...input, issuer: originOf(ctx) }),
    }),
  }));

const RevokedOAuthApp = builder.objectRef<{ readonly appId: OAuthAppId }>("RevokedOAuthApp")
  .implement({
    description: "An app that acts for the viewer no more.",
    fields: (t) => ({ appId: t.exposeID("appId", { description: "oap_…" }) }),
  });

builder.mutationField("revokeOAuthApp", (t) =>
  t.fieldWithInput({
    type: RevokedOAuthApp,
    description: "Ends at once, everywhere, what an app may do for the viewer.",
    authScopes: { may: "oauth.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "oap_…" }) },
    resolve: async (_, { input }, ctx) => ({
      appId: await revokeOAuthApp(ctx, { id: input.id as OAuthAppId }),
    }),
  }));
