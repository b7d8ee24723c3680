import { AsyncLocalStorage } from "node:async_hooks";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { Hono } from "hono";
import { sql } from "kysely";
import type { Config } from "./config/config.ts";
import type { Context } from "./core/context.ts";
import { currentMaintenance } from "./core/operations/maintenance/queries.ts";
import { callsPerMinute } from "./core/plans/queries.ts";
import type { Recall } from "./core/users/account/find_person.ts";
import type { IdentityProvider } from "./core/users/account/identity.ts";
import { guest, system, type Viewer } from "./core/users/viewer.ts";
import type { AllowedOperations } from "./graphql/persisted_operations.ts";
import {
  GRAPHIQL_HEADER,
  hasToken,
  isFromBrowser,
  isFromSameSite,
  requestOrigin,
  type SentHeaders,
} from "./http/request_origin.ts";
import { apiKeyViewers } from "./http/api_key_viewers.ts";
import { calendarFeeds } from "./http/calendar_feeds.ts";
import { databaseCircuit } from "./http/database_circuit.ts";
import { type FairShare, fairShares, shareOfRequest } from "./http/fair_share.ts";
import type { BegunRequest, HttpEnv } from "./http/http_env.ts";
import {
  asRequest,
  type JsonResponse,
  type KnownExecution,
  knownQueryRequests,
  type WholeRequest,
} from "./http/known_query_requests.ts";
import { linkHostRules, plainHost } from "./http/links/link_host.ts";
import { linkRoutes } from "./http/links/link_routes.ts";
import type { LinkVisit } from "./http/links/link_visit.ts";
import type { Live } from "./jobs/listen.ts";
import type { ShortLinks } from "./http/links/short_links.ts";
import { metricsRoute } from "./http/metrics_route.ts";
import type { Meters } from "./metrics/meters.ts";
import { oauthRoutes } from "./http/oauth_routes.ts";
import { installableRoutes } from "./http/installable.ts";
import { invitationRoutes } from "./http/invitations.ts";
import { graphqlRoutes } from "./http/graphql_routes.ts";
import { liveSockets } from "./http/live/live_sockets.ts";
import { buildRoutes, type Release } from "./http/release.ts";
import { cachedIdentity } from "./http/identity_cache.ts";
import type { ReadAppearance } from "./http/appearance_style.ts";
import type { PageRequest, ReadyResponse } from "./http/pages/cached_page.ts";
import { graphiqlPage } from "./http/pages/docs/graphiql_page.ts";
import { guestPages } from "./http/pages/guest_pages.ts";
import { errorHandler, errorPages } from "./http/pages/error_pages.ts";
import { pageRenderer } from "./http/pages/page_renderer.ts";
import { requestScope } from "./http/request_scope.ts";
import { requestViewers } from "./http/request_viewer.ts";
import { sourceAddresses } from "./http/source_addresses.ts";
import { withSecurityHeaders } from "./http/security_headers.ts";
import { refuse } from "./http/server/http_server.ts";
import { maintenanceGate } from "./http/maintenance/maintenance_gate.ts";
import { watchMaintenance } from "./http/maintenance/maintenance_watch.ts";
import { headersOf } from "./http/server/node_messages.ts";
import { type WebApp, webRoutes } from "./http/web_app.ts";
import { restRoutes } from "./rest/rest_routes.ts";

export type Parts = {
  readonly config: Pick<
    Config,
    | "environment"
    | "siteName"
    | "publicUrl"
    | "clientAddressHeader"
    | "privacyContact"
    | "metricsToken"
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
  /** Calls a handler with each committed event of any process. */
  readonly onEvent: Live["onEvent"];
  /** Counts look-ups, and learns how many sockets are open. */
  readonly meters?: Pick<Meters, "caches" | "sockets">;
  /** False in tests, which sign many people in from one address. */
  readonly limitsAttempts?: boolean;
};

export type App = {
  /** Returns where a short link in memory leads, and counts the visit; null: `fetch` responds. */
  readonly redirect: (visit: LinkVisit) => string | null;
  /** Reads a short link into memory; null: there is none to read. */
  readonly loadLink: (visit: LinkVisit) => Promise<unknown> | null;
  /** Responds to a request for a cached page with little work; null: it is for something else. */
  readonly cachedPage: (request: PageRequest) => Promise<ReadyResponse | null> | null;
  /** Handles a request that came over a connection from that address. */
  readonly fetch: (request: Request, connectedFrom?: string) => Response | Promise<Response>;
  /** Responds to a query that is known to be valid, with less work; null: `fetch` responds. */
  readonly query: (
    request: WholeRequest,
    connectedFrom: string,
  ) => Promise<Response | JsonResponse> | null;
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

/** Creates the whole HTTP app: GraphQL, REST, identity, health and the web app. */
export function createApp(
  { config, contextOf: baseContext, probeDatabase, identity: provider, ...parts }: Parts,
): App {
  const { web, release, appearance, links, onEvent, limitsAttempts, meters } = parts;
  const identity = cachedIdentity(provider, meters?.caches.IDENTITIES);
  const { ports: basePorts } = baseContext(guest);
  const ports = { ...basePorts, accounts: identity.clearedBy(basePorts.accounts) };
  const watch = watchMaintenance(() => currentMaintenance(baseContext(system)), onEvent);
  const contextOf = (viewer: Viewer): Context => ({
    ...baseContext(viewer),
    ports,
    maintenance: watch.closedTo(viewer),
  });
  const systemContext = () => contextOf(system);
  const circuit = databaseCircuit(
    probeDatabase ?? (() => sql`select 1`.execute(systemContext().db)),
  );
  const viewers = requestViewers(identity, apiKeyViewers(systemContext, onEvent), systemContext);
  const rememberedContext = (sent: SentHeaders) => {
    const viewer = viewers.remembered(sent);
    return viewer && contextOf(viewer);
  };
  const contextFor = async (sent: SentHeaders, address: string, recall: Recall = "READ") =>
    recall === "REMEMBERED" && rememberedContext(sent) ||
    contextOf(await circuit.guard(() => viewers.identify(sent, address, recall)));
  const addressHeader = config.clientAddressHeader?.toLowerCase() ?? null;
  const { ofHeaders: addressFrom, ofRequest: addressOf, ofVisit } = sourceAddresses(addressHeader);
  /** In production a page of ours sends only persisted operations; GraphiQL or a program sends any. */
  const allowedOperations = (headers: SentHeaders): AllowedOperations => ({
    operations: release.documents,
    onlyPersisted: config.environment === "production" && isFromBrowser(headers) &&
      !headers.has(GRAPHIQL_HEADER),
  });
  const { linkHost } = ports.shortLinks;
  const isLinkHost = (host: string | null) => linkHost !== null && plainHost(host) === linkHost;
  const shares = fairShares({
    callsPerMinute: (userId) => callsPerMinute(systemContext(), userId),
    isCounted: limitsAttempts ?? false,
  });
  const shareOf = (headers: SentHeaders, address: string): FairShare => {
    const share = shares({ address, isProgram: hasToken(headers) });
    return {
      ...share,
      run: (who, kind, task) => share.run(who, kind, () => circuit.guard(task)),
    };
  };
  const sockets = liveSockets(contextFor, allowedOperations, shareOf);
  if (meters) meters.sockets.live = sockets.count;
  const originOf = (c: { req: { raw: Request } }) => config.publicUrl ?? requestOrigin(c.req.raw);
  const renderer = pageRenderer(web.pages, config.siteName, appearance, watch.isAnnounced);
  const errorPage = errorPages(renderer, originOf);
  const pages = guestPages({
    config,
    pages: web.pages,
    renderer,
    errorPage,
    guestContext: () => contextOf(guest),
    addressOf,
    guard: circuit.guard,
    onEvent,
    inTurn: (c, task) => shareOf(c.req.raw.headers, addressOf(c)).run(guest, "rest", task),
  });
  const app = new Hono<HttpEnv>();

  requestScope(app, {
    publicUrl: config.publicUrl,
    contextFor: (c, recall) => contextFor(c.req.raw.headers, addressOf(c), recall),
  });
  linkHostRules(app, { isLinkHost, publicUrl: config.publicUrl, errorPage });
  app.onError(errorHandler(errorPage));
  maintenanceGate(app, { watch, renderer, originOf });

  app.get("/healthz", (c) => c.json({ status: "ok" }));
  app.get("/readyz", async (c) => {
    const isReady = await circuit.isReady();
    return isReady ? c.json({ status: "ok" }) : c.json({ status: "no database" }, 503);
  });
  metricsRoute(app, {
    token: config.metricsToken,
    addressHeader,
    systemContext,
    guard: circuit.guard,
    errorPage,
  });
  invitationRoutes(app, { systemContext, addressOf, guard: circuit.guard });
  graphqlRoutes(app, {
    freshContext: contextFor,
    allowedOperations,
    shareOf,
    addressOf,
    originOf,
    graphiql: graphiqlPage({
      renderer,
      docs: async () => (await contextOf(guest).ports.articles()).docs,
      originOf,
      files: web.pages.graphiql,
    }),
  });
  restRoutes(app, {
    identity,
    publicUrl: config.publicUrl,
    contextOf,
    guard: circuit.guard,
    shareOf,
    addressOf,
    limitsAttempts: limitsAttempts ?? false,
  });

  oauthRoutes(app, { systemContext, originOf, addressOf, guard: circuit.guard });
  buildRoutes(app, release);
  installableRoutes(app, { folder: web.folder, siteName: config.siteName, release, appearance });
  pages.routes(app);
  calendarFeeds(app, systemContext);
  linkRoutes(app, {
    links,
    siteName: config.siteName,
    renderer,
    errorPage,
    systemContext,
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

  const knownQuery = knownQueryRequests({
    publicUrl: config.publicUrl,
    isLinkHost,
    allowedOperations,
    contextFor: (headers, address) =>
      rememberedContext(headers) ?? contextFor(headers, address, "REMEMBERED"),
  });

  async function respond(
    request: Request,
    connectedFrom: string,
    begun: BegunRequest | null = null,
  ): Promise<Response> {
    const bindings: HttpEnv["Bindings"] = { connectedFrom, requestId: null, begun };
    return withSecurityHeaders(await app.fetch(request, bindings), bindings.requestId);
  }

  function respondToQuery(request: WholeRequest, connectedFrom: string) {
    const execution = watch.isKnown() ? knownQuery(request) : null;
    return execution && executed(execution, request, connectedFrom);
  }

  async function executed(
    execution: KnownExecution,
    request: WholeRequest,
    connectedFrom: string,
  ): Promise<JsonResponse | Response> {
    const address = addressFrom(request.headers, connectedFrom);
    const share = shareOfRequest(shareOf(request.headers, address));
    const result = await execution(address, share);
    return result && "body" in result
      ? result
      : await respond(asRequest(request), connectedFrom, { share, result });
  }

  // A request may begin in the asynchronous context of an earlier one: an identity provider that
  // keeps its transaction there would find the other's.
  const isolated = AsyncLocalStorage.snapshot();

  return {
    redirect: (visit) => links.redirect(ofVisit(visit)),
    loadLink: (visit) => links.load(ofVisit(visit)),
    cachedPage: (request) =>
      isLinkHost(request.headers.get("host")) || !watch.isKnown() ||
        watch.inForce()?.mode === "FULL"
        ? null
        : pages.cachedPage(request),
    fetch: (request, connectedFrom = "") => isolated(respond, request, connectedFrom),
    query: (request, connectedFrom) => isolated(respondToQuery, request, connectedFrom),
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
