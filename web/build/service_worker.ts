import { resolve } from "node:path";
import { build, type Plugin } from "vite";
import { firstScreens } from "./first_screens.ts";
import { filesOf, readManifest } from "./routes.ts";

const ENTRY = resolve("web/worker/service_worker.ts");

/**
 * Builds `sw.js` beside the page, once the files of the first screens have their names. Workbox's
 * modules by themselves: vite-plugin-pwa finds its files by patterns, and would precache every
 * screen; and workbox-build brings 200 packages and a second bundler for what is 30 lines here.
 */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    async writeBundle({ dir }, bundle) {
      if (!("index.html" in bundle)) return; // of the public pages
      const entries = [...firstScreens.auth, ...firstScreens.app];
      const files = filesOf(readManifest("manifest"), entries).map((file) => `/${file}`);
      await build({
        configFile: false,
        logLevel: "warn",
        publicDir: false,
        define: {
          FIRST_FILES: JSON.stringify(files),
          "process.env.NODE_ENV": `"production"`,
        },
        build: {
          outDir: dir!,
          emptyOutDir: false,
          copyPublicDir: false,
          target: "es2023",
          rolldownOptions: { input: ENTRY, output: { format: "iife", entryFileNames: "sw.js" } },
        },
      });
    },
  };
}
