import type { Context as HonoContext, Hono } from "hono";
import type { Page } from "../../../../web/public/contract.ts";
import { readReleased } from "../../../graphql/releases/released.ts";
import { schema } from "../../../graphql/schema.ts";
import type { ApiDoc } from "../../../core/help/articles/article.ts";
import type { HttpEnv } from "../../http_env.ts";
import { cachedResponse } from "../cached_page.ts";
import type { ErrorPages } from "../error_pages.ts";
import type { PageRenderer } from "../page_renderer.ts";
import { docPath, DOCS_PATH, filled } from "./api_docs.ts";
import { CHANGES, CHANGES_PATH, changesHtml } from "./schema_changes_page.ts";
import { apiReference, REFERENCE_PATH } from "./api_reference.ts";

type Parts = {
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly docs: () => Promise<readonly ApiDoc[]>;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
};

/** Serves the documentation of the API: its texts, and a page for each type of the schema. */
export function docsRoutes(app: Hono<HttpEnv>, { renderer, errorPage, docs, originOf }: Parts) {
  let types: ReturnType<typeof apiReference> | undefined; // made for the first reader
  const reference = () => types ??= apiReference(schema);

  async function contents() {
    const texts = (await docs()).map(({ slug, title }) => ({ path: docPath({ slug }), title }));
    return [
      ...texts,
      { path: REFERENCE_PATH, title: "Referência do schema" },
      { path: CHANGES_PATH, title: CHANGES.title },
    ];
  }

  async function respond(c: HonoContext<HttpEnv>, page: () => Promise<Page>) {
    return cachedResponse(c.req.raw, await renderer.cached(c.req.path, originOf(c), page));
  }

  async function text(c: HonoContext<HttpEnv>) {
    const doc = (await docs()).find((one) => docPath(one) === c.req.path);
    if (!doc) return await errorPage(c, 404);
    const { title, summary } = doc;
    return await respond(c, async () => {
      const html = filled(doc.html, originOf(c));
      const data = { path: docPath(doc), title, summary, html, contents: await contents() };
      return { name: "docs", data };
    });
  }

  app.get(DOCS_PATH, text);
  app.get(CHANGES_PATH, (c) =>
    respond(c, async () => {
      const html = changesHtml(await readReleased(), schema);
      const data = { path: CHANGES_PATH, ...CHANGES, html: await html, contents: await contents() };
      return { name: "docs", data };
    }));
  app.get(REFERENCE_PATH, (c) =>
    respond(c, async () => {
      const types = [...reference().values()];
      const data = { path: REFERENCE_PATH, contents: await contents(), types };
      return { name: "docsReference", data };
    }));
  app.get(`${REFERENCE_PATH}/:name{[A-Za-z0-9_]+}`, async (c) => {
    const type = reference().get(c.req.param("name"));
    if (!type) return await errorPage(c, 404);
    return await respond(c, async () => {
      return { name: "docsType", data: { ...type, contents: await contents() } };
    });
  });
  app.get(`${DOCS_PATH}/:slug{[a-z-]+}`, text);
  return {
    /** The paths that search engines may list. */
    paths: async () => (await contents()).map(({ path }) => path),
  };
}
