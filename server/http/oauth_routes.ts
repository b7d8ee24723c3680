import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { secretHash } from "../core/api_keys/secret.ts";
import type { Context } from "../core/context.ts";
import type { OAuthAppId } from "../core/ids.ts";
import { oauthScopes } from "../core/oauth/authorization.ts";
import { exchangeCode, refreshTokens, revokeToken } from "../core/oauth/issue_tokens.ts";
import { findApp } from "../core/oauth/queries.ts";
import { subnet } from "./attempts.ts";
import type { HttpEnv } from "./http_env.ts";

/** The screen of the web app that asks the person. */
const CONSENT_PATH = "/app/settings/authorize";

const PATHS = {
  authorize: "/oauth/authorize",
  token: "/oauth/token",
  revoke: "/oauth/revoke",
} as const;

/** Bytes of a request for tokens: names, secrets and an address. */
const MAX_OAUTH_BODY = 16 * 1024;
/** Characters of an authorization request. */
const LONGEST_QUERY = 8_000;
/** Requests for tokens from one address, of all apps. */
const TOKEN_REQUESTS = { most: 600, minutes: 10 };

type Parts = {
  readonly systemContext: () => Context;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/**
 * OAuth 2.1 for apps of others: the documents that describe it (RFC 8414, RFC 9728), the address where
 * an authorization begins, tokens, and their end (RFC 7009).
 */
export function oauthRoutes(app: Hono<HttpEnv>, parts: Parts): void {
  const { systemContext, originOf, addressOf, guard } = parts;

  app.get("/.well-known/oauth-authorization-server", (c) => c.json(serverMetadata(originOf(c))));
  app.get("/.well-known/oauth-protected-resource", (c) => {
    const origin = originOf(c);
    return c.json({
      resource: origin,
      authorization_servers: [origin],
      scopes_supported: oauthScopes,
      bearer_methods_supported: ["header"],
      resource_documentation: `${origin}/docs/api`,
    });
  });

  // The query stays as it is: the screen asks the server what it means.
  app.get(PATHS.authorize, (c) => {
    const { search } = new URL(c.req.url);
    if (search.length > LONGEST_QUERY) return c.json({ error: "invalid_request" }, 400);
    c.header("cache-control", "no-store");
    return c.redirect(`${CONSENT_PATH}${search}`, 303);
  });

  const answer = (c: HonoContext<HttpEnv>, status: 200 | 400 | 401 | 429, body: object | null) => {
    c.header("cache-control", "no-store");
    return body ? c.json(body, status) : c.body(null, status);
  };
  const small = bodyLimit({
    maxSize: MAX_OAUTH_BODY,
    onError: (c) => answer(c, 400, { error: "invalid_request" }),
  });

  /** Answers a request of an app that has proven who it is. */
  const ofApp =
    (work: (ctx: Context, appId: OAuthAppId, form: Form) => Promise<object | null>) =>
    (c: HonoContext<HttpEnv>) =>
      guard(async () => {
        const ctx = systemContext();
        const host = subnet(addressOf(c), "host");
        const wait = await ctx.ports.countAttempt("oauth-tokens", TOKEN_REQUESTS, host);
        if (wait > 0) {
          c.header("retry-after", String(Math.ceil(wait / 1_000)));
          return answer(c, 429, { error: "temporarily_unavailable" });
        }
        const form = await formOf(c);
        if (!form) return answer(c, 400, { error: "invalid_request" });
        const client = await clientOf(ctx, c, form);
        if (!client) {
          c.header("www-authenticate", 'Basic realm="oauth"');
          return answer(c, 401, { error: "invalid_client" });
        }
        const body = await work(ctx, client, form);
        return answer(c, body && "error" in body ? 400 : 200, body);
      });

  app.post(
    PATHS.token,
    small,
    ofApp(async (ctx, appId, form) => {
      const { code, refresh_token: refreshToken, grant_type: grantType } = form;
      const issued = grantType === "authorization_code" && code
        ? await exchangeCode(ctx, {
          appId,
          code,
          redirectUri: form["redirect_uri"] ?? null,
          verifier: form["code_verifier"] ?? "",
        })
        : grantType === "refresh_token" && refreshToken
        ? await refreshTokens(ctx, { appId, refreshToken, scope: form["scope"] ?? null })
        : grantType === "authorization_code" || grantType === "refresh_token"
        ? "invalid_request"
        : "unsupported_grant_type";
      return typeof issued === "string" ? { error: issued } : issued;
    }),
  );

  app.post(
    PATHS.revoke,
    small,
    ofApp(async (ctx, appId, { token }) => {
      if (!token) return { error: "invalid_request" };
      await revokeToken(ctx, { appId, token });
      return null; // also for a token that is none
    }),
  );
}

const serverMetadata = (origin: string) => ({
  issuer: origin,
  authorization_endpoint: origin + PATHS.authorize,
  token_endpoint: origin + PATHS.token,
  revocation_endpoint: origin + PATHS.revoke,
  scopes_supported: oauthScopes,
  response_types_supported: ["code"],
  response_modes_supported: ["query"],
  grant_types_supported: ["authorization_code", "refresh_token"],
  token_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
  revocation_endpoint_auth_methods_supported: ["client_secret_basic", "client_secret_post", "none"],
  code_challenge_methods_supported: ["S256"],
  authorization_response_iss_parameter_supported: true,
  service_documentation: `${origin}/docs/api/oauth`,
});

type Form = Readonly<Record<string, string>>;

/** Returns the fields of a form; null: it is none, or has one of them twice. */
async function formOf(c: HonoContext<HttpEnv>): Promise<Form | null> {
  const type = c.req.header("content-type") ?? "";
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return null;
  const fields = [...new URLSearchParams(await c.req.text())];
  const form = new Map(fields);
  return form.size === fields.length ? Object.fromEntries(form) : null;
}

/** Returns the app that sent a form, if it proves it; a public one only names itself. */
async function clientOf(
  ctx: Context,
  c: HonoContext<HttpEnv>,
  form: Form,
): Promise<OAuthAppId | null> {
  const basic = basicCredentials(c.req.header("authorization") ?? "");
  if (basic && (form["client_secret"] || form["client_id"] && form["client_id"] !== basic.id)) {
    return null; // one way at a time
  }
  const id = basic?.id ?? form["client_id"] ?? "";
  const secret = basic ? basic.secret : form["client_secret"];
  const found = await findApp(ctx, id);
  if (!found || found.app.disabledAt) return null;
  const { app, secretHash: stored } = found;
  if (stored === null) return secret ? null : app.id;
  return secret && await secretHash(secret) === stored ? app.id : null; // of hashes: time tells nothing
}

/** Source: OAuth 2.1, 2.4.1: both parts are encoded as in a form. */
function basicCredentials(header: string): { id: string; secret: string } | null {
  const [, encoded] = /^basic ([\w+/=-]+)$/i.exec(header) ?? [];
  try {
    const [id, secret] = new TextDecoder().decode(Uint8Array.fromBase64(encoded ?? ""))
      .split(":").map((part) => decodeURIComponent(part.replaceAll("+", " ")));
    return id && secret ? { id, secret } : null;
  } catch {
    return null;
  }
}
