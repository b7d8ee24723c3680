import { requireAttempt } from "../attempts.ts";
import { newSecret, secretHash } from "../api_keys/secret.ts";
import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, newId, type OAuthAppId, type UserId } from "../ids.ts";
import { plainText } from "../marketplaces/readings/plain_text.ts";
import { permit } from "../permissions.ts";
import { asApp, oauthApp } from "./queries.ts";
import { checkedRedirectUris } from "./redirect_uris.ts";
import type { OAuthApp } from "./tables.ts";

/** What the secret of an app begins with. */
export const APP_SECRET_PREFIX = "gms_";

const NAME_LENGTH = 60;
/** Apps of one person. */
const MOST_APPS = 10;
const CREATIONS = { most: 30, minutes: 60 };

/** A new secret of an app, which nobody can read again; null: a public app has none. */
export type AppWithSecret = { readonly app: OAuthApp; readonly secret: string | null };

type AppInput = { readonly name: string; readonly redirectUris: readonly string[] };

/**
 * Registers an app of the viewer's.
 * @throws Failure OAUTH_APP_NAME_INVALID, OAUTH_REDIRECTS_INVALID, OAUTH_APPS_TOO_MANY
 */
export const createOAuthApp = command(
  async (tx, input: AppInput & { readonly isPublic: boolean }): Promise<AppWithSecret> => {
    const { db, now, emit } = tx;
    const userId = permit(tx.viewer, "oauth.edit");
    const checked = checkedInput(input);
    // Locks the person, whose apps two requests at the same time would both count.
    await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate().execute();
    const { count } = await db.selectFrom("oauth_apps").where("user_id", "=", userId)
      .select(({ fn }) => fn.countAll<number>().as("count")).executeTakeFirstOrThrow();
    if (Number(count) >= MOST_APPS) throw new Failure("OAUTH_APPS_TOO_MANY");
    await requireAttempt(tx, userId, "oauth-apps", CREATIONS);
    const secret = input.isPublic ? null : newSecret(APP_SECRET_PREFIX);
    const row = await db.insertInto("oauth_apps").values({
      id: newId("oap"),
      user_id: userId,
      ...checked,
      secret_hash: secret && await secretHash(secret),
      created_at: now,
    }).returning(asApp).executeTakeFirstOrThrow();
    emit({ name: "oauthApp.created", userId, oauthAppId: row.id });
    return { app: oauthApp(row), secret };
  },
);

/**
 * Changes an app's name and addresses.
 * @throws Failure OAUTH_APP_NOT_FOUND, OAUTH_APP_NAME_INVALID, OAUTH_REDIRECTS_INVALID
 */
export const updateOAuthApp = command(
  async (tx, { id, ...input }: AppInput & { readonly id: OAuthAppId }): Promise<OAuthApp> => {
    const { userId } = await lockOwnApp(tx, id);
    const row = await tx.db.updateTable("oauth_apps").set(checkedInput(input))
      .where("id", "=", id).returning(asApp).executeTakeFirstOrThrow();
    tx.emit({ name: "oauthApp.changed", userId, oauthAppId: id });
    return oauthApp(row);
  },
);

/** Replaces the secret of an app; the earlier one ends at once. @throws Failure OAUTH_APP_NOT_FOUND */
export const rotateOAuthAppSecret = command(
  async (tx, { id }: { readonly id: OAuthAppId }): Promise<AppWithSecret> => {
    const app = await lockOwnApp(tx, id);
    if (app.isPublic) throw new Failure("OAUTH_APP_NOT_FOUND", ["id"]);
    const secret = newSecret(APP_SECRET_PREFIX);
    await tx.db.updateTable("oauth_apps").set({ secret_hash: await secretHash(secret) })
      .where("id", "=", id).execute();
    tx.emit({ name: "oauthApp.changed", userId: app.userId, oauthAppId: id });
    return { app, secret };
  },
);

/** Removes an app, and with it what people allowed it. @throws Failure OAUTH_APP_NOT_FOUND */
export const removeOAuthApp = command(
  async (tx, { id }: { readonly id: OAuthAppId }): Promise<OAuthAppId> => {
    const { userId } = await lockOwnApp(tx, id);
    await tx.db.deleteFrom("oauth_apps").where("id", "=", id).execute();
    tx.emit({ name: "oauthApp.removed", userId, oauthAppId: id });
    return id;
  },
);

function checkedInput({ name, redirectUris }: AppInput) {
  const text = name.length <= 4 * NAME_LENGTH ? plainText(name, 4 * NAME_LENGTH) : null;
  if (!text || text.length > NAME_LENGTH) throw new Failure("OAUTH_APP_NAME_INVALID", ["name"]);
  return { name: text, redirect_uris: checkedRedirectUris(redirectUris) };
}

async function lockOwnApp({ db, viewer }: Tx, id: OAuthAppId): Promise<OAuthApp> {
  const userId: UserId = permit(viewer, "oauth.edit");
  const row = isId("oap", id)
    ? await db.selectFrom("oauth_apps").select(asApp).where("id", "=", id)
      .where("user_id", "=", userId).forUpdate().executeTakeFirst()
    : undefined;
  if (!row) throw new Failure("OAUTH_APP_NOT_FOUND", ["id"]);
  return oauthApp(row);
}
