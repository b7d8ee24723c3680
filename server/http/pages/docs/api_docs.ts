import { readdir, readFile } from "node:fs/promises";
import { articleHtml } from "../../../adapters/articles/article_html.ts";
import { sentences } from "../../../core/errors.ts";
import { queryLimits } from "../../../graphql/builder.ts";

/** The path of the documentation. */
export const DOCS_PATH = "/docs/api";

/** The folder of the pages: their names begin with their place in the list. */
const FOLDER = new URL("../../../../docs/api/", import.meta.url);

/** A page of the documentation of the API, as its Markdown file says. */
export type ApiDoc = {
  readonly path: string;
  readonly title: string;
  /** A sentence that search engines show. */
  readonly summary: string;
  /** Its text: HTML of our own making, without its title. */
  readonly html: string;
};

/** Returns a function that reads the pages with its first call, in their order, and keeps them. */
export function apiDocs(origin: string): () => Promise<readonly ApiDoc[]> {
  let docs: Promise<readonly ApiDoc[]> | undefined;
  return () => docs ??= readDocs(origin);
}

async function readDocs(origin: string): Promise<readonly ApiDoc[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".md")).toSorted();
  return await Promise.all(names.map(async (name) => {
    const doc = parseDoc(name, await readFile(new URL(name, FOLDER), "utf8"));
    return { ...doc, html: articleHtml(filled(doc.text, origin), new Map()) };
  }));
}

/** The first file is the page at the address itself, the others are below it. */
export function parseDoc(name: string, file: string) {
  const [, slug = ""] = /^\d+-([a-z-]+)\.md$/.exec(name) ?? [];
  const [, title = "", summary = "", text = ""] = /^# ([^\n]+)\n\n(.+?)\n\n(.*)$/s.exec(file) ?? [];
  if (!slug || !text) throw new Error(`docs/api/${name} lacks its title, summary or text`);
  const path = slug === "inicio" ? DOCS_PATH : `${DOCS_PATH}/${slug}`;
  return { path, title, summary: summary.replaceAll("\n", " "), text };
}

/** Replaces what a page takes from the code, so that the two cannot differ. */
export const filled = (text: string, origin: string): string =>
  text.replaceAll("https://garimpo.example", origin)
    .replace("{{codigos}}", () => codesTable())
    .replace(/\{\{limite\.(\w+)\}\}/g, (_, name) => {
      const limit = queryLimits[name as keyof typeof queryLimits];
      return limit.toLocaleString("pt-BR");
    });

/** Every refusal's code and its sentence. */
const codesTable = () =>
  [
    "| Código | O que diz |",
    "| --- | --- |",
    ...Object.entries(sentences).toSorted(([one], [other]) => one < other ? -1 : 1)
      .map(([code, sentence]) => `| \`${code}\` | ${sentence.replaceAll("|", "\\|")} |`),
  ].join("\n");
