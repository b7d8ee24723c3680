/**
 * What reading a product page costs beside htmlparser2 alone, on the same bytes in the same pieces:
 * `deno run -A bench/read_pages.ts [turns]`. Pages come from FIXTURES_DIR. The ways take turns, so
 * that a noisy machine is noisy to all; figures are medians of the processor's time, not the clock's.
 */
import { Parser, type ParserOptions } from "htmlparser2";
import { marketplaceOf, marketplaces } from "../server/core/marketplaces/marketplace.ts";
import { readPageOnward } from "../server/adapters/web_pages/read_page.ts";
import { recipeOf } from "../server/adapters/web_pages/recipes/table.ts";
import { processorTime } from "../tests/support/processor_time.ts";
import {
  fixturesDir,
  pageBytes,
  type StoredPage,
  storedPages,
} from "../tests/support/sites/stored_pages.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const PIECE = 32 * 1024;
const turns = Number(Deno.args[0] ?? scaled(41, 1));

type Page = { readonly visit: StoredPage; readonly bytes: Uint8Array };
type Way = (page: Page) => void | Promise<void>;

const nothing = () => {};

const alone = (handlers: object, options: ParserOptions): Way => ({ bytes }) => {
  const decoder = new TextDecoder();
  const parser = new Parser(handlers, options);
  for (let at = 0; at < bytes.length; at += PIECE) {
    parser.write(decoder.decode(bytes.subarray(at, at + PIECE), { stream: true }));
  }
  parser.end(decoder.decode());
};

const unending = Object.fromEntries(
  marketplaces.map((marketplace) => [marketplace, { ...recipeOf(marketplace), endings: [] }]),
);

const asAnyShop: Way = async ({ visit: { url }, bytes }) => {
  await readPageOnward({ url, html: pieces(bytes), charset: "utf-8" }, recipeOf("OTHER"));
};

const read = (toTheEnd: boolean): Way => async ({ visit: { url }, bytes }) => {
  const marketplace = marketplaceOf(url);
  const recipe = toTheEnd ? unending[marketplace]! : recipeOf(marketplace);
  await readPageOnward({ url, html: pieces(bytes), charset: "utf-8" }, recipe);
};

async function* pieces(bytes: Uint8Array) {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

const ways: Record<string, Way> = {
  "htmlparser2 alone": alone({}, {}),
  "  with empty handlers": alone({ onopentag: nothing, ontext: nothing, onclosetag: nothing }, {}),
  "  entities left alone": alone({}, { decodeEntities: false }),
  "reader, whole page": read(true),
  "reader, as any shop": asAnyShop,
  "reader": read(false),
};

const pages: Page[] = storedPages().map((visit) => ({ visit, bytes: pageBytes(visit) }));
if (pages.length === 0) {
  console.info(`No stored pages in ${fixturesDir}: nothing to measure.`);
  Deno.exit(0);
}
const sets: Record<string, readonly Page[]> = {
  "com-full-page": pages.filter(({ visit }) => visit.file.includes("com-full")),
  "es-full-page": pages.filter(({ visit }) => visit.file.includes("es-full")),
  "all pages": pages,
  "all but those two": pages.filter(({ visit }) => !visit.file.includes("full-page")),
};

for (const [name, set] of Object.entries(sets)) {
  const times = await measured(set);
  const megabytes = set.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1e6;
  const base = times["htmlparser2 alone"]!;
  console.info(`\n${name}: ${set.length} pages, ${megabytes.toFixed(2)} MB, ${turns} turns`);
  console.table(Object.fromEntries(
    Object.entries(times).map(([way, ms]) => [way, {
      "ms": Number(ms.toFixed(3)),
      "ms/MB": Number((ms / megabytes).toFixed(2)),
      "pages/s": Math.round(set.length / ms * 1000),
      "× alone": Number((ms / base).toFixed(2)),
    }]),
  ));
  if (name === "all pages") {
    reportRatio("Reading a product page, beside htmlparser2 alone", times["reader"]! / base);
  }
}

/** Median milliseconds that each way takes for the whole set. */
async function measured(set: readonly Page[]): Promise<Record<string, number>> {
  const times = Object.fromEntries(Object.keys(ways).map((way) => [way, [] as number[]]));
  for (let turn = -scaled(5, 0); turn < turns; turn++) {
    for (const [name, way] of Object.entries(ways)) {
      const spent = await processorTime(async () => {
        for (const page of set) await way(page);
      });
      if (turn >= 0) times[name]!.push(spent); // the first five warm up
    }
  }
  return Object.fromEntries(
    Object.entries(times).map(([way, all]) => [
      way,
      all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)]!,
    ]),
  );
}
