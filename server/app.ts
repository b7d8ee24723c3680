import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { getLogger } from "@logtape/logtape";
import { type Context as HonoContext, Hono } from "hono";
import { requestId } from "hono/request-id";
import { sql } from "kysely";
import type { Config } from "./config/config.ts";
import type { Context } from "./core/context.ts";
import { Failure } from "./core/errors.ts";
import { callsPerMinute } from "./core/plans/queries.ts";
import { signInViewer } from "./core/users/account/ensure_user.ts";
import type { IdentityProvider } from "./core/users/account/identity.ts";
import { guest, system, type Viewer } from "./core/users/viewer.ts";
import type { AllowedOperations } from "./graphql/persisted_operations.ts";
import { yoga } from "./graphql/yoga.ts";
import {
  CROSS_SITE_PATHS,
  forwardedAddress,
  hasToken,
  isFromBrowser,
  isFromSameSite,
  requestOrigin,
} from "./http/request_origin.ts";
import { databaseCircuit, isConnectionError } from "./http/database_circuit.ts";
import { type FairShare, fairShares } from "./http/fair_share.ts";
import { limitedAttempts } from "./http/attempts.ts";
import { type HttpEnv, statusOf } from "./http/http_env.ts";
import type { ReadHeader } from "./http/links/visitor_kind.ts";
import { isLinkPath, linkRoutes } from "./http/links/link_routes.ts";
import type { LinkVisit } from "./http/links/link_visit.ts";
import type { ShortLinks } from "./http/links/short_links.ts";
import { installableRoutes } from "./http/installable.ts";
import { graphiql } from "./http/graphiql.ts";
import { liveSockets } from "./http/live/live_sockets.ts";
import { buildRoutes, type Release } from "./http/release.ts";
import { cachedIdentity } from "./http/identity_cache.ts";
import type { ReadAppearance } from "./http/appearance_style.ts";
import type { PageRequest, ReadyResponse } from "./http/pages/cached_page.ts";
import { cachedPageResponse, crawlerFiles, publicPages } from "./http/pages/public_pages.ts";
import { demoRoute } from "./http/pages/demo_route.ts";
import { errorPages } from "./http/pages/error_pages.ts";
import { pageRenderer } from "./http/pages/page_renderer.ts";
import { storePages } from "./http/pages/store_routes.ts";
import { listedSlugs } from "./core/store/find_store.ts";
import { storePath } from "./core/store/store.ts";
import { publicRoutes } from "./http/pages/public_routes.ts";
import { limitedBody } from "./http/body_limits.ts";
import { requestViewers } from "./http/request_viewer.ts";
import { restShares } from "./http/rest_share.ts";
import { withSecurityHeaders } from "./http/security_headers.ts";
import { refuse } from "./http/server/http_server.ts";
import { headersOf } from "./http/server/node_messages.ts";
import { type WebApp, webRoutes } from "./http/web_app.ts";
import { withRequestId } from "./process/logs.ts";
import { globalSettingsRoutes } from "./rest/global_settings.ts";
import { firstAdminRoutes, identityRoutes, loginRoutes } from "./rest/identity.ts";
import {
  couponsCsvRoute,
  dataExportRoutes,
  insightsCsvRoute,
  productsCsvRoute,
  shortLinksCsvRoute,
} from "./rest/downloads.ts";
import { iconRoutes } from "./rest/icons.ts";
import { cardRoutes, offerPictureRoutes, photoRoutes, storeBannerRoute } from "./rest/pictures.ts";
import { shopSignInRoutes } from "./rest/shop_sign_in.ts";
import { messengerWebhooks } from "./rest/messenger_webhooks.ts";

const log = getLogger(["garimpo", "http"]);

export type Parts = {
  readonly config: Pick<
    Config,
    "environment" | "siteName" | "publicUrl" | "clientAddressHeader" | "privacyContact"
  >;
  /** A context for now. */
  readonly contextOf: (viewer: Viewer) => Context;
  /**
   * Queries the database; without it, by a connection of the requests', behind a burst of which it
   * would wait as long as if there were no database.
   */
  readonly probeDatabase?: () => Promise<unknown>;
  readonly identity: IdentityProvider;
  readonly web: WebApp;
  readonly release: Release;
  readonly appearance: ReadAppearance;
  readonly links: ShortLinks;
  /** False in tests, which sign many people in from one address. */
  readonly limitsAttempts?: boolean;
};

export type App = {
  /** Returns where a short link in memory leads, and counts the visit; null: `fetch` responds. */
  readonly redirect: (visit: LinkVisit) => string | null;
  /** Responds to a request for a cached page with little work; null: it is for something else. */
  readonly cachedPage: (request: PageRequest) => Promise<ReadyResponse | null> | null;
  /** Handles a request that came over a connection from that address. */
  readonly fetch: (request: Request, connectedFrom?: string) => Response | Promise<Response>;
  /** Opens a WebSocket, or refuses it; the connection came from that address. */
  readonly upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Uint8Array,
    connectedFrom: string,
  ) => void;
  /** Closes the open sockets: their clients connect anew. */
  readonly close: () => void;
  /** Every route, for the test that each one checks permissions. */
  readonly routes: readonly { readonly method: string; readonly path: string }[];
};

/** What the host of short links serves besides them: what their pages load, and its health. */
const LINK_HOST_PATHS = /^\/(?:assets\/.*|healthz|readyz)$/;

/** Creates the whole HTTP app: GraphQL, REST, identity, health and the web app. */
export function createApp(
  { config, contextOf: baseContext, probeDatabase, identity: provider, ...parts }: Parts,
): App {
  const { web, release, appearance, links, limitsAttempts } = parts;
  const identity = cachedIdentity(provider);
  const { ports: basePorts } = baseContext(guest);
  const ports = { ...basePorts, accounts: identity.clearedBy(basePorts.accounts) };
  const contextOf = (viewer: Viewer): Context => ({ ...baseContext(viewer), ports });
  const circuit = databaseCircuit(
    probeDatabase ?? (() => sql`select 1`.execute(contextOf(system).db)),
  );
  const identifiedViewer = requestViewers(identity, () => contextOf(system));
  const viewerOf = (sent: Headers) => circuit.guard(() => identifiedViewer(sent));
  const addressHeader = config.clientAddressHeader?.toLowerCase() ?? null;
  const addressFrom = (headers: Headers, connectedFrom: string): string =>
    forwardedAddress(headers, addressHeader) ?? connectedFrom;
  const proxiedAddress = (header: ReadHeader) =>
    forwardedAddress({ get: (name) => header(name) ?? null }, addressHeader);
  const addressOf = (c: HonoContext<HttpEnv>) =>
    addressFrom(c.req.raw.headers, c.env.connectedFrom);
  /** In production a page of ours sends only persisted operations; a program sends any. */
  const allowedOperations = (headers: Headers): AllowedOperations => ({
    operations: release.documents,
    onlyPersisted: config.environment === "production" && isFromBrowser(headers),
  });
  const { linkHost } = ports.shortLinks;
  const isLinkHost = (host: string | null) => linkHost !== null && host === linkHost;
  const shares = fairShares({
    callsPerMinute: (userId) => callsPerMinute(contextOf(system), userId),
    isCounted: limitsAttempts ?? false,
  });
  const shareOf = (headers: Headers, address: string): FairShare => {
    const { count, run } = shares({ address, isProgram: hasToken(headers) });
    return { count, run: (who, kind, task) => run(who, kind, () => circuit.guard(task)) };
  };
  const sockets = liveSockets(
    async (headers) => contextOf(await viewerOf(headers)),
    allowedOperations,
    shareOf,
  );
  const originOf = (c: { req: { raw: Request } }) => config.publicUrl ?? requestOrigin(c.req.raw);
  const renderer = pageRenderer(web.pages, config.siteName, appearance);
  const errorPage = errorPages(renderer, originOf);
  const table = publicRoutes(web.pages, config.privacyContact);
  const stores = storePages({
    renderer,
    errorPage,
    guestContext: () => contextOf(guest),
    originOf: (request) => config.publicUrl ?? requestOrigin(request),
    addressOf,
    inTurn: (c, task) => shareOf(c.req.raw.headers, addressOf(c)).run(guest, "rest", task),
  });
  const publicParts = { table, renderer, publicUrl: config.publicUrl };
  const cachedPage = cachedPageResponse(publicParts);
  const app = new Hono<HttpEnv>();

  app.use(requestId({ headerName: "" })); // never a client's own: it would stand in our log
  app.use(async (c, next) => {
    c.env.requestId = c.get("requestId");
    const isRead = c.req.method === "GET" || c.req.method === "HEAD";
    const isCrossSiteAllowed = isRead || CROSS_SITE_PATHS.has(c.req.path);
    if (!isCrossSiteAllowed && !isFromSameSite(c.req.raw.headers, config.publicUrl)) {
      const message = "Esta requisição veio de outro site.";
      return c.json({ code: "CROSS_SITE", message }, 403);
    }
    c.set("context", async () => contextOf(await viewerOf(c.req.raw.headers)));
    await withRequestId(c.get("requestId"), next);
  });
  app.use(async (c, next) => {
    const isServed = LINK_HOST_PATHS.test(c.req.path) || isLinkPath(c.req.path);
    if (!isLinkHost(c.req.header("host") ?? null) || isServed) return await next();
    return c.req.path === "/" && config.publicUrl
      ? c.redirect(config.publicUrl)
      : await errorPage(c, 404);
  });
  app.onError((thrown, c) => {
    const error = isConnectionError(thrown) ? new Failure("UNAVAILABLE") : thrown;
    if (error instanceof Failure && error.code === "UNAVAILABLE") return errorPage(c, 503);
    if (error instanceof Failure) {
      return c.json({ code: error.code, message: error.message }, statusOf(error.code));
    }
    log.error("{method} {path}: {error}", { method: c.req.method, path: c.req.path, error });
    return errorPage(c, 500);
  });
  app.use("/graphql", limitedBody);
  for (const path of ["/api/auth/*", "/api/login", "/api/logout", "/api/first-admin"]) {
    app.use(path, (_, next) => circuit.guard(next));
  }
  app.use("/api/*", limitedBody);

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    return await circuit.isReady()
      ? c.json({ status: "ok" })
      : c.json({ status: "no database" }, 503);
  });

  app.on(["GET", "POST"], "/graphql", async (c, next) => {
    // URLs are stored, logged and followed: a GET may only name a persisted operation.
    if (c.req.method === "GET" && !c.req.query("documentId")) return await next();
    const { headers } = c.req.raw;
    const freshContext = async () => contextOf(await viewerOf(headers));
    const response = await yoga.fetch(c.req.raw, {
      freshContext,
      allowedOperations: allowedOperations(headers),
      share: shareOf(headers, addressOf(c)),
    });
    response.headers.set("cache-control", "no-store");
    return response;
  });
  if (config.environment === "development") graphiql(app);
  app.all("/graphql", (c) => c.json({ message: "Use POST ou WebSocket." }, 405));
  if (limitsAttempts) {
    const emailOf = async (headers: Headers) => (await identity.identify(headers))?.email ?? null;
    app.use("/api/*", limitedAttempts({ db: contextOf(system).db, addressOf, emailOf }));
  }
  app.use("/api/*", restShares({ shareOf, addressOf }));
  identityRoutes(app, identity, addressOf);
  firstAdminRoutes(app, identity);
  globalSettingsRoutes(app);
  loginRoutes(app, identity, (who) => signInViewer(contextOf(system), who));
  iconRoutes(app);
  photoRoutes(app);
  storeBannerRoute(app);
  offerPictureRoutes(app);
  cardRoutes(app);
  dataExportRoutes(app);
  shopSignInRoutes(app);
  productsCsvRoute(app, config.publicUrl);
  couponsCsvRoute(app, config.publicUrl);
  insightsCsvRoute(app, config.publicUrl);
  shortLinksCsvRoute(app, config.publicUrl);
  messengerWebhooks(app, () => contextOf(system));
  app.all("/api/*", (c) => c.json({ code: "NOT_FOUND", message: "Endereço desconhecido." }, 404));

  buildRoutes(app, release);
  installableRoutes(app, { folder: web.folder, siteName: config.siteName, release, appearance });
  publicPages(app, publicParts, originOf);
  demoRoute(app, {
    path: web.pages.paths.home,
    renderer,
    guestContext: () => contextOf(guest),
    addressOf,
    originOf,
    guard: circuit.guard,
  });
  crawlerFiles(
    app,
    Object.values(web.pages.paths),
    originOf,
    async () => (await circuit.guard(() => listedSlugs(contextOf(guest)))).map(storePath),
  );
  stores.routes(app);
  linkRoutes(app, {
    links,
    siteName: config.siteName,
    renderer,
    errorPage,
    systemContext: () => contextOf(system),
    addressOf,
    originOf,
    guard: circuit.guard,
  });
  webRoutes(app, web, config.siteName, {
    appearance,
    errorPage,
    identity: identity.browser,
    isReady: circuit.isReady,
  });
  app.notFound((c) => errorPage(c, 404));

  async function respond(request: Request, connectedFrom: string): Promise<Response> {
    const bindings: HttpEnv["Bindings"] = { connectedFrom, requestId: null };
    return withSecurityHeaders(await app.fetch(request, bindings), bindings.requestId);
  }
  // A request may begin in the asynchronous context of an earlier one: an identity provider that
  // keeps its transaction there would find the other's.
  const isolated = AsyncLocalStorage.snapshot();

  return {
    redirect: ({ connectedFrom, ...visit }) =>
      links.redirect({ ...visit, address: proxiedAddress(visit.header) ?? connectedFrom }),
    cachedPage: (request) =>
      isLinkHost(request.headers.get("host"))
        ? null
        : cachedPage(request) ?? stores.cachedPage(request),
    fetch: (request, connectedFrom = "") => isolated(respond, request, connectedFrom),
    upgrade(request, socket, head, connectedFrom) {
      const headers = headersOf(request);
      const isGraphql = request.url?.split("?")[0] === "/graphql";
      if (!isGraphql || isLinkHost(headers.get("host"))) return refuse(socket, 404);
      if (!isFromSameSite(headers, config.publicUrl)) return refuse(socket, 403);
      sockets.open({ request, socket, head, address: addressFrom(headers, connectedFrom) });
    },
    close: sockets.close,
    routes: app.routes,
  };
}
