import { resolve } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../paths.ts";
import { entriesOf } from "./routes.ts";

/** What must be there before the first screen of a guest, and of a person, works. */
export const firstScreens = {
  auth: entriesOf(paths.login),
  app: entriesOf(paths.generator),
};

const web = resolve("web");
const UI = /\/web\/ui\//;
const MIN_ICON_BYTES = 1_500; // a smaller set of icons joins another file

/**
 * Puts our own modules that only one of the first screens needs into one file: in many small ones
 * each costs a request, a line in the list of files, and words that the compressor has seen already.
 */
export function bundleFirstScreens(): Plugin {
  const only = { auth: new Set<string>(), app: new Set<string>() };
  const codeSplitting = {
    includeDependenciesRecursively: false, // packages stay where others find them
    groups: [
      { name: "index", tags: ["$initial" as const] }, // what every page waits for
      // Of the app, but also what every other page loads to hear of the appearance.
      { name: "live", test: /\/web\/live\/(socket|connection_state)\.ts$/ },
      // Controls of signing in, which the app's forms have as well.
      { name: "fields", test: (id: string) => only.auth.has(id) && UI.test(id) },
      { name: "auth", test: (id: string) => only.auth.has(id) },
      { name: "app", test: (id: string) => only.app.has(id) },
      {
        // Left in a screen's own file, an icon would make that and `app` need each other.
        name: "icons",
        test: /lucide-react.*icons/,
        entriesAware: true,
        entriesAwareMergeThreshold: MIN_ICON_BYTES,
      },
    ],
  };
  // Else it lists every screen that has the icon.
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
        return found.difference(new Set(files)); // those are loaded by their own names
      };
      const [auth, app] = [imported(firstScreens.auth), imported(firstScreens.app)];
      only.auth = auth.difference(app);
      only.app = app.difference(auth);
    },
  };
}
