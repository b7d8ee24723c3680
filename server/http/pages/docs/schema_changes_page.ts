import type { GraphQLSchema } from "graphql";
import type { Released, SchemaRelease } from "../../../graphql/releases/released.ts";
import { schemaChanges } from "../../../graphql/releases/schema_changes.ts";
import { DEPRECATED_DAYS } from "../../../graphql/releases/stability.ts";
import { DOCS_PATH } from "./api_docs.ts";

export const CHANGES_PATH = `${DOCS_PATH}/mudancas`;
export const CHANGES = {
  title: "Mudanças do schema",
  summary: "O que cada versão da API mudou, e o que vem na próxima.",
} as const;

const levels = {
  BREAKING: "Quebra",
  DANGEROUS: "Confira",
  NON_BREAKING: "Novo",
} as const;

/** Returns the text of the page: what each release changed, the next one's first. */
export async function changesHtml({ schema: released, history }: Released, schema: GraphQLSchema) {
  const next = await schemaChanges(released, schema);
  const [, ...others] = history.releases.toReversed();
  const first = history.releases.at(-1);
  return [
    `<p>Nada do que foi publicado some de repente: um campo, um argumento ou um valor que sai fica ` +
    `em desuso, com o que usar no lugar, por pelo menos ${DEPRECATED_DAYS} dias a partir da versão ` +
    `que avisa. As descrições são as do verificador, em inglês. “Confira” é o que um programa pode ` +
    `notar sem que nada saia, como um valor a mais numa enumeração.</p>`,
    section("Na próxima versão", next),
    ...others.toReversed().map(({ day, changes }) => section(dayText(day), changes)),
    first ? `<h2>${dayText(first.day)}</h2><p>A primeira versão publicada.</p>` : "",
  ].join("");
}

function section(title: string, changes: SchemaRelease["changes"]): string {
  if (changes.length === 0) return `<h2>${title}</h2><p>Nada mudou.</p>`;
  const rows = changes.map(({ level, message }) =>
    `<li><strong>${levels[level]}:</strong> <span lang="en">${written(message)}</span></li>`
  );
  return `<h2>${title}</h2><ul>${rows.join("")}</ul>`;
}

/** Escapes a message; what it quotes is code. */
const written = (message: string) =>
  message.replaceAll("&", "&amp;").replaceAll("<", "&lt;")
    .replace(/'([^']+)'/g, "<code>$1</code>");

const dayText = (day: string) =>
  new Date(day).toLocaleDateString("pt-BR", { timeZone: "UTC", dateStyle: "long" });
