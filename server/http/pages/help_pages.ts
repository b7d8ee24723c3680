import type { Context as HonoContext, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { HelpArticleData, HelpData, Page } from "../../../web/public/contract.ts";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import { type Article, articlePath } from "../../core/help/articles/article.ts";
import { listArticles } from "../../core/help/articles/list_articles.ts";
import { rateArticle, rateArticleAsGuest } from "../../core/help/articles/rate_article.ts";
import { subnet } from "../attempts.ts";
import { type HttpEnv, statusOf } from "../http_env.ts";
import { cachedResponse } from "./cached_page.ts";
import type { ErrorPages } from "./error_pages.ts";
import type { PageRenderer } from "./page_renderer.ts";

/** Bytes of a rating. */
const MAX_RATING_BODY = 8 * 1024;
/** Articles of the same category below an article. */
const RELATED = 4;
const SEARCH_LENGTH = 100;

type Parts = {
  /** The path of the list of articles. */
  readonly path: string;
  readonly renderer: PageRenderer;
  readonly errorPage: ErrorPages;
  readonly guestContext: () => Context;
  readonly originOf: (c: HonoContext<HttpEnv>) => string;
  readonly addressOf: (c: HonoContext<HttpEnv>) => string;
  /** Runs what needs the database. */
  readonly guard: <Result>(task: () => Promise<Result>) => Promise<Result>;
};

/** Serves the help's articles, their pictures, the search and the question whether one helped. */
export function helpPages(
  app: Hono<HttpEnv>,
  { path, renderer, errorPage, guestContext, originOf, addressOf, guard }: Parts,
) {
  const library = () => guestContext().ports.articles();
  const smallBody = bodyLimit({
    maxSize: MAX_RATING_BODY,
    onError: (c) => c.json({ message: "A requisição é grande demais." }, 413),
  });

  app.get(path, async (c, next) => {
    const search = plainSearch(c.req.query("busca") ?? "");
    if (search === "") return await next(); // the list is the same for everybody
    const data = helpData(await listArticles(guestContext(), search), search);
    const { html, headers } = await renderer.rendered({ name: "help", data }, originOf(c));
    return c.html(html, 200, { ...headers, "cache-control": "no-store" });
  });

  app.get(`${path}/figuras/:file{[a-z0-9-]+\\.webp}`, async (c) => {
    const bytes = (await library()).picture(c.req.param("file"));
    if (!bytes) return await errorPage(c, 404);
    const isVersioned = c.req.query("v") !== undefined;
    return c.body(bytes, 200, {
      "content-type": "image/webp",
      "cache-control": isVersioned ? "public, max-age=31536000, immutable" : "no-cache",
    });
  });

  app.get(`${path}/:slug{[a-z0-9-]+}`, async (c) => {
    const article = (await library()).find(c.req.param("slug"));
    if (!article) return await errorPage(c, 404);
    const page = await renderer.cached(c.req.path, originOf(c), () => articlePage(article, null));
    return cachedResponse(c.req.raw, page);
  });

  app.post(`${path}/:slug{[a-z0-9-]+}`, smallBody, async (c) => {
    const article = (await library()).find(c.req.param("slug"));
    if (!article) return await errorPage(c, 404);
    const { ajudou, faltou } = await c.req.parseBody();
    const input = {
      slug: article.slug,
      isHelpful: ajudou === "sim",
      words: typeof faltou === "string" ? faltou : "",
    };
    try {
      const ctx = await c.get("context")();
      const isGuest = ctx.viewer.kind === "guest";
      await guard<unknown>(() =>
        isGuest
          ? rateArticleAsGuest(ctx, { ...input, address: subnet(addressOf(c), "host") })
          : rateArticle(ctx, input)
      );
      return await ratedPage(c, article, null);
    } catch (error) {
      if (!(error instanceof Failure)) throw error;
      return await ratedPage(c, article, error);
    }
  });

  async function ratedPage(c: HonoContext<HttpEnv>, article: Article, problem: Failure | null) {
    const rating = { isSent: problem === null, problem: problem?.message ?? null };
    const page = await articlePage(article, rating);
    const { html, headers } = await renderer.rendered(page, originOf(c));
    const status = problem ? statusOf(problem.code) : 200;
    return c.html(html, status, { ...headers, "cache-control": "no-store" });
  }

  async function articlePage(
    article: Article,
    rating: HelpArticleData["rating"],
  ): Promise<Page> {
    const { slug, title, summary, category, html } = article;
    const related = (await library()).articles
      .filter((other) => other.category === category && other.slug !== slug).slice(0, RELATED)
      .map(({ slug, title }) => ({ path: articlePath(slug), title }));
    const data = { path: articlePath(slug), title, summary, category, html, related, rating };
    return { name: "helpArticle", data };
  }
}

/** Returns what the list of articles shows: by category, or what a search found as one group. */
export function helpData(articles: readonly Article[], search: string): HelpData {
  const groups = search
    ? [["", [...articles]] as const].filter(([, found]) => found.length > 0)
    : [...Map.groupBy(articles, ({ category }) => category)];
  return {
    search,
    groups: groups.map(([category, articles]) => ({
      category,
      articles: articles.map(({ slug, title, summary }) => ({
        path: articlePath(slug),
        title,
        summary,
      })),
    })),
  };
}

/** Cuts a search from an address to what can be sought. */
const plainSearch = (words: string) => words.replace(/\p{C}/gu, " ").slice(0, SEARCH_LENGTH).trim();
