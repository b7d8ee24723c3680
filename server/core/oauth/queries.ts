import { sql } from "kysely";
import { inPage, type Page } from "../../database/page.ts";
import { type ApiScope, isForAdmins } from "../api_keys/scopes.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { isId, type OAuthAppId, type OAuthGrantId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Viewer } from "../users/viewer.ts";
import {
  type AuthorizationParams,
  checkAuthorization,
  type CheckedAuthorization,
} from "./authorization.ts";
import type { OAuthApp } from "./tables.ts";

/** The columns of an app; `oauthApp` makes one of them. */
export const asApp = [
  "id",
  "user_id as userId",
  "name",
  "redirect_uris as redirectUris",
  "secret_hash",
  "created_at as createdAt",
  "disabled_at as disabledAt",
  "disabled_reason as disabledReason",
] as const;

/** Returns an app of its row, without the secret's hash. */
export const oauthApp = (
  { secret_hash, ...app }: Omit<OAuthApp, "isPublic"> & { readonly secret_hash: string | null },
): OAuthApp => ({ ...app, isPublic: secret_hash === null });

/** Returns the apps that the viewer registered, newest first; at most ten. */
export async function listOwnApps({ db, viewer }: Context): Promise<OAuthApp[]> {
  const rows = await db.selectFrom("oauth_apps").select(asApp)
    .where("user_id", "=", permit(viewer, "oauth.see")).orderBy("id", "desc").execute();
  return rows.map(oauthApp);
}

/** Lists everybody's apps for admins, newest first. */
export async function listAllApps({ db, viewer }: Context, page: Page): Promise<OAuthApp[]> {
  permit(viewer, "oauth.manage");
  checkCursors("oap", page);
  const rows = await inPage(db.selectFrom("oauth_apps").select(asApp), page).execute();
  return rows.map(oauthApp);
}

/** An app that may act for the viewer. */
export type AuthorizedApp = {
  readonly appId: OAuthAppId;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly since: Date;
  readonly lastUsedAt: Date | null;
  readonly lastUsedFrom: string | null;
};

/** Apps of a list; few people allow more than two. */
const LISTED = 100;

/** Returns the apps that the viewer allowed to act for them, by name; each with all that it may do. */
export async function listAuthorizedApps({ db, viewer, now }: Context): Promise<AuthorizedApp[]> {
  const userId = permit(viewer, "oauth.see");
  const { rows } = await sql<AuthorizedApp>`
    select a.id as "appId", a.name, min(g.created_at) as since, max(g.last_used_at) as "lastUsedAt",
      (array_agg(g.last_used_from order by g.last_used_at desc nulls last))[1] as "lastUsedFrom",
      array(
        select distinct unnest(o.scopes) from oauth_grants o
        where o.user_id = ${userId} and o.app_id = a.id and o.revoked_at is null
          and o.expires_at > ${now} order by 1
      ) as scopes
    from oauth_grants g join oauth_apps a on a.id = g.app_id
    where g.user_id = ${userId} and g.revoked_at is null and g.expires_at > ${now}
    group by a.id, a.name order by a.name, a.id limit ${LISTED}`.execute(db);
  return rows;
}

/** What becomes of an authorization request, and who made the app; null: there is no such app. */
export type RequestedAuthorization = CheckedAuthorization & { readonly makerName: string | null };

/** Returns what becomes of an authorization request, for the screen that asks the person. */
export async function checkRequest(
  ctx: Context,
  params: AuthorizationParams,
  issuer: string,
): Promise<RequestedAuthorization> {
  permit(ctx.viewer, "oauth.see");
  const found = await findApp(ctx, params.clientId ?? "");
  const checked = checkAuthorization(found?.app ?? null, params, issuer);
  return { ...checked, makerName: found?.makerName ?? null };
}

/** Finds an app whose maker is not blocked, by its `client_id`, with the hash of its secret. */
export async function findApp({ db }: Context, clientId: string) {
  if (!isId("oap", clientId)) return null;
  const row = await db.selectFrom("oauth_apps").select(asApp).where("id", "=", clientId)
    .executeTakeFirst();
  const maker = row && await db.selectFrom("users").select("display_name as name")
    .where("id", "=", row.userId).where("blocked_at", "is", null).executeTakeFirst();
  return maker && { app: oauthApp(row), secretHash: row.secret_hash, makerName: maker.name };
}

/** An access token that was sent with a request, and its person. */
export type FoundToken = {
  readonly id: OAuthGrantId;
  readonly userId: UserId;
  readonly appId: OAuthAppId;
  /** Who made the app: with their account it ends. */
  readonly makerId: UserId;
  readonly expiresAt: Date;
  readonly lastUsedAt: Date | null;
  /** Who acts by the token: never an admin. */
  readonly viewer: Viewer;
};

/** Finds the access token with this hash; null: none that works, or of somebody who is blocked. */
export async function findAccessToken({ db }: Context, hash: string): Promise<FoundToken | null> {
  const found = await db.selectFrom("oauth_tokens as t")
    .innerJoin("oauth_grants as g", "g.id", "t.grant_id")
    .innerJoin("oauth_apps as a", "a.id", "g.app_id")
    .innerJoin("users as u", "u.id", "g.user_id")
    .innerJoin("users as m", "m.id", "a.user_id")
    .select([
      "g.id",
      "g.user_id as userId",
      "a.id as appId",
      "m.id as makerId",
      "t.scopes",
      "t.expires_at as expiresAt",
      "g.last_used_at as lastUsedAt",
    ])
    .where("t.digest", "=", hash).where("t.kind", "=", "ACCESS").where("g.revoked_at", "is", null)
    .where("a.disabled_at", "is", null).where("u.blocked_at", "is", null)
    .where("m.blocked_at", "is", null).executeTakeFirst();
  if (!found) return null;
  const { scopes, ...token } = found;
  const allowed = new Set(scopes.filter((scope) => !isForAdmins(scope)));
  const apiKey = { id: found.id, scopes: allowed };
  return { ...token, viewer: { kind: "member", userId: found.userId, apiKey } };
}
