import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../core/context.ts";
import { signInViewer } from "../core/users/account/ensure_user.ts";
import type { IdentityProvider } from "../core/users/account/identity.ts";
import { system, type Viewer } from "../core/users/viewer.ts";
import { limitedAttempts } from "../http/attempts.ts";
import { limitedBody } from "../http/body_limits.ts";
import type { FairShare } from "../http/fair_share.ts";
import type { HttpEnv } from "../http/http_env.ts";
import { invitationCookieRoute } from "../http/invitations.ts";
import { restIdempotency } from "../http/rest_idempotency.ts";
import { restShares } from "../http/rest_share.ts";
import { globalSettingsRoutes } from "./global_settings.ts";
import { firstAdminRoutes, identityRoutes, loginRoutes } from "./identity.ts";
import {
  campaignTextsCsvRoute,
  couponsCsvRoute,
  dataExportRoutes,
  insightsCsvRoute,
  payoutsCsvRoute,
  productsCsvRoute,
  shortLinksCsvRoute,
  taxInvoicesCsvRoute,
} from "./downloads.ts";
import { bulkExportRoute } from "./bulk_exports.ts";
import { emailPreviewRoute } from "./email_preview.ts";
import { iconRoutes } from "./icons.ts";
import { mediaRoutes } from "./media.ts";
import {
  cardRoutes,
  offerPictureRoutes,
  photoRoutes,
  screenshotRoutes,
  storeBannerRoute,
} from "./pictures.ts";
import { shopSignInRoutes } from "./shop_sign_in.ts";
import { messengerWebhooks } from "./messenger_webhooks.ts";
import { paymentWebhooks } from "./payment_webhooks.ts";

/** Paths that ask the database for an account before anything else. */
const ACCOUNT_PATHS = ["/api/auth/*", "/api/login", "/api/logout", "/api/first-admin"];

type Parts = {
  readonly identity: IdentityProvider;
  /** The product's own origin; null: the request's. */
  readonly publicUrl: string | null;
  readonly contextOf: (viewer: Viewer) => Context;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly shareOf: (headers: Headers, address: string) => FairShare;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  readonly limitsAttempts: boolean;
};

/** Serves all of `/api`: limits first, then the endpoints. */
export function restRoutes(app: Hono<HttpEnv>, parts: Parts) {
  const { identity, publicUrl, contextOf, guard, shareOf, addressOf, limitsAttempts } = parts;
  for (const path of ACCOUNT_PATHS) app.use(path, (_, next) => guard(next));
  app.use("/api/*", limitedBody);
  if (limitsAttempts) {
    const emailOf = async (headers: Headers) => (await identity.identify(headers))?.email ?? null;
    app.use("/api/*", limitedAttempts({ db: contextOf(system).db, addressOf, emailOf }));
  }
  app.use("/api/*", restShares({ shareOf, addressOf }));
  app.use("/api/*", restIdempotency());
  identityRoutes(app, identity, addressOf);
  firstAdminRoutes(app, identity);
  globalSettingsRoutes(app);
  loginRoutes(app, identity, (who) => signInViewer(contextOf(system), who));
  iconRoutes(app);
  photoRoutes(app);
  storeBannerRoute(app);
  offerPictureRoutes(app);
  screenshotRoutes(app);
  mediaRoutes(app);
  cardRoutes(app);
  dataExportRoutes(app);
  bulkExportRoute(app);
  shopSignInRoutes(app);
  productsCsvRoute(app, publicUrl);
  couponsCsvRoute(app, publicUrl);
  campaignTextsCsvRoute(app, publicUrl);
  insightsCsvRoute(app, publicUrl);
  shortLinksCsvRoute(app, publicUrl);
  payoutsCsvRoute(app, publicUrl);
  emailPreviewRoute(app);
  taxInvoicesCsvRoute(app);
  messengerWebhooks(app, () => contextOf(system));
  invitationCookieRoute(app, publicUrl);
  paymentWebhooks(app, () => contextOf(system));
  app.all("/api/*", (c) => c.json({ code: "NOT_FOUND", message: "Endereço desconhecido." }, 404));
}
