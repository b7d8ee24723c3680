import type { Context, Hono } from "hono";
import { requestOrigin } from "../request_origin.ts";
import type { HttpEnv } from "../http_env.ts";
import {
  cachedResponse,
  type PageRequest,
  type ReadyResponse,
  readyResponse,
} from "./cached_page.ts";
import type { PageRenderer } from "./page_renderer.ts";
import type { PublicRoute } from "./public_routes.ts";

/** The end of the path of a public route's data as JSON. */
const PAYLOAD = "_payload.json";

type Parts = {
  readonly table: ReadonlyMap<string, PublicRoute>;
  readonly renderer: PageRenderer;
  /** The product's own origin; null: the request's. */
  readonly publicUrl: string | null;
};

/**
 * Responds with a cached public page before any other work, so that a visit costs very little. Null:
 * the request is for something else.
 */
export function cachedPageResponse({ table, renderer, publicUrl }: Parts) {
  return (request: PageRequest): Promise<ReadyResponse> | null => {
    if (request.method !== "GET" && request.method !== "HEAD") return null;
    const { url } = request;
    const start = url.indexOf("/", "https://".length);
    const route = table.get(url.slice(start));
    if (!route) return null;
    const origin = publicUrl ?? requestOrigin(request);
    return renderer.cached(route.name, origin, route.page)
      .then((page) => readyResponse(request, page));
  };
}

/** Serves the public pages, whatever the query, and their data. */
export function publicPages(
  app: Hono<HttpEnv>,
  { table, renderer }: Parts,
  originOf: (c: Context) => string,
) {
  for (const [path, { name, page }] of table) {
    app.get(
      path,
      async (c) => cachedResponse(c.req.raw, await renderer.cached(name, originOf(c), page)),
    );
    app.get(
      `${path === "/" ? "" : path}/${PAYLOAD}`,
      async (c) => c.json((await page()).data, 200, { "cache-control": "no-store" }),
    );
  }
}

/** For so long the list of stores for crawlers is kept at most; milliseconds. */
const LISTED_MS = 10 * 60_000;

/** What crawlers ask for first: where they may go, and what there is. `paths`: the public pages; `textPaths`: articles and documentation. */
export function crawlerFiles(
  app: Hono<HttpEnv>,
  paths: readonly string[],
  originOf: (c: Context) => string,
  textPaths: () => Promise<readonly string[]>,
  storePaths: () => Promise<readonly string[]>,
) {
  let listed: { readonly at: number; readonly paths: Promise<readonly string[]> } | null = null;
  const stores = () => {
    if (listed && Date.now() - listed.at < LISTED_MS) return listed.paths;
    const read = { at: Date.now(), paths: storePaths() };
    listed = read;
    read.paths.catch(() => listed === read && (listed = null));
    return read.paths;
  };
  app.get("/robots.txt", (c) =>
    c.text(`User-agent: *
Allow: /api/links/pictures/
Disallow: /api/
Disallow: /graphql
Disallow: /*?busca=

Sitemap: ${originOf(c)}/sitemap.xml
`));
  app.get("/sitemap.xml", async (c) => {
    const origin = originOf(c);
    const listed = [...paths, ...await textPaths(), ...await stores().catch(() => [])];
    const places = listed.map((path) => `<url><loc>${origin}${path}</loc></url>`).join("");
    const xml =
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${places}</urlset>`;
    return c.body(xml, 200, { "content-type": "application/xml; charset=utf-8" });
  });
  return {
    /** Reads the list of stores again for the next crawler. */
    forget: () => void (listed = null),
  };
}
