import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../paths.ts";
import { filesOf, readManifest } from "./manifest.ts";
import { entriesOf } from "./screens.ts";

/**
 * Emits `routes.json`: the addresses that the web app knows, so that the server can answer 404, and
 * with each the files that its screen waits for beyond those of the page, so that the page can name
 * them: else each would be asked for only once the one before has run.
 */
export function routeList(): Plugin {
  return {
    name: "route-list",
    apply: "build",
    writeBundle({ dir }, bundle) {
      if (!("index.html" in bundle)) return; // of the public pages
      const manifest = readManifest("manifest");
      const ofPage = new Set(filesOf(manifest, ["index.html"]));
      const routes = Object.values(paths).map((path) => {
        const files = filesOf(manifest, entriesOf(path)).filter((file) => !ofPage.has(file));
        return [path, files.map((file) => `/${file}`)];
      });
      const text = JSON.stringify(Object.fromEntries(routes), null, 2);
      writeFileSync(join(dir!, "routes.json"), text);
    },
  };
}
