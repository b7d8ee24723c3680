import type { Context as HonoContext, Hono } from "hono";
import type { Context } from "../../core/context.ts";
import { findStore, type FoundStore, storeChangeCounts } from "../../core/store/find_store.ts";
import { loadOwnStore } from "../../core/store/own_store.ts";
import { storePath, storeStatus } from "../../core/store/store.ts";
import type { HttpEnv } from "../http_env.ts";
import {
  cachedPage,
  cachedResponse,
  type PageRequest,
  type ReadyResponse,
  readyResponse,
} from "./cached_page.ts";
import type { ErrorPages } from "./error_pages.ts";
import type { PageRenderer } from "./page_renderer.ts";
import { type RenderedStore, storeCache } from "./store_cache.ts";
import { storeAddress, storeData, type StoreQuery, storeQuery } from "./store_data.ts";
import { storePictureRoutes } from "./store_pictures.ts";
import { storeReportRoutes } from "./store_report.ts";

/** For so long a page is cached at most: the ages of its prices are wrong by as much. */
const MAX_CACHED_MS = 5 * 60_000;
const PREVIEW = "/store/previa";

type Parts = {
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  /** A guest's context for now. */
  readonly guestContext: () => Context;
  readonly originOf: (request: PageRequest) => string;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Runs what needs the database, in the turn of a guest's address. */
  readonly inTurn: <Result>(
    c: HonoContext<HttpEnv>,
    task: () => Promise<Result>,
  ) => Promise<Result>;
};

/** The pages of people's stores: `routes` adds them to the app, `cachedPage` serves what is cached. */
export function storePages(parts: Parts) {
  const { renderer, errorPage, guestContext, originOf, addressOf, inTurn } = parts;
  const cache = storeCache({
    changeCounts: (ids) => storeChangeCounts(guestContext(), ids),
    appearance: renderer.version,
  });

  /** @throws NO_SUCH_PAGE where the store has no such section or shop */
  async function render(
    store: FoundStore,
    query: StoreQuery,
    origin: string,
  ): Promise<RenderedStore> {
    const ctx = guestContext();
    const made = await storeData(ctx, store, query);
    if (!made) throw NO_SUCH_PAGE;
    const { html, headers } = await renderer.rendered({ name: "store", data: made.data }, origin);
    const staleMs = made.staleAt ? made.staleAt.getTime() - ctx.now.getTime() : Infinity;
    return {
      page: await cachedPage(html, headers),
      validForMs: Math.min(MAX_CACHED_MS, staleMs),
    };
  }

  /** Returns the store of an address, or what a guest gets who may not see it. */
  async function publishedStore(
    c: HonoContext<HttpEnv>,
    slug: string,
  ): Promise<FoundStore | Response> {
    const store = await findStore(guestContext(), slug);
    if (!store || store.isOwnerBlocked) return await errorPage(c, 404);
    const status = storeStatus(store);
    if (status === "UNPUBLISHED") return await errorPage(c, 404);
    if (status === "PUBLISHED") return store;
    const page = { name: "storeClosed", data: { title: store.title } } as const;
    const { html, headers } = await renderer.rendered(page, originOf(c.req.raw));
    return c.html(html, 410, { ...headers, "cache-control": "no-store" });
  }

  const keyOf = (request: PageRequest, path: string) => `${originOf(request)} ${path}`;

  function routes(app: Hono<HttpEnv>) {
    app.get(PREVIEW, async (c) => {
      const ctx = await c.get("context")();
      const own = ctx.viewer.kind === "guest" ? null : await loadOwnStore(ctx);
      const store = own && await findStore(ctx, own.id);
      const made = store &&
        await storeData(ctx, store, storeQuery(new URL(c.req.url).searchParams));
      if (!made) return await errorPage(c, 404);
      const data = { ...made.data, isIndexed: false };
      const page = await renderer.rendered({ name: "store", data }, originOf(c.req.raw), "preview");
      return c.html(page.html, 200, { ...page.headers, "cache-control": "no-store" });
    });

    app.get("/store/:slug", async (c) => {
      const url = new URL(c.req.url);
      const path = url.pathname + url.search;
      const cached = await cache.find(keyOf(c.req.raw, path));
      if (cached) return cachedResponse(c.req.raw, cached);
      const slug = c.req.param("slug");
      const store = await publishedStore(c, slug);
      if (store instanceof Response) return store;
      if (slug !== store.slug) {
        // Revalidated: the person may take a former address again.
        c.header("cache-control", "no-cache");
        return c.redirect(storePath(store.slug) + url.search, 301);
      }
      const query = storeQuery(url.searchParams);
      const isCacheable = query.search === "" && storeAddress(slug, query) === path;
      const make = () => inTurn(c, () => render(store, query, originOf(c.req.raw)));
      const load = async () =>
        isCacheable ? await cache.load(keyOf(c.req.raw, path), store, make) : (await make()).page;
      const page = await load().catch((error: unknown) => {
        if (error === NO_SUCH_PAGE) return null;
        throw error;
      });
      return page ? cachedResponse(c.req.raw, page) : c.redirect(storePath(slug), 302);
    });
    storeReportRoutes(app, { renderer, guestContext, originOf, addressOf, publishedStore });
    storePictureRoutes(app, { guestContext, inTurn });
  }

  return {
    routes,
    /** Responds with a cached page before any other work; null, now or later: there is none. */
    cachedPage(request: PageRequest): Promise<ReadyResponse | null> | null {
      if (request.method !== "GET" && request.method !== "HEAD") return null;
      const start = request.url.indexOf("/", "https://".length);
      if (!request.url.startsWith("/store/", start)) return null;
      const found = cache.find(keyOf(request, request.url.slice(start)));
      return found && found.then((page) => page && readyResponse(request, page));
    },
  };
}

const NO_SUCH_PAGE = new Error("the store has no such section or shop");
