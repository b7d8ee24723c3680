import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { buildSchema, parse, validate } from "graphql";
import type { Plugin } from "vite";

const DOCUMENTS = "web/__generated__/documents.json";
const SCHEMA = "schema.graphql";

/**
 * Emits `build.json` with the release's id and a digest of its schema, and `documents.json` with its
 * persisted operations, and writes the id into the page. The id is a digest: the same files are the
 * same release.
 */
export function release(): Plugin {
  let id = "";
  return {
    name: "release",
    enforce: "post", // after the page has the names of its files
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html; // the development server has no releases
        const parts = [html, readFileSync(DOCUMENTS, "utf8"), ...Object.keys(bundle).sort()];
        id = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
        return html.replace("__BUILD_ID__", id);
      },
    },
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      const [schema, documents] = [SCHEMA, DOCUMENTS].map((path) => readFileSync(path, "utf8"));
      validateAll(documents!, schema!);
      const digest = createHash("sha256").update(schema!).digest("hex");
      emit("build.json", JSON.stringify({ id, timestamp: Date.now(), schema: digest }));
      emit("documents.json", documents!);
    },
  };
}

/** @throws when an operation is not valid: the server only compares the schema (decision 012). */
function validateAll(documents: string, printed: string): void {
  const schema = buildSchema(printed);
  for (const text of Object.values(JSON.parse(documents) as Record<string, string>)) {
    const [error] = validate(schema, parse(text));
    if (error) throw new Error(`${error.message} in ${text}`);
  }
}

/** Writes the page's own styles into it, so that its first paint waits for no other file. */
export const inlineStyles = (): Plugin => ({
  name: "inline-styles",
  apply: "build",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html, { bundle = {} }) =>
      html.replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)"[^>]*>/, (_link, file: string) => {
        const styles = bundle[file];
        if (styles?.type !== "asset") throw new Error(`${file} is not in the bundle`);
        return `<style nonce="__NONCE__">${styles.source}</style>`;
      }),
  },
});

const script = readFileSync(new URL("../theme/first_mode.js", import.meta.url), "utf8");

/** Inlines the script that must run before the first paint into the app's page. */
export const firstMode = (): Plugin => ({
  name: "first-mode",
  transformIndexHtml: {
    order: "pre", // so that Vite adds the nonce
    handler: (html) => html.replace("<!--first-mode-->", () => `<script>${script}</script>`),
  },
});

/** Loads a file after the first paint; where none is reported, for example in the background, soon. */
const startOf = (file: string) =>
  `const start=()=>import(${JSON.stringify(file)});` +
  `new PerformanceObserver(start).observe({type:"paint",buffered:true});setTimeout(start,300)`;

/**
 * Runs the app's code after the page's first paint instead of before it, and loads it after the fonts:
 * the outline, whose words are the largest text of the first screens, shows at once.
 */
export const startAfterPaint = (): Plugin => ({
  name: "start-after-paint",
  apply: "build",
  enforce: "post",
  transformIndexHtml: {
    order: "post",
    handler: (html) =>
      html.replace(
        /<script type="module"[^>]* src="([^"]+)"[^>]*><\/script>/,
        (_script, file: string) =>
          `<link rel="modulepreload" crossorigin href="${file}" nonce="__NONCE__">` +
          `<script type="module" nonce="__NONCE__">${startOf(file)}</script>`,
      ).replaceAll(`<link rel="modulepreload"`, `<link rel="modulepreload" fetchpriority="low"`),
  },
});
