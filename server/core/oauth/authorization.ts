import { type ApiScope, apiScopes, isForAdmins } from "../api_keys/scopes.ts";
import type { FailureCode } from "../errors.ts";
import type { Given } from "../given.ts";
import { isRegistered } from "./redirect_uris.ts";
import type { OAuthApp } from "./tables.ts";

/** The scopes that apps may ask for: none of an admin. */
export const oauthScopes: readonly ApiScope[] = apiScopes.filter((scope) => !isForAdmins(scope));

/** The parameters of an authorization request, by their names in OAuth. */
export type AuthorizationParams = Given<{
  readonly clientId: string;
  readonly redirectUri: string;
  readonly responseType: string;
  readonly scope: string;
  readonly state: string;
  readonly codeChallenge: string;
  readonly codeChallengeMethod: string;
}>;

/** Errors that the app is told at its own address. Source: OAuth 2.1, 4.1.2.1. */
type ErrorCode =
  | "invalid_request"
  | "invalid_scope"
  | "unsupported_response_type"
  | "access_denied";

/**
 * What becomes of a request: the person is asked, the app is told what is wrong, or the person is told,
 * because nobody knows whose the address is.
 */
export type CheckedAuthorization =
  | { readonly kind: "ASK"; readonly app: OAuthApp; readonly request: AuthorizationRequest }
  | { readonly kind: "RETURN"; readonly redirectTo: string }
  | { readonly kind: "REFUSE"; readonly code: FailureCode };

/** A request that is as it should be. */
export type AuthorizationRequest = {
  readonly redirectUri: string;
  readonly scopes: readonly ApiScope[];
  readonly state: string | null;
  readonly challenge: string;
};

/** Characters; most are far shorter. */
const LONGEST_STATE = 2_000;
/** A SHA-256 in base64url. */
const CHALLENGE = /^[\w-]{43}$/;

/** Checks an authorization request of an app; null: there is no such app. `issuer` is our origin. */
export function checkAuthorization(
  app: OAuthApp | null,
  params: AuthorizationParams,
  issuer: string,
): CheckedAuthorization {
  const { redirectUri, responseType, codeChallenge, codeChallengeMethod } = params;
  if (!app) return { kind: "REFUSE", code: "OAUTH_APP_NOT_FOUND" };
  if (app.disabledAt) return { kind: "REFUSE", code: "OAUTH_APP_DISABLED" };
  if (!redirectUri || !isRegistered(app.redirectUris, redirectUri)) {
    return { kind: "REFUSE", code: "OAUTH_REDIRECT_UNKNOWN" };
  }
  const state = params.state ?? null;
  const wrong = (error: ErrorCode): CheckedAuthorization => ({
    kind: "RETURN",
    redirectTo: returnTo({ redirectUri, state }, { error, iss: issuer }),
  });
  if (state !== null && state.length > LONGEST_STATE) return wrong("invalid_request");
  if (responseType !== "code") return wrong("unsupported_response_type");
  if (codeChallengeMethod !== "S256" || !codeChallenge || !CHALLENGE.test(codeChallenge)) {
    return wrong("invalid_request");
  }
  const scopes = scopesIn(params.scope ?? "");
  if (!scopes) return wrong("invalid_scope");
  return { kind: "ASK", app, request: { redirectUri, scopes, state, challenge: codeChallenge } };
}

/** Returns the scopes that a text names, in their usual order; null: none, or an unknown one. */
export function scopesIn(text: string): ApiScope[] | null {
  const given = new Set(text.split(" ").filter(Boolean));
  const scopes = oauthScopes.filter((scope) => given.has(scope));
  return scopes.length > 0 && scopes.length === given.size ? scopes : null;
}

/** Returns the app's address with an answer, and the state as the app sent it. */
export function returnTo(
  { redirectUri, state }: Pick<AuthorizationRequest, "redirectUri" | "state">,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return url.href;
}
