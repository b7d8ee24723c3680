import { readdir, readFile } from "node:fs/promises";
import type { ApiDoc } from "../../core/help/articles/article.ts";
import { articleHtml } from "./article_html.ts";

/** The folder of the documentation of the API; the names of its files begin with their place. */
const FOLDER = new URL("../../../docs/api/", import.meta.url);

const ROOT = new URL("../../../", import.meta.url);

/** Reads the documentation's texts in their order. @throws when a file is none */
export async function readApiDocs(): Promise<readonly ApiDoc[]> {
  const names = (await readdir(FOLDER)).filter((name) => name.endsWith(".md")).toSorted();
  return await Promise.all(names.map(async (name) => {
    const file = await withExamples(await readFile(new URL(name, FOLDER), "utf8"));
    const { text, ...doc } = parseDoc(name, file);
    return { ...doc, html: articleHtml(text, new Map()) };
  }));
}

/** Replaces each paragraph `{{examples/…}}` by that file's code: what is shown is what tests run. */
async function withExamples(text: string): Promise<string> {
  const paths = [...text.matchAll(/^\{\{(examples\/[\w./-]+)\}\}$/gm)].map(([, path]) => path!);
  const blocks = await Promise.all(paths.map(async (path) => {
    const code = (await readFile(new URL(path, ROOT), "utf8")).trimEnd();
    return `\`\`\`text\n${code}\n\`\`\``;
  }));
  return paths.reduce((all, path, nth) => all.replace(`{{${path}}}`, () => blocks[nth]!), text);
}

/** Parses a file: its title, a paragraph that says what it is about, and the text. */
export function parseDoc(name: string, file: string) {
  const [, slug = ""] = /^\d+-([a-z-]+)\.md$/.exec(name) ?? [];
  const [, title = "", summary = "", text = ""] = /^# ([^\n]+)\n\n(.+?)\n\n(.*)$/s.exec(file) ?? [];
  if (!slug || !text) throw new Error(`docs/api/${name} lacks its title, summary or text`);
  const examples = [...text.matchAll(/```graphql ?\w*\n(# ([^\n]+)\n.*?)```/gs)]
    .map(([, code = "", title = ""]) => ({ title, code }));
  return { slug, title, summary: summary.replaceAll("\n", " "), text, examples };
}
