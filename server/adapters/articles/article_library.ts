import { readdir, readFile } from "node:fs/promises";
import {
  type Article,
  articleCategories,
  type ArticleLibrary,
} from "../../core/help/articles/article.ts";
import type { FailureCode } from "../../core/errors.ts";
import { readApiDocs } from "./api_docs.ts";
import { articleHtml } from "./article_html.ts";
import { articleSearch } from "./article_search.ts";
import { readPictures } from "./article_pictures.ts";

/** The folder of the articles; its pictures are in one below. */
const FOLDER = new URL("../../../help/", import.meta.url);

/** Returns a function that reads the articles of the help with its first call, and keeps them. */
export function articleLibrary(folder = FOLDER): () => Promise<ArticleLibrary> {
  let library: Promise<ArticleLibrary> | undefined;
  return () => library ??= readLibrary(folder);
}

/** @throws when a file is no article, so that a test finds it before a reader does */
async function readLibrary(folder: URL): Promise<ArticleLibrary> {
  const docs = await readApiDocs();
  const pictures = await readPictures(new URL("pictures/", folder));
  const names = (await readdir(folder)).filter((name) => name.endsWith(".md")).toSorted();
  const articles = await Promise.all(names.map(async (name) => {
    const text = await readFile(new URL(name, folder), "utf8");
    return parseArticle(name.replace(/\.md$/, ""), text, (body) => articleHtml(body, pictures));
  }));
  const place = ({ category }: Article) => articleCategories.indexOf(category);
  const sorted = articles.toSorted((one, other) =>
    place(one) - place(other) || one.title.localeCompare(other.title, "pt-BR")
  );
  const bySlug = new Map(sorted.map((article) => [article.slug, article]));
  return {
    articles: sorted,
    docs,
    find: (slug) => bySlug.get(slug),
    search: articleSearch(sorted),
    picture: (name) => pictures.get(name)?.bytes,
  };
}

/** Parses the head (`name: value` between two lines of hyphens) and the text of an article's file. */
export function parseArticle(
  slug: string,
  file: string,
  htmlOf: (body: string) => string,
): Article {
  const [, head = "", body = ""] = /^---\n(.*?)\n---\n(.*)$/s.exec(file) ?? [];
  const fields = new Map(
    head.split("\n").map((line) => {
      const [name = "", ...value] = line.split(":");
      return [name.trim(), value.join(":").trim().replace(/^"(.*)"$/, "$1")];
    }),
  );
  const listed = (name: string) =>
    (fields.get(name) ?? "").split(",").map((one) => one.trim()).filter(Boolean);
  const [title, summary] = [fields.get("title"), fields.get("summary")];
  const category = articleCategories.find((one) => one === fields.get("category"));
  if (!title || !summary || !category || body.trim() === "") {
    throw new Error(`help/${slug}.md lacks its title, summary, category or text`);
  }
  return {
    slug,
    title,
    summary,
    category,
    keywords: listed("keywords"),
    codes: listed("codes") as FailureCode[], // a test compares them with the sentences
    html: htmlOf(body),
  };
}
