import { sentences } from "../../../core/errors.ts";
import type { ApiDoc } from "../../../core/help/articles/article.ts";
import { publicEvents } from "../../../core/webhooks/public_events.ts";
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
    .replace("<p>{{eventos}}</p>", () => eventsTable())
    .replace(/\{\{limite\.(\w+)\}\}/g, (_, name) => {
      const limit = queryLimits[name as keyof typeof queryLimits];
      return limit.toLocaleString("pt-BR");
    });

/** Every refusal's code and its sentence. */
const codesTable = () =>
  table(
    ["Código", "O que diz"],
    Object.entries(sentences).toSorted(([one], [other]) => one < other ? -1 : 1),
  );

/** Every event of webhooks, and what it reports. */
const eventsTable = () =>
  table(
    ["Evento", "O que avisa"],
    Object.entries(publicEvents).map(([name, { about }]) => [name, about]),
  );

/** Two columns as HTML, of a name and what is said of it. */
function table(heads: readonly string[], rows: readonly (readonly [string, string])[]): string {
  const lines = rows.map(([name, text]) =>
    `<tr><td><code>${name}</code></td><td>${escaped(text)}</td></tr>`
  );
  return `<table><thead><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead>` +
    `<tbody>${lines.join("")}</tbody></table>`;
}

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
