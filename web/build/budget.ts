import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Path, paths, publicPaths } from "../paths.ts";
import { filesOf, readManifest } from "./manifest.ts";
import { entriesOf } from "./screens.ts";

const dist = new URL("../dist/", import.meta.url);

/**
 * The most JavaScript (kB, gzipped) that somebody waits for at an address. Of a public page it is all
 * that it ever loads; of the others what the first drawing needs, with nothing in the cache.
 */
const budgets: Readonly<
  Record<Exclude<Path, typeof paths.auth> | typeof publicPaths.home, number>
> = {
  [publicPaths.home]: 9.5,
  [paths.combined]: 140.5,
  [paths.login]: 138.5,
  [paths.register]: 140,
  [paths.forgotPassword]: 140,
  [paths.authAction]: 143,
  [paths.generator]: 220,
  [paths.amazonGenerator]: 220,
  [paths.templates]: 229,
  [paths.products]: 237,
  [paths.coupons]: 231.5,
  [paths.offers]: 229.5,
  [paths.sending]: 234,
  [paths.queue]: 235,
  [paths.groups]: 251.5,
  [paths.amazonSettings]: 243.5,
  [paths.shopeeSettings]: 243.5,
  [paths.mercadoLivreSettings]: 243.5,
  [paths.otherShopsSettings]: 243.5,
  [paths.profile]: 246,
  [paths.account]: 248.5,
  [paths.botSettings]: 249,
  [paths.cards]: 238,
  [paths.appearance]: 233.5,
  [paths.users]: 229,
};

/** Bytes, gzipped. */
const weight = (files: readonly string[]) =>
  files.filter((file) => file.endsWith(".js"))
    .reduce((bytes, file) => bytes + gzipSync(readFileSync(new URL(file, dist))).length, 0);

/** Prints each route's weight. @throws when one is over its budget. */
export function checkBudgets() {
  const manifests = { public: readManifest("public"), app: readManifest("manifest") };
  const over = Object.entries(budgets).filter(([path, kilobytes]) => {
    const files = path === publicPaths.home
      ? filesOf(manifests.public, ["public/main.ts"], true)
      : filesOf(manifests.app, entriesOf(path as Path));
    const actual = weight(files) / 1000;
    console.info(`${path}  ${actual.toFixed(1)} kB of ${kilobytes} kB (gzip)`);
    return actual > kilobytes;
  });
  if (over.length > 0) throw new Error(`Too heavy: ${over.map(([path]) => path).join(", ")}`);
}

if (import.meta.main) checkBudgets();
