import type { ApiScope } from "../api_keys/scopes.ts";
import { newSecret, secretHash } from "../api_keys/secret.ts";
import { command, type Tx } from "../command.ts";
import type { OAuthAppId, OAuthGrantId, UserId } from "../ids.ts";
import { scopesIn } from "./authorization.ts";

/** What the tokens of apps begin with. */
export const ACCESS_PREFIX = "gmo_";
const REFRESH_PREFIX = "gmr_";

/** Seconds that an access token works. */
const ACCESS_SECONDS = 60 * 60;
/** Milliseconds; each refresh token works for so long, so an app in use is never signed out. */
const REFRESH_MS = 30 * 24 * 60 * 60_000;

/** What an app gets. Source: OAuth 2.1, 3.2.3. */
export type IssuedTokens = {
  readonly access_token: string;
  readonly token_type: "Bearer";
  readonly expires_in: number;
  readonly refresh_token: string;
  /** Separated by spaces. */
  readonly scope: string;
};

/** Why an app gets none. */
export type TokenError = "invalid_grant" | "invalid_scope";

type Grant = {
  readonly id: OAuthGrantId;
  readonly user_id: UserId;
  readonly app_id: OAuthAppId;
  readonly scopes: readonly ApiScope[];
};

type CodeExchange = {
  readonly appId: OAuthAppId;
  readonly code: string;
  readonly redirectUri: string | null;
  readonly verifier: string;
};

/**
 * Exchanges a code for tokens, once. A second exchange revokes what the first one gave: one of both is
 * a thief.
 */
export const exchangeCode = command(
  async (tx, given: CodeExchange): Promise<IssuedTokens | TokenError> => {
    const { db, now } = tx;
    const grant = await db.selectFrom("oauth_grants").selectAll()
      .where("code_hash", "=", await secretHash(given.code)).where("app_id", "=", given.appId)
      .forUpdate().executeTakeFirst();
    if (!grant || grant.revoked_at) return "invalid_grant";
    if (grant.code_used_at) {
      await revoke(tx, grant);
      return "invalid_grant";
    }
    const isProven = VERIFIER.test(given.verifier) &&
      await secretHash(given.verifier) === grant.challenge;
    const isInTime = grant.code_expires_at > now;
    if (!isProven || !isInTime || grant.redirect_uri !== given.redirectUri) return "invalid_grant";
    await db.updateTable("oauth_grants").set({ code_used_at: now }).where("id", "=", grant.id)
      .execute();
    return await issue(tx, grant, grant.scopes);
  },
);

/** Source: RFC 7636, 4.1. */
const VERIFIER = /^[\w.~-]{43,128}$/;

type Refresh = {
  readonly appId: OAuthAppId;
  readonly refreshToken: string;
  /** Fewer scopes for the new access token; null: all of the grant. */
  readonly scope: string | null;
};

/** Exchanges a refresh token for a new pair, once: a second use revokes the grant. */
export const refreshTokens = command(
  async (tx, { appId, refreshToken, scope }: Refresh): Promise<IssuedTokens | TokenError> => {
    const { db, now } = tx;
    const digest = await secretHash(refreshToken);
    const grant = await db.selectFrom("oauth_grants as g")
      .innerJoin("oauth_tokens as t", "t.grant_id", "g.id")
      .innerJoin("users as u", "u.id", "g.user_id")
      .select(["g.id", "g.user_id", "g.app_id", "g.scopes", "t.used_at", "t.expires_at"])
      .where("t.digest", "=", digest).where("t.kind", "=", "REFRESH").where("g.app_id", "=", appId)
      .where("g.revoked_at", "is", null).where("u.blocked_at", "is", null)
      .forUpdate(["g", "t"]).executeTakeFirst();
    if (!grant || grant.expires_at <= now) return "invalid_grant";
    if (grant.used_at) {
      await revoke(tx, grant);
      return "invalid_grant";
    }
    const scopes = scope === null ? grant.scopes : scopesIn(scope);
    if (!scopes?.every((one) => grant.scopes.includes(one))) return "invalid_scope";
    await db.updateTable("oauth_tokens").set({ used_at: now }).where("digest", "=", digest)
      .execute();
    return await issue(tx, grant, scopes);
  },
);

/** Ends the grant of a token of the app's, access or refresh; nothing happens for another. */
export const revokeToken = command(
  async (tx, { appId, token }: { readonly appId: OAuthAppId; readonly token: string }) => {
    const grant = await tx.db.selectFrom("oauth_grants as g")
      .innerJoin("oauth_tokens as t", "t.grant_id", "g.id")
      .select(["g.id", "g.user_id", "g.app_id", "g.scopes"])
      .where("t.digest", "=", await secretHash(token)).where("g.app_id", "=", appId)
      .where("g.revoked_at", "is", null).forUpdate(["g"]).executeTakeFirst();
    if (grant) await revoke(tx, grant);
  },
);

async function revoke({ db, now, emit }: Tx, { id, user_id: userId, app_id }: Grant) {
  await db.updateTable("oauth_grants").set({ revoked_at: now }).where("id", "=", id).execute();
  emit({ name: "oauthApp.revoked", userId, oauthAppId: app_id });
}

async function issue(
  { db, now }: Tx,
  { id, user_id, scopes: granted }: Grant,
  scopes: readonly ApiScope[],
): Promise<IssuedTokens> {
  const [access, refresh] = [newSecret(ACCESS_PREFIX), newSecret(REFRESH_PREFIX)];
  const end = new Date(now.getTime() + REFRESH_MS);
  const token = { grant_id: id, user_id, created_at: now };
  await db.insertInto("oauth_tokens").values([
    {
      ...token,
      digest: await secretHash(access),
      kind: "ACCESS",
      scopes: [...scopes],
      expires_at: new Date(now.getTime() + ACCESS_SECONDS * 1_000),
    },
    {
      ...token,
      digest: await secretHash(refresh),
      kind: "REFRESH",
      scopes: [...granted],
      expires_at: end,
    },
  ]).execute();
  await db.updateTable("oauth_grants").set({ expires_at: end }).where("id", "=", id).execute();
  return {
    access_token: access,
    token_type: "Bearer",
    expires_in: ACCESS_SECONDS,
    refresh_token: refresh,
    scope: scopes.join(" "),
  };
}
