import { createHash } from "node:crypto";
import { createRequire } from "node:module";
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * Writes the files of `@graphql-yoga/render-graphiql` into `folder`, whose page would carry all of
 * them at each visit: as files they are cached. Returns their addresses.
 */
export function graphiqlFiles(folder: string) {
  const write = (name: string, kind: "js" | "css", text: string) => {
    const hash = createHash("sha256").update(text).digest("base64url").slice(0, 8);
    const file = `graphiql-${name}-${hash}.${kind}`;
    writeFileSync(join(folder, file), text);
    return `/assets/${file}`;
  };
  return {
    script: write("editor", "js", js),
    style: write("editor", "css", css),
    workers: {
      editorWorkerService: write("text", "js", editorWorkerService),
      json: write("json", "js", jsonWorker),
      graphql: write("graphql", "js", graphqlWorker),
    },
  };
}

const main = createRequire(import.meta.url).resolve("@graphql-yoga/render-graphiql");
const bundle = join(dirname(main), "../esm/graphiql.js");
const { js, css, editorWorkerService, jsonWorker, graphqlWorker }: Record<
  "js" | "css" | "editorWorkerService" | "jsonWorker" | "graphqlWorker",
  string
> = await import(pathToFileURL(bundle).href);
