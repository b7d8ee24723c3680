import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Path, paths, publicPaths } from "../paths.ts";
import { entriesOf, filesOf, readManifest } from "./routes.ts";

const dist = new URL("../dist/", import.meta.url);

/**
 * The most JavaScript (kB, gzipped) of an address: of a public page all that it ever loads, of the
 * others what the first rendering needs with an empty cache.
 */
const budgets: Readonly<
  Record<Exclude<Path, typeof paths.auth> | typeof publicPaths.home, number>
> = {
  [publicPaths.home]: 9,
  [paths.combined]: 138,
  [paths.login]: 136,
  [paths.register]: 137.5,
  [paths.forgotPassword]: 137.5,
  [paths.authAction]: 140.5,
  [paths.generator]: 218.5,
  [paths.amazonGenerator]: 218.5,
  [paths.templates]: 227.5,
  [paths.products]: 235,
  [paths.coupons]: 229.2,
  [paths.offers]: 227.5,
  [paths.sending]: 234,
  [paths.queue]: 234.5,
  [paths.groups]: 240.5,
  [paths.amazonSettings]: 243,
  [paths.shopeeSettings]: 243,
  [paths.mercadoLivreSettings]: 243,
  [paths.otherShopsSettings]: 243,
  [paths.profile]: 244.5,
  [paths.account]: 247.5,
  [paths.botSettings]: 245,
  [paths.whatsApp]: 231.5,
  [paths.connectWhatsApp]: 241,
  [paths.cards]: 236.5,
  [paths.appearance]: 231.5,
  [paths.users]: 228,
  [paths.whatsAppConfig]: 243,
};

/** Returns the bytes of the scripts, gzipped. */
const weight = (files: readonly string[]) =>
  files.filter((file) => file.endsWith(".js"))
    .reduce((bytes, file) => bytes + gzipSync(readFileSync(new URL(file, dist))).length, 0);

/** Prints each route's weight. @throws if one is over its budget. */
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
