import { sentences } from "../../../core/errors.ts";
import type { ApiDoc } from "../../../core/help/articles/article.ts";
import { queryLimits } from "../../../graphql/builder.ts";

/** The path of the documentation. */
export const DOCS_PATH = "/docs/api";

/** The first text is the page at the path itself, the others are below it. */
export const docPath = ({ slug }: Pick<ApiDoc, "slug">): string =>
  slug === "inicio" ? DOCS_PATH : `${DOCS_PATH}/${slug}`;

/** Replaces what a text takes from the code, so that the two cannot differ, and the site's address. */
export const filled = (text: string, origin: string): string =>
  text.replaceAll("https://garimpo.example", origin)
    .replaceAll("wss://garimpo.example", origin.replace(/^http/, "ws"))
    .replace("<p>{{codigos}}</p>", () => codesTable())
    .replace(/\{\{limite\.(\w+)\}\}/g, (_, name) => {
      const limit = queryLimits[name as keyof typeof queryLimits];
      return limit.toLocaleString("pt-BR");
    });

/** Every refusal's code and its sentence, as HTML. */
function codesTable(): string {
  const rows = Object.entries(sentences).toSorted(([one], [other]) => one < other ? -1 : 1)
    .map(([code, sentence]) =>
      `<tr><td><code>${code}</code></td><td>${escaped(sentence)}</td></tr>`
    );
  return `<table><thead><tr><th>Código</th><th>O que diz</th></tr></thead><tbody>${
    rows.join("")
  }</tbody></table>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
