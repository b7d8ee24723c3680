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
  Record<Exclude<Path, typeof paths.auth | typeof paths.app> | typeof publicPaths.home, number>
> = {
  [publicPaths.home]: 9,
  [paths.combined]: 137,
  [paths.login]: 135.5,
  [paths.register]: 137,
  [paths.forgotPassword]: 137,
  [paths.authAction]: 139.5,
  [paths.generator]: 217,
  [paths.amazonGenerator]: 217,
  [paths.templates]: 226,
  [paths.products]: 233.5,
  [paths.coupons]: 228.3,
  [paths.offers]: 226,
  [paths.sending]: 230.5,
  [paths.queue]: 232,
  [paths.groups]: 239,
  [paths.amazonSettings]: 242,
  [paths.shopeeSettings]: 242,
  [paths.mercadoLivreSettings]: 242,
  [paths.otherShopsSettings]: 242,
  [paths.profile]: 243,
  [paths.account]: 246,
  [paths.botSettings]: 244,
  [paths.whatsApp]: 229.5,
  [paths.connectWhatsApp]: 239.5,
  [paths.cards]: 235.5,
  [paths.appearance]: 230.5,
  [paths.users]: 226,
  [paths.whatsAppConfig]: 241,
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
