import { readFileSync } from "node:fs";

/** Vite's list of what it built, by the path of what it was built from. */
type Manifest = Readonly<Record<string, Chunk>>;
type Chunk = {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
};

/** `name`: "manifest" is the app's, "public" that of the public pages' script. */
export const readManifest = (name: "manifest" | "public"): Manifest =>
  JSON.parse(readFileSync(new URL(`../dist/.vite/${name}.json`, import.meta.url), "utf8"));

/** The files of the entries and of all that they import: statically, or in `every` way. */
export function filesOf(
  manifest: Manifest,
  entries: readonly string[],
  every = false,
): readonly string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest: a route was renamed`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.css?.forEach((file) => files.add(file));
    chunk.imports?.forEach(visit);
    if (every) chunk.dynamicImports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}
