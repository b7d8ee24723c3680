import type { Plugin } from "vite";
import { paths } from "../paths.ts";

/** Emits `routes.json`, the addresses the web app knows, so that the server can answer 404. */
export function routeList(): Plugin {
  return {
    name: "route-list",
    generateBundle() {
      const source = JSON.stringify(Object.values(paths), null, 2);
      this.emitFile({ type: "asset", fileName: "routes.json", source });
    },
  };
}
