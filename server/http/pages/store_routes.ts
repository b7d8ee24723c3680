import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { LRUCache } from "lru-cache";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import { drawStoreCard } from "../../core/store/draw_store_card.ts";
import { findStore, type FoundStore, storeChangeCounts } from "../../core/store/find_store.ts";
import { everyCard, listCards } from "../../core/store/list_cards.ts";
import { loadOwnStore } from "../../core/store/own_store.ts";
import { loadStorePicture } from "../../core/store/banner.ts";
import { reportStore } from "../../core/store/report_store.ts";
import { storePath, storeStatus } from "../../core/store/store.ts";
import { subnet } from "../attempts.ts";
import { type HttpEnv, statusOf } from "../http_env.ts";
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

/** Bytes of a report. */
const MAX_BODY = 16 * 1024;
/** The ages of prices on a kept page are wrong by so much at most. */
const KEPT_MS = 5 * 60_000;
/** Drawn pictures of stores in a process, at some hundred kilobytes each. */
const MOST_DRAWN = 50;
const PREVIEW = "/store/previa";
const REPORT = "denunciar";

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

/** The pages of people's stores: `routes` adds them to the app, the rest serves what is kept. */
export function storePages(parts: Parts) {
  const { renderer, errorPage, guestContext, originOf, addressOf, inTurn } = parts;
  const cache = storeCache({
    changeCounts: (ids) => storeChangeCounts(guestContext(), ids),
    appearance: renderer.version,
  });
  const drawings = new LRUCache<string, Promise<Uint8Array>>({ max: MOST_DRAWN });
  const smallBody = bodyLimit({
    maxSize: MAX_BODY,
    onError: (c) => c.json({ message: "A requisição é grande demais." }, 413),
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
      validForMs: Math.min(KEPT_MS, staleMs),
    };
  }

  /** Returns what a guest gets who may not see the store; null: they may. */
  async function refusal(c: HonoContext<HttpEnv>, store: FoundStore | null) {
    if (!store || store.isOwnerBlocked) return await errorPage(c, 404);
    const status = storeStatus(store);
    if (status === "UNPUBLISHED") return await errorPage(c, 404);
    if (status === "PUBLISHED") return null;
    const page = { name: "storeClosed", data: { title: store.title } } as const;
    const { html, headers } = await renderer.rendered(page, originOf(c.req.raw));
    return c.html(html, 410, { ...headers, "cache-control": "no-store" });
  }

  async function drawn(ctx: Context, store: FoundStore): Promise<Uint8Array> {
    const key = `${store.id} ${store.version}`;
    const found = drawings.get(key);
    if (found) return await found;
    const made = listCards(ctx, store, everyCard).then(({ cards, count }) =>
      drawStoreCard(ctx, {
        store,
        count: count === 1 ? "1 oferta à venda" : `${count} ofertas à venda`,
        imageUrl: cards.find(({ imageUrl }) => imageUrl !== null)?.imageUrl ?? null,
      })
    );
    drawings.set(key, made);
    made.catch(() => drawings.delete(key));
    return await made;
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
      const kept = await cache.find(keyOf(c.req.raw, path));
      if (kept) return cachedResponse(c.req.raw, kept);
      const slug = c.req.param("slug");
      const store = await findStore(guestContext(), slug);
      const refused = await refusal(c, store);
      if (refused || !store) return refused ?? await errorPage(c, 404);
      if (slug !== store.slug) return c.redirect(storePath(store.slug) + url.search, 301);
      const query = storeQuery(url.searchParams);
      const isKept = query.search === "" && storeAddress(slug, query) === path;
      const make = () => inTurn(c, () => render(store, query, originOf(c.req.raw)));
      const page = await (isKept
        ? cache.load(keyOf(c.req.raw, path), store, make)
        : make().then(({ page }) =>
          page
        ))
        .catch((error: unknown) => {
          if (error === NO_SUCH_PAGE) return null;
          throw error;
        });
      return page ? cachedResponse(c.req.raw, page) : c.redirect(storePath(slug), 302);
    });

    app.get(`/store/:slug/${REPORT}`, async (c) => {
      const store = await findStore(guestContext(), c.req.param("slug"));
      const refused = await refusal(c, store);
      if (refused || !store) return refused ?? await errorPage(c, 404);
      return await reportPage(c, store, { problem: null, isSent: false });
    });

    app.post(`/store/:slug/${REPORT}`, smallBody, async (c) => {
      const ctx = guestContext();
      const store = await findStore(ctx, c.req.param("slug"));
      const refused = await refusal(c, store);
      if (refused || !store) return refused ?? await errorPage(c, 404);
      const { motivo, detalhes } = await c.req.parseBody();
      const text = (value: unknown) => typeof value === "string" ? value : "";
      try {
        await reportStore(ctx, {
          storeId: store.id,
          reason: text(motivo),
          details: text(detalhes),
          address: subnet(addressOf(c), "host"),
        });
        return await reportPage(c, store, { problem: null, isSent: true });
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        return await reportPage(c, store, { problem: error, isSent: false });
      }
    });

    app.get("/store/:slug/:file{[^/]+\\.jpg}", async (c) => {
      const ctx = guestContext();
      const store = await findStore(ctx, c.req.param("slug"));
      const name = c.req.param("file").replace(/\.jpg$/, "");
      const isShown = store && !store.isOwnerBlocked && storeStatus(store) === "PUBLISHED";
      const viewer = store && !isShown ? (await c.get("context")()).viewer : null;
      const isOwn = viewer && "userId" in viewer && viewer.userId === store?.userId;
      const bytes = !store || !isShown && !isOwn
        ? null
        : name === "capa"
        ? await inTurn(c, () => drawn(ctx, store))
        : await loadStorePicture(ctx, store, name);
      if (!bytes) return c.json({ message: "Esta imagem não existe." }, 404);
      return c.body(new Uint8Array(bytes), 200, {
        "content-type": "image/jpeg",
        "cache-control": name === "capa" ? "public, max-age=3600" : "public, max-age=86400",
        "cross-origin-resource-policy": "cross-origin",
      });
    });
  }

  type Reported = { readonly problem: Failure | null; readonly isSent: boolean };
  async function reportPage(
    c: HonoContext<HttpEnv>,
    store: FoundStore,
    { problem, isSent }: Reported,
  ) {
    const data = {
      title: store.title,
      base: storePath(store.slug),
      action: `${storePath(store.slug)}/${REPORT}`,
      problem: problem?.message ?? null,
      isSent,
    };
    const { html, headers } = await renderer.rendered(
      { name: "storeReport", data },
      originOf(c.req.raw),
    );
    const status = problem ? statusOf(problem.code) : 200;
    return c.html(html, status, { ...headers, "cache-control": "no-store" });
  }

  return {
    routes,
    /** Responds with a kept page before any other work; null, now or later: there is none. */
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
