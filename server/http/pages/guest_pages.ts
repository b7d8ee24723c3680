import type { Context as HonoContext, Hono } from "hono";
import type { Config } from "../../config/config.ts";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import { articlePath } from "../../core/help/articles/article.ts";
import { loadRoadMap } from "../../core/help/feedback/topics.ts";
import { listedSlugs } from "../../core/store/find_store.ts";
import { listPublicPlans } from "../../core/plans/plans.ts";
import { storePath } from "../../core/store/store.ts";
import type { HttpEnv } from "../http_env.ts";
import { requestOrigin } from "../request_origin.ts";
import type { PageRequest, ReadyResponse } from "./cached_page.ts";
import { docsRoutes } from "./docs/docs_routes.ts";
import { demoRoute } from "./demo_route.ts";
import type { ErrorPages } from "./error_pages.ts";
import { helpPages } from "./help_pages.ts";
import type { PageRenderer } from "./page_renderer.ts";
import type { BuiltPages } from "./pages_module.ts";
import { cachedPageResponse, crawlerFiles, publicPages } from "./public_pages.ts";
import { publicRoutes } from "./public_routes.ts";
import { soldPlans } from "./sold_plans.ts";
import { storePages } from "./store_pages.ts";

/** Events after which the list of stores for crawlers has one more, or one less. */
const LISTING =
  /^(?:store\.(?:published|unpublished|disabled|enabled)|user\.(?:deleted|(?:un)?blocked))$/;

/** Events after which other plans are for sale. */
const SELLING = /^plan\.(?:created|updated|archived)$/;

/** Events after which the road map differs. */
const ROAD_MAP = /^(?:feedback\.(?:advanced|voted)|feedbackTopic\.|user\.deleted$)/;

type Parts = {
  readonly config: Pick<Config, "publicUrl" | "privacyContact">;
  readonly pages: BuiltPages;
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  /** A guest's context for now. */
  readonly guestContext: () => Context;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /** Calls a handler with each committed event of any process. */
  readonly onEvent: (handler: (event: DomainEvent) => void) => void;
  /** Runs what needs the database, in the turn of a guest's address. */
  readonly inTurn: <Result>(
    c: HonoContext<HttpEnv>,
    task: () => Promise<Result>,
  ) => Promise<Result>;
};

/**
 * Composes the pages that anybody may read: the public pages, the demonstration, what crawlers
 * request, and people's stores.
 */
export function guestPages(parts: Parts) {
  const { config, pages, renderer, errorPage, guestContext, addressOf, guard, onEvent, inTurn } =
    parts;
  const { publicUrl } = config;
  const requestOriginOf = (request: PageRequest) => publicUrl ?? requestOrigin(request);
  const originOf = (c: HonoContext) => requestOriginOf(c.req.raw);
  const sold = soldPlans(
    () => guard(() => listPublicPlans(guestContext())),
    () => renderer.forget("home"),
  );
  onEvent(({ name }) => SELLING.test(name) && sold.forget());
  const table = publicRoutes(
    pages,
    config.privacyContact,
    sold.plans,
    async () => (await guestContext().ports.articles()).articles,
    () => guard(() => loadRoadMap(guestContext())),
  );
  onEvent(({ name }) => ROAD_MAP.test(name) && renderer.forget("roadMap"));
  const publicParts = { table, renderer, publicUrl };
  const cachedPublicPage = cachedPageResponse(publicParts);
  const articlePaths = async () =>
    (await guestContext().ports.articles()).articles.map(({ slug }) => articlePath(slug));
  const stores = storePages({
    renderer,
    errorPage,
    guestContext,
    originOf: requestOriginOf,
    addressOf,
    inTurn,
  });
  return {
    routes(app: Hono<HttpEnv>) {
      helpPages(app, {
        path: pages.paths.help,
        renderer,
        errorPage,
        guestContext,
        originOf,
        addressOf,
        guard,
      });
      const docs = docsRoutes(app, {
        renderer,
        errorPage,
        docs: async () => (await guestContext().ports.articles()).docs,
        originOf,
      });
      publicPages(app, publicParts, originOf);
      demoRoute(app, {
        path: pages.paths.home,
        renderer,
        plans: sold.plans,
        guestContext,
        addressOf,
        originOf,
        guard,
      });
      const { forget } = crawlerFiles(
        app,
        Object.values(pages.paths),
        originOf,
        async () => [...await articlePaths(), ...await docs.paths()],
        async () => (await guard(() => listedSlugs(guestContext()))).map(storePath),
      );
      onEvent(({ name }) => LISTING.test(name) && forget());
      stores.routes(app);
    },
    /** Responds with a cached page before any other work; null, now or later: there is none. */
    cachedPage: (request: PageRequest): Promise<ReadyResponse | null> | null =>
      cachedPublicPage(request) ?? stores.cachedPage(request),
  };
}
