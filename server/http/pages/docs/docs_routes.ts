import type { Context as HonoContext, Hono } from "hono";
import { LRUCache } from "lru-cache";
import type { DocsReferenceData, Page } from "../../../../web/public/contract.ts";
import { schema } from "../../../graphql/schema.ts";
import type { HttpEnv } from "../../http_env.ts";
import { type CachedPage, cachedPage, cachedResponse } from "../cached_page.ts";
import type { ErrorPages } from "../error_pages.ts";
import type { PageRenderer } from "../page_renderer.ts";
import { type ApiDoc, apiDocs, DOCS_PATH } from "./api_docs.ts";
import { apiReference, REFERENCE_PATH } from "./api_reference.ts";

/** Pages that a process keeps rendered. */
const MOST_RENDERED = 64;
/** Origins whose examples are kept: without `PUBLIC_URL` each host has its own. */
const MOST_ORIGINS = 8;

type Parts = {
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
};

/** Serves the documentation of the API: its texts, and a page for each type of the schema. */
export function docsRoutes(app: Hono<HttpEnv>, { renderer, errorPage, originOf }: Parts) {
  const rendered = new LRUCache<string, Promise<CachedPage>>({ max: MOST_RENDERED });
  const textsOf = new LRUCache<string, ReturnType<typeof apiDocs>>({ max: MOST_ORIGINS });
  let types: ReturnType<typeof apiReference> | undefined; // made for the first reader
  const reference = () => types ??= apiReference(schema);

  function docsOf(origin: string): Promise<readonly ApiDoc[]> {
    const known = textsOf.get(origin) ?? apiDocs(origin);
    textsOf.set(origin, known);
    return known();
  }

  async function contentsOf(origin: string) {
    const docs = (await docsOf(origin)).map(({ path, title }) => ({ path, title }));
    return [...docs, { path: REFERENCE_PATH, title: "Referência do schema" }];
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
    const origin = originOf(c);
    const doc = (await docsOf(origin)).find(({ path }) => path === c.req.path);
    if (!doc) return await errorPage(c, 404);
    return await respond(c, { name: "docs", data: { ...doc, contents: await contentsOf(origin) } });
  }

  app.get(DOCS_PATH, text);
  app.get(REFERENCE_PATH, async (c) => {
    const contents = await contentsOf(originOf(c));
    const data = { path: REFERENCE_PATH, contents, types: [...reference().values()] };
    return await respond(c, { name: "docsReference", data: listed(data) });
  });
  app.get(`${REFERENCE_PATH}/:name{[A-Za-z0-9_]+}`, async (c) => {
    const type = reference().get(c.req.param("name"));
    if (!type) return await errorPage(c, 404);
    const contents = await contentsOf(originOf(c));
    return await respond(c, { name: "docsType", data: { ...type, contents } });
  });
  app.get(`${DOCS_PATH}/:slug{[a-z-]+}`, text);
}

/** Leaves of each type what the list shows. */
const listed = (data: DocsReferenceData): DocsReferenceData => ({
  ...data,
  types: data.types.map(({ name, path, kind }) => ({ name, path, kind })),
});
