import { requireAttempt } from "../attempts.ts";
import { newSecret, secretHash } from "../api_keys/secret.ts";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { newId, type OAuthAppId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type AuthorizationParams, checkAuthorization, returnTo } from "./authorization.ts";
import { findApp } from "./queries.ts";

/** A code is exchanged at once; milliseconds. */
const CODE_MS = 60_000;
/** Answers of one person, so that codes cannot fill the table. */
const ANSWERS = { most: 60, minutes: 60 };

type Answer = {
  readonly request: AuthorizationParams;
  readonly isAllowed: boolean;
  /** Our origin, by which the app knows who answers. */
  readonly issuer: string;
};

/**
 * Stores what the viewer allows an app, and returns where the browser goes on: to the app, with a code
 * or with the error. Only in person.
 * @throws Failure OAUTH_APP_NOT_FOUND, OAUTH_APP_DISABLED, OAUTH_REDIRECT_UNKNOWN
 */
export const authorizeOAuthApp = command(
  async (tx, { request: params, isAllowed, issuer }: Answer): Promise<string> => {
    const { db, now, emit } = tx;
    const userId = permit(tx.viewer, "oauth.edit");
    const found = await findApp(tx, params.clientId ?? "");
    const checked = checkAuthorization(found?.app ?? null, params, issuer);
    if (checked.kind === "REFUSE") throw new Failure(checked.code);
    if (checked.kind === "RETURN") return checked.redirectTo;
    const { app, request } = checked;
    if (!isAllowed) return returnTo(request, { error: "access_denied", iss: issuer });
    await requireAttempt(tx, userId, "oauth-answers", ANSWERS);
    const code = newSecret("");
    const end = new Date(now.getTime() + CODE_MS);
    await db.insertInto("oauth_grants").values({
      id: newId("ogr"),
      user_id: userId,
      app_id: app.id,
      scopes: [...request.scopes],
      code_hash: await secretHash(code),
      code_expires_at: end,
      redirect_uri: request.redirectUri,
      challenge: request.challenge,
      created_at: now,
      expires_at: end,
    }).execute();
    emit({ name: "oauthApp.authorized", userId, oauthAppId: app.id });
    return returnTo(request, { code, iss: issuer });
  },
);

/** Ends all that an app may do for the viewer, on every process. */
export const revokeOAuthApp = command(
  async (tx, { id }: { readonly id: OAuthAppId }): Promise<OAuthAppId> => {
    const userId = permit(tx.viewer, "oauth.edit");
    const { numUpdatedRows } = await tx.db.updateTable("oauth_grants").set({ revoked_at: tx.now })
      .where("user_id", "=", userId).where("app_id", "=", id).where("revoked_at", "is", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure("OAUTH_APP_NOT_FOUND", ["id"]);
    tx.emit({ name: "oauthApp.revoked", userId, oauthAppId: id });
    return id;
  },
);
