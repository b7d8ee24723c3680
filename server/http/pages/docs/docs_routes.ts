import type { Context as HonoContext, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { Page } from "../../../../web/public/contract.ts";
import { schema } from "../../../graphql/schema.ts";
import type { ApiDoc } from "../../../core/help/articles/article.ts";
import type { HttpEnv } from "../../http_env.ts";
import { type CachedPage, cachedPage, cachedResponse } from "../cached_page.ts";
import type { ErrorPages } from "../error_pages.ts";
import type { PageRenderer } from "../page_renderer.ts";
import { docPath, DOCS_PATH, filled } from "./api_docs.ts";
import { apiReference, REFERENCE_PATH } from "./api_reference.ts";

/** Pages that a process keeps rendered. */
const MOST_RENDERED = 64;

type Parts = {
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly docs: () => Promise<readonly ApiDoc[]>;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
};

/** Serves the documentation of the API: its texts, and a page for each type of the schema. */
export function docsRoutes(app: Hono<HttpEnv>, { renderer, errorPage, docs, originOf }: Parts) {
  const rendered = new LRUCache<string, Promise<CachedPage>>({ max: MOST_RENDERED });
  let types: ReturnType<typeof apiReference> | undefined; // made for the first reader
  const reference = () => types ??= apiReference(schema);

  async function contents() {
    const texts = (await docs()).map(({ slug, title }) => ({ path: docPath({ slug }), title }));
    return [...texts, { path: REFERENCE_PATH, title: "Referência do schema" }];
  }

  async function respond(c: HonoContext<HttpEnv>, page: Page) {
    const origin = originOf(c);
    const key = `${c.req.path} ${await renderer.version()} ${origin}`;
    const made = rendered.get(key) ??
      renderer.rendered(page, origin).then(({ html, headers }) => cachedPage(html, headers));
    rendered.set(key, made);
    made.catch(() => rendered.delete(key)); // this request fails; the next one tries again
    return cachedResponse(c.req.raw, await made);
  }

  async function text(c: HonoContext<HttpEnv>) {
    const doc = (await docs()).find((one) => docPath(one) === c.req.path);
    if (!doc) return await errorPage(c, 404);
    const { title, summary } = doc;
    const html = filled(doc.html, originOf(c));
    const data = { path: c.req.path, title, summary, html, contents: await contents() };
    return await respond(c, { name: "docs", data });
  }

  app.get(DOCS_PATH, text);
  app.get(REFERENCE_PATH, async (c) => {
    const data = {
      path: REFERENCE_PATH,
      contents: await contents(),
      types: [...reference().values()],
    };
    return await respond(c, { name: "docsReference", data });
  });
  app.get(`${REFERENCE_PATH}/:name{[A-Za-z0-9_]+}`, async (c) => {
    const type = reference().get(c.req.param("name"));
    if (!type) return await errorPage(c, 404);
    return await respond(c, { name: "docsType", data: { ...type, contents: await contents() } });
  });
  app.get(`${DOCS_PATH}/:slug{[a-z-]+}`, text);
  return {
    /** The paths that search engines may list. */
    paths: async () => (await contents()).map(({ path }) => path),
  };
}
