import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const DOCUMENTS = "web/__generated__/documents.json";

/**
 * Emits `build.json`, which release this is, and `documents.json`, what it asks by an id; the page
 * gets to know its release, too. The same files are the same release.
 */
export function release(): Plugin {
  let id = "";
  return {
    name: "release",
    enforce: "post", // the page, which names its files, is ready by then
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle }) {
        if (!bundle) return html; // served by Vite: no release
        const parts = [html, readFileSync(DOCUMENTS, "utf8"), ...Object.keys(bundle).sort()];
        id = createHash("sha256").update(parts.join("\n")).digest("hex").slice(0, 16);
        return html.replace("__BUILD_ID__", id);
      },
    },
    generateBundle() {
      const emit = (fileName: string, source: string) =>
        this.emitFile({ type: "asset", fileName, source });
      emit("build.json", JSON.stringify({ id, timestamp: Date.now() }));
      emit("documents.json", readFileSync(DOCUMENTS, "utf8"));
    },
  };
}
