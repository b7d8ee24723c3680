import * as oauth from "oauth4webapi";
import type { OAuthAppId } from "../../server/core/ids.ts";
import { createOAuthApp } from "../../server/core/oauth/write_app.ts";
import type { Member, Someone, testApp } from "./test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

export const ORIGIN = "http://localhost";
export const CALLBACK = "https://planilha.example/volta";

/** Sends an app's requests to the product under test. */
export const sendTo = (w: World) => ({
  [oauth.customFetch]: (url: string, init: object) =>
    Promise.resolve(w.app.fetch(new Request(url, init as RequestInit))),
  [oauth.allowInsecureRequests]: true,
});

/** An app that an independent library speaks for. `maker` registers it. */
export async function oauthClient(w: World, maker: Member, options: { isPublic?: boolean } = {}) {
  const { isPublic = false } = options;
  const { app, secret } = await createOAuthApp(maker.ctx(), {
    name: "Planilha",
    redirectUris: [CALLBACK, "http://127.0.0.1/volta"],
    isPublic,
  });
  const found = await oauth.discoveryRequest(new URL(ORIGIN), {
    algorithm: "oauth2",
    ...sendTo(w),
  });
  const server = await oauth.processDiscoveryResponse(new URL(ORIGIN), found);
  const client: oauth.Client = { client_id: app.id };
  const auth = secret ? oauth.ClientSecretBasic(secret) : oauth.None();
  return { id: app.id as OAuthAppId, secret, server, client, auth };
}

export type OAuthClient = Awaited<ReturnType<typeof oauthClient>>;

const AUTHORIZE = `mutation ($input: AuthorizeOAuthAppInput!) {
  authorizeOAuthApp(input: $input) {
    ... on OAuthRedirect { redirectTo } ... on UserError { code }
  }
}`;

type Asked = { readonly scope?: string; readonly redirectUri?: string };

/** Begins an authorization, and returns what the person answers and what the app keeps for later. */
export async function beginAuthorization({ client }: OAuthClient, asked: Asked = {}) {
  const { scope = "OFFERS_READ", redirectUri = CALLBACK } = asked;
  const verifier = oauth.generateRandomCodeVerifier();
  const state = oauth.generateRandomState();
  const request = {
    clientId: client.client_id,
    redirectUri,
    responseType: "code",
    scope,
    state,
    codeChallenge: await oauth.calculatePKCECodeChallenge(verifier),
    codeChallengeMethod: "S256",
  };
  return { verifier, state, redirectUri, request };
}

/** The person answers the screen: returns where their browser goes, or the refusal's code. */
export async function answerRequest(
  w: World,
  person: Someone,
  request: object,
  isAllowed = true,
): Promise<{ redirectTo?: string; code?: string }> {
  const { data } = await w.request(person, AUTHORIZE, { input: { request, isAllowed } });
  return data.authorizeOAuthApp;
}

/** Runs the whole flow: returns the tokens, and the parts of it that attacks repeat. */
export async function authorize(w: World, app: OAuthClient, person: Someone, asked: Asked = {}) {
  const begun = await beginAuthorization(app, asked);
  const { redirectTo } = await answerRequest(w, person, begun.request);
  const returned = oauth.validateAuthResponse(
    app.server,
    app.client,
    new URL(redirectTo!),
    begun.state,
  );
  const exchange = (changes: { verifier?: string; redirectUri?: string } = {}) =>
    oauth.authorizationCodeGrantRequest(
      app.server,
      app.client,
      app.auth,
      returned,
      changes.redirectUri ?? begun.redirectUri,
      changes.verifier ?? begun.verifier,
      sendTo(w),
    );
  return { ...begun, returned, exchange };
}

/** Reads a token response as the library does. @throws oauth.ResponseBodyError */
export const tokensOf = (app: OAuthClient, response: Response) =>
  oauth.processAuthorizationCodeResponse(app.server, app.client, response);

/** Exchanges a refresh token. @throws oauth.ResponseBodyError */
export async function refresh(w: World, app: OAuthClient, token: string, scope?: string) {
  const parameters = scope ? { additionalParameters: { scope } } : {};
  const response = await oauth.refreshTokenGrantRequest(app.server, app.client, app.auth, token, {
    ...parameters,
    ...sendTo(w),
  });
  return await oauth.processRefreshTokenResponse(app.server, app.client, response);
}

/** Ends a token. */
export async function revoke(w: World, app: OAuthClient, token: string) {
  const { server, client, auth } = app;
  const response = await oauth.revocationRequest(server, client, auth, token, sendTo(w));
  await oauth.processRevocationResponse(response);
}
