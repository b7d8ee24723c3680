import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import { type Path, paths, publicPaths, type RedirectPath } from "../paths.ts";
import { entriesOf, filesOf, readManifest } from "./routes.ts";

const dist = new URL("../dist/", import.meta.url);

/**
 * The most JavaScript (kB, gzipped) of an address: of a public page all that it ever loads, of the
 * others what the first rendering needs with an empty cache.
 */
const budgets: Readonly<
  Record<Exclude<Path, RedirectPath> | typeof publicPaths.home, number>
> = {
  [publicPaths.home]: 9,
  [paths.combined]: 134,
  [paths.login]: 132.5,
  [paths.register]: 133.7,
  [paths.forgotPassword]: 133.7,
  [paths.authAction]: 136.4,
  [paths.generator]: 212.7,
  [paths.amazonGenerator]: 212.7,
  [paths.templates]: 225.8,
  [paths.campaignTexts]: 226.4,
  [paths.products]: 230.2,
  [paths.discover]: 228.6,
  [paths.coupons]: 225.6,
  [paths.links]: 220.2,
  [paths.offers]: 225.2,
  [paths.sending]: 229.9,
  [paths.automation]: 233,
  [paths.queue]: 233,
  [paths.insights]: 232,
  [paths.assistant]: 222.8,
  [paths.calendar]: 234,
  [paths.groups]: 236.3,
  [paths.amazonSettings]: 239.1,
  [paths.shopeeSettings]: 239.1,
  [paths.mercadoLivreSettings]: 239.1,
  [paths.otherShopsSettings]: 239.7,
  [paths.webhooks]: 218,
  [paths.store]: 235.5,
  [paths.affiliate]: 224,
  [paths.systemHealth]: 220,
  [paths.retention]: 220,
  [paths.adminEmails]: 220,
  [paths.serverStatus]: 222,
  [paths.payouts]: 220,
  [paths.profile]: 234.4,
  [paths.account]: 242.5,
  [paths.botSettings]: 242.5,
  [paths.whatsApp]: 225.6,
  [paths.connectWhatsApp]: 235.8,
  [paths.help]: 220,
  [paths.feedback]: 222,
  [paths.inbox]: 224,
  [paths.cards]: 231,
  [paths.api]: 222,
  [paths.authorize]: 220,
  [paths.subscription]: 231.5,
  [paths.plans]: 231.5,
  [paths.checkout]: 231.5,
  [paths.payment]: 231.5,
  [paths.appearance]: 230.9,
  [paths.users]: 222.4,
  [paths.subscribers]: 225,
  [paths.adminPlans]: 225,
  [paths.maintenance]: 231,
  [paths.whatsAppConfig]: 237,
};

/** The most files (scripts and styles) that the first screens load at first: each costs a request. */
const fileBudgets: Partial<Record<string, number>> = { [paths.login]: 10, [paths.generator]: 8 };

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
