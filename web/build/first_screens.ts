import { resolve } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../paths.ts";
import { entriesOf } from "./routes.ts";

/** The entries of the first screen of a guest, and of a signed-in person. */
export const firstScreens = {
  auth: entriesOf(paths.login),
  app: entriesOf(paths.generator),
};

const web = resolve("web");
const UI = /\/web\/ui\//;
const MIN_ICON_BYTES = 1_500; // a smaller set of icons is merged into another file

/**
 * Bundles our own modules that only one of the first screens needs into one file: small files each
 * cost a request and an entry in the manifest, and compress worse.
 */
export function bundleFirstScreens(): Plugin {
  const only = { auth: new Set<string>(), app: new Set<string>() };
  const codeSplitting = {
    includeDependenciesRecursively: false, // packages stay in shared chunks
    groups: [
      { name: "index", tags: ["$initial" as const] }, // the entry of every page
      // Used by the app, and by all other pages to follow the appearance.
      { name: "live", test: /\/web\/live\/(socket|connection_state)\.ts$/ },
      // The controls of the sign-in screens, which the app's forms share.
      { name: "fields", test: (id: string) => only.auth.has(id) && UI.test(id) },
      { name: "auth", test: (id: string) => only.auth.has(id) },
      { name: "app", test: (id: string) => only.app.has(id) },
      {
        // An icon in a screen's own file would make that and `app` import each other.
        name: "icons",
        test: /lucide-react.*icons/,
        entriesAware: true,
        entriesAwareMergeThreshold: MIN_ICON_BYTES,
      },
    ],
  };
  // The default name lists every screen that has the icon.
  const chunkFileNames = ({ name }: { name: string }) =>
    `assets/${name.startsWith("icons~") ? "icons" : "[name]"}-[hash].js`;
  return {
    name: "first-screen-in-one",
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting, chunkFileNames } } } }),
    buildEnd() {
      const imported = (entries: readonly string[]) => {
        const found = new Set<string>();
        const visit = (id: string) => {
          if (found.has(id) || !id.startsWith(web)) return;
          found.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        const files = entries.map((entry) => resolve(web, entry));
        files.forEach(visit);
        return found.difference(new Set(files)); // entries keep their own files
      };
      const [auth, app] = [imported(firstScreens.auth), imported(firstScreens.app)];
      only.auth = auth.difference(app);
      only.app = app.difference(auth);
    },
  };
}
