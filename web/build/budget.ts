import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { firstScreens } from "./first_screens.ts";

const dist = new URL("../dist/", import.meta.url);

type Chunk = { readonly file: string; readonly imports?: readonly string[] };
type Manifest = Readonly<Record<string, Chunk>>;

/** The JavaScript that must be there before a first screen works, and how much it may be. */
const budgets = [
  { route: "/auth/login", kilobytes: 188, entries: firstScreens.auth },
  { route: "/app/gerador", kilobytes: 264, entries: firstScreens.app },
];

/** Bytes, gzipped, of the entries and of all that they import statically. */
function gzipped(manifest: Manifest, entries: readonly string[]): number {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest: a route was renamed`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files].filter((file) => file.endsWith(".js"))
    .reduce((bytes, file) => bytes + gzipSync(readFileSync(new URL(file, dist))).length, 0);
}

/** Prints each first route's weight. @throws when one is over its budget. */
export function checkBudgets() {
  const manifest: Manifest = JSON.parse(
    readFileSync(new URL(".vite/manifest.json", dist), "utf8"),
  );
  const over = budgets.filter(({ route, kilobytes, entries }) => {
    const measured = gzipped(manifest, entries) / 1000;
    console.info(`${route}  ${measured.toFixed(1)} kB of ${kilobytes} kB (gzip)`);
    return measured > kilobytes;
  });
  if (over.length > 0) throw new Error(`Too heavy: ${over.map(({ route }) => route).join(", ")}`);
}

if (import.meta.main) checkBudgets();
