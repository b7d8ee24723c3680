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
  [paths.combined]: 137.7,
  [paths.login]: 136.2,
  [paths.register]: 137.7,
  [paths.forgotPassword]: 137.7,
  [paths.authAction]: 140.2,
  [paths.generator]: 214,
  [paths.amazonGenerator]: 214,
  [paths.templates]: 227.8,
  [paths.products]: 235.3,
  [paths.discover]: 229,
  [paths.coupons]: 230.1,
  [paths.offers]: 227.8,
  [paths.sending]: 232.3,
  [paths.queue]: 233.8,
  [paths.groups]: 240.8,
  [paths.amazonSettings]: 243.8,
  [paths.shopeeSettings]: 243.8,
  [paths.mercadoLivreSettings]: 243.8,
  [paths.otherShopsSettings]: 243.8,
  [paths.profile]: 244.8,
  [paths.account]: 247.8,
  [paths.botSettings]: 245.8,
  [paths.whatsApp]: 231.3,
  [paths.connectWhatsApp]: 241.3,
  [paths.cards]: 237.3,
  [paths.appearance]: 232.3,
  [paths.users]: 227.8,
  [paths.whatsAppConfig]: 242.8,
};

/** The most files (scripts and styles) that the first screens load at first: each costs a request. */
const fileBudgets: Partial<Record<string, number>> = { [paths.login]: 11, [paths.generator]: 8 };

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
    console.info(
      `${path}  ${actual.toFixed(1)} kB of ${kilobytes} kB (gzip), ${files.length} files`,
    );
    return actual > kilobytes || files.length > (fileBudgets[path] ?? Infinity);
  });
  if (over.length > 0) throw new Error(`Too heavy: ${over.map(([path]) => path).join(", ")}`);
}

if (import.meta.main) checkBudgets();
