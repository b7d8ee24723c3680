import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { paths } from "../paths.ts";
import { entriesOf } from "./routes.ts";

/** The modules of the first screen of a guest and of a signed-in person. */
export const firstScreens = {
  auth: entriesOf(paths.login),
  app: entriesOf(paths.generator),
};

const web = resolve("web");
const UI = /\/web\/ui\//;
const IDENTITY = /\/web\/identity\//; // which the app's background tasks load, too
const ICON_LIBRARY = /\/lucide-react\.mjs$/; // the module that exports every icon
/** What the sign-in pages and the app share, beside the entry. */
const OF_EVERY_PAGE =
  /\/web\/(live\/(socket|connection_state)|public\/legal|routing\/headings)\.ts$|lucide-react(?!.*icons\/)/;
/** What every page loads once it is shown. */
const AFTER_LOAD =
  /\/web\/(pwa\/start|(live|theme)\/appearance|theme\/colors|__generated__\/appearance(Query|Subscription)\.graphql)\.ts$/;
const RELAY = /\/node_modules\/(relay-runtime|react-relay|@babel\/runtime|fbjs|invariant)\//;
const MIN_ICON_BYTES = 800; // a smaller set of icons joins another chunk

type ChunkName = { readonly name: string; readonly isDynamicEntry: boolean };

/**
 * Puts the modules and icons that only one of the first screens needs into one chunk: each small chunk
 * costs a request, an entry in the preload list, and worse compression.
 */
export function bundleFirstScreens(): Plugin {
  const only = { auth: new Set<string>(), app: new Set<string>() };
  const icons = { auth: new Set<string>(), app: new Set<string>() };
  let ofPage: ReadonlySet<string> = new Set();
  const codeSplitting = {
    includeDependenciesRecursively: false, // packages keep chunks of their own
    groups: [
      { name: "index", test: (id: string) => ofPage.has(id) || OF_EVERY_PAGE.test(id) },
      { name: "start", test: AFTER_LOAD },
      { name: "relay", test: RELAY },
      // Controls and icons of the sign-in forms, which forms of the app share.
      {
        name: "fields",
        test: (id: string) => only.auth.has(id) && UI.test(id) || icons.auth.has(id),
      },
      { name: "identity", test: (id: string) => only.auth.has(id) && IDENTITY.test(id) },
      { name: "auth", test: (id: string) => only.auth.has(id) },
      { name: "app", test: (id: string) => only.app.has(id) || icons.app.has(id) },
      {
        // The icons of other screens: in a screen's own file, two screens would need each other.
        name: "icons",
        test: /lucide-react.*icons/,
        entriesAware: true,
        entriesAwareMergeThreshold: MIN_ICON_BYTES,
      },
    ],
  };
  const groupNames = new Set<string>(codeSplitting.groups.map(({ name }) => name));
  // A name of several screens' code costs the page's script, which names every file.
  const chunkFileNames = ({ name, isDynamicEntry }: ChunkName) =>
    `assets/${isDynamicEntry || groupNames.has(name) ? "[name]" : "part"}-[hash:7].js`;
  // The page's script names every file: each character of a hash costs it a byte for each.
  const output = {
    codeSplitting,
    chunkFileNames,
    assetFileNames: "assets/[name]-[hash:6][extname]",
  };
  return {
    name: "first-screen-in-one",
    config: () => ({ build: { rolldownOptions: { output } } }),
    buildEnd() {
      const imported = (entries: readonly string[], within = web) => {
        const found = new Set<string>();
        const visit = (id: string) => {
          if (found.has(id) || !id.startsWith(within)) return;
          found.add(id);
          this.getModuleInfo(id)?.importedIds.forEach(visit);
        };
        const files = entries.map((entry) => resolve(web, entry));
        files.forEach(visit);
        return found.difference(new Set(files)); // entries keep chunks of their own
      };
      const [auth, app] = [imported(firstScreens.auth), imported(firstScreens.app)];
      ofPage = imported(["index.html"], "").add(resolve(web, "index.html"));
      only.auth = auth.difference(app);
      only.app = app.difference(auth);
      const code = (id: string) => this.getModuleInfo(id)?.code ?? "";
      const library = [...this.getModuleIds()].find((id) => ICON_LIBRARY.test(id));
      const iconFiles = library ? iconFilesOf(library, code(library)) : new Map<string, string>();
      const iconsOf = (ids: Iterable<string>) =>
        new Set(
          [...ids].flatMap((id) => iconNamesIn(code(id)).map((name) => iconFiles.get(name)!)),
        );
      icons.auth = iconsOf(auth);
      icons.app = iconsOf([...app, ...firstScreens.app.map((entry) => resolve(web, entry))])
        .difference(icons.auth);
    },
  };
}

/** Maps the names that the icon library exports to the modules of its icons. */
function iconFilesOf(library: string, code: string): ReadonlyMap<string, string> {
  const exports = code.matchAll(/export \{([^}]*)\} from ["'](\.\/icons\/[^"']+)["']/g);
  return new Map(
    [...exports].flatMap(([, names = "", file = ""]) =>
      [...names.matchAll(/as (\w+)/g)].map(([, name = ""]) =>
        [name, resolve(dirname(library), file)] as const
      )
    ),
  );
}

/** Returns the names of the icons that a module imports. */
const iconNamesIn = (code: string): string[] =>
  [...code.matchAll(/import \{([^}]*)\} from ["']lucide-react["']/g)]
    .flatMap(([, names = ""]) => names.split(","))
    .flatMap((name) => name.trim().split(" ")[0] || []);
