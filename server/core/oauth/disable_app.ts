import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import { isId, type OAuthAppId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { checkedReason } from "../users/administration/reason.ts";
import { asApp, oauthApp } from "./queries.ts";
import type { OAuthApp } from "./tables.ts";

/**
 * Ends an app's access to everybody's data until `enableOAuthApp`. Who made it reads the reason.
 * @throws Failure REASON_INVALID, OAUTH_APP_NOT_FOUND
 */
export const disableOAuthApp = command(
  async (tx, input: { readonly id: OAuthAppId; readonly reason: string }): Promise<OAuthApp> => {
    permit(tx.viewer, "oauth.manage");
    const reason = checkedReason(input.reason);
    const app = await setDisabled(tx, input.id, { disabled_at: tx.now, disabled_reason: reason });
    tx.emit({ name: "oauthApp.disabled", userId: app.userId, oauthAppId: app.id, reason });
    return app;
  },
);

/** Ends `disableOAuthApp`: what people allowed the app holds again. @throws Failure OAUTH_APP_NOT_FOUND */
export const enableOAuthApp = command(
  async (tx, { id }: { readonly id: OAuthAppId }): Promise<OAuthApp> => {
    permit(tx.viewer, "oauth.manage");
    const app = await setDisabled(tx, id, { disabled_at: null, disabled_reason: null });
    tx.emit({ name: "oauthApp.enabled", userId: app.userId, oauthAppId: app.id });
    return app;
  },
);

type Disabled = { readonly disabled_at: Date | null; readonly disabled_reason: string | null };

async function setDisabled({ db }: Tx, id: OAuthAppId, change: Disabled): Promise<OAuthApp> {
  const row = isId("oap", id)
    ? await db.updateTable("oauth_apps").set(change).where("id", "=", id).returning(asApp)
      .executeTakeFirst()
    : undefined;
  if (!row) throw new Failure("OAUTH_APP_NOT_FOUND", ["id"]);
  return oauthApp(row);
}
