import { type Plugin, type Rolldown } from "vite";

/** What draws dialogs, menus and notices: more than a whole screen of ours. */
const HEAVY = /\/node_modules\/(react-aria(-components)?|react-stately|@internationalized)\//;
/** What somebody waits for who goes to an address. */
const WAITED_FOR = /\/web\/(index\.html|layouts\/\w+Layout\.tsx|screens\/\w+\/\w+Screen\.tsx)$/;

/** Fails the build where a screen would wait for a heavy part: such a part is loaded `later`. */
export function forbidHeavyImports(): Plugin {
  return {
    name: "heavy-parts-later",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !WAITED_FOR.test(chunk.facadeModuleId ?? "")) continue;
        const heavy = heavyIn(bundle, chunk.fileName, new Set());
        if (heavy) this.error(`${chunk.facadeModuleId} waits for ${heavy}: load it \`later\``);
      }
    },
  };
}

/** The first heavy module among all that `file` imports statically. */
function heavyIn(
  bundle: Rolldown.OutputBundle,
  file: string,
  seen: Set<string>,
): string | undefined {
  const chunk = bundle[file];
  if (chunk?.type !== "chunk" || seen.has(file)) return undefined;
  seen.add(file);
  return chunk.moduleIds.find((id) => HEAVY.test(id)) ??
    chunk.imports.map((imported) => heavyIn(bundle, imported, seen)).find(Boolean);
}
