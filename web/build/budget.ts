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
  [publicPaths.home]: 9,
  [paths.combined]: 140.5,
  [paths.login]: 138.5,
  [paths.register]: 140,
  [paths.forgotPassword]: 140,
  [paths.authAction]: 143,
  [paths.generator]: 220.5,
  [paths.amazonGenerator]: 220.5,
  [paths.templates]: 229.5,
  [paths.products]: 238,
  [paths.coupons]: 232,
  [paths.offers]: 230,
  [paths.sending]: 235,
  [paths.queue]: 235.5,
  [paths.groups]: 242.5,
  [paths.amazonSettings]: 245.5,
  [paths.shopeeSettings]: 245.5,
  [paths.mercadoLivreSettings]: 245.5,
  [paths.otherShopsSettings]: 245.5,
  [paths.profile]: 246.5,
  [paths.account]: 249,
  [paths.botSettings]: 248,
  [paths.whatsApp]: 233,
  [paths.connectWhatsApp]: 243,
  [paths.cards]: 238.5,
  [paths.appearance]: 234,
  [paths.users]: 229,
  [paths.whatsAppConfig]: 244.5,
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
