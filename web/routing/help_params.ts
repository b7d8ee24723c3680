import { paths } from "../paths.ts";

/** Parses the help's address: `?q=` searches, `?artigo=` opens an article. */
export const parseHelpParams = (params: URLSearchParams) => ({
  page: { search: params.get("q") },
  articleId: params.get("artigo"),
});

/** The help with this article open. */
export const articlePath = (articleId: string) =>
  `${paths.help}?artigo=${encodeURIComponent(articleId)}`;

/** Returns where a link in an article leads within the app; null: out of it. */
export function pathInApp(href: string): string | null {
  const [, articleId] = /^\/ajuda\/([\w-]+)$/.exec(href) ?? [];
  if (articleId) return articlePath(articleId);
  return /^\/(?:app\/|store$)/.test(href) ? href : null;
}
