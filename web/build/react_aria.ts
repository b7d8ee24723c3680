import type { Plugin, Rolldown } from "vite";

/** The packages of the controls library; together they weigh more than a screen. */
const HEAVY = /\/node_modules\/(react-aria(-components)?|react-stately|@internationalized)\//;
/** The modules of the first load: page, layouts and screens. */
const FIRST_LOAD = /\/web\/(index\.html|layouts\/\w+Layout\.tsx|screens\/\w+\/\w+Screen\.tsx)$/;

/** Fails the build if a screen imports the controls library statically. */
export function forbidHeavyImports(): Plugin {
  return {
    name: "forbid-heavy-imports",
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== "chunk" || !FIRST_LOAD.test(chunk.facadeModuleId ?? "")) continue;
        const heavy = heavyIn(bundle, chunk.fileName, new Set());
        if (heavy) {
          this.error(`${chunk.facadeModuleId} imports ${heavy} statically: use lazyOnIdle`);
        }
      }
    },
  };
}

/** Returns the first heavy module that `file` imports statically, at any depth. */
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

/** The library's sentences in one language; it falls back to en-US. */
const TRANSLATION =
  /\/node_modules\/react-(?:aria|stately|aria-components)\/dist\/private\/intl\/.*\/([a-z]{2}-[A-Z]{2})\.m?js$/;
const LANGUAGES = ["pt-BR", "en-US"];

/** Removes the library's sentences in 30 other languages. */
export const oneLanguage = (): Plugin => ({
  name: "one-language",
  load(id) {
    const language = TRANSLATION.exec(id)?.[1];
    return language && !LANGUAGES.includes(language) ? "export default {};" : null;
  },
});
