/**
 * What the first queries of the app's most used screens cost, each beside raw `Deno.serve` with the
 * same statements to the same database: `deno run -A bench/documents.ts`. The two take turns; figures
 * are medians. Linux only.
 */
import { sql } from "kysely";
import { shortLinks } from "../server/http/links/short_links.ts";
import { createApp } from "../server/app.ts";
import { readConfig } from "../server/config/config.ts";
import { currentAppearance } from "../server/core/appearance/appearance.ts";
import { system } from "../server/core/users/viewer.ts";
import { openDatabaseBeside } from "../server/database/connection.ts";
import { cachedAppearance } from "../server/http/appearance_style.ts";
import { loadRelease } from "../server/http/release.ts";
import { loadWebApp } from "../server/http/web_app.ts";
import { openProduct } from "../server/product.ts";
import { memorySpill } from "../tests/support/links/memory_spill.ts";
import { firstQueries } from "../web/build/first_queries.ts";
import { paths } from "../web/paths.ts";
import { copiedOffers } from "./support/copied_offers.ts";
import { benchProduct } from "./support/product.ts";
import { printedAddress } from "./support/printed_address.ts";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { recordedStatements } from "./support/recorded_statements.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const OFFERS = scaled(2_000, 20);
const TURNS = scaled(5, 1);
const REQUESTS = scaled(400, 4);
/** As many as the product executes at once for one person. */
const AT_ONCE = 4;
const GOAL = 2.5;

const screens = {
  generator: paths.generator,
  offers: paths.offers,
  queue: paths.queue,
  groups: paths.groups,
  products: paths.products,
  coupons: paths.coupons,
  links: paths.links,
  insights: paths.insights,
  automation: paths.automation,
};
const [layout] = firstQueries(paths.offers);
const addresses: Record<string, string> = {
  layout: layout!,
  ...Object.fromEntries(
    Object.entries(screens).map(([name, path]) => [name, firstQueries(path).at(-1)!]),
  ),
};

await using product = await benchProduct();
const { dataDir } = product;
const person = await product.register("documents");
await copiedOffers(product, person, OFFERS);
const postmaster = await databasePid(dataDir);
const headers = { authorization: `Bearer ${person.token}`, accept: "application/json" };

const statements = await statementsOf(Object.values(addresses));
const file = `${dataDir}/statements.json`;
await Deno.writeTextFile(file, JSON.stringify(statements));
const raw = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "bench/support/raw_statements.ts", dataDir, file],
  stdout: "piped",
}).spawn();
const rawOrigin = await printedAddress(raw.stdout);

const rows: Record<string, object> = {};
const ratios: number[] = [];
for (const [nth, [name, address]] of Object.entries(addresses).entries()) {
  const ours = async () => {
    const { data, errors } = await (await fetch(product.origin + address, { headers })).json();
    if (!data || errors) throw new Error(`${name}: ${JSON.stringify(errors)}`);
  };
  const least = async () => void await (await fetch(`${rawOrigin}/${nth}`)).json();
  await measured(product.pid, ours); // warms both
  await measured(raw.pid, least);
  const figures: [number, number][] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    figures.push([await measured(product.pid, ours), await measured(raw.pid, least)]);
  }
  const [mine, base] = [0, 1].map((side) => median(figures.map((pair) => pair[side]!)));
  ratios.push(mine! / base!);
  rows[name] = {
    statements: statements[nth]!.length,
    "µs": Math.round(mine!),
    "raw µs": Math.round(base!),
    "× raw": Number((mine! / base!).toFixed(2)),
  };
}
console.table(rows);
reportRatio(
  "The dearest of the app's ten most used queries, beside its statements alone",
  Math.max(...ratios),
  GOAL,
);
reportRatio(
  "The middle one of the app's ten most used queries, beside its statements alone",
  median(ratios),
  GOAL,
);
raw.kill();

/** Microseconds of processor a request, of the server and the database. */
async function measured(pid: number, ask: () => Promise<unknown>): Promise<number> {
  const spent = () => processorTime(pid) + processorTimeBelow(postmaster);
  const begun = spent();
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await ask();
  }));
  return (spent() - begun) / REQUESTS;
}

/** The statements of each of these queries, by an app in this process, on the same database. */
async function statementsOf(queries: readonly string[]) {
  const config = readConfig({ APP_ENV: "test", DATA_DIR: dataDir });
  await using beside = await openProduct(config, openDatabaseBeside);
  const systemContext = () => beside.contextOf(system);
  const app = createApp({
    ...beside,
    config,
    identity: await beside.identity.provider(systemContext),
    web: await loadWebApp("web/dist"),
    release: await loadRelease("web/dist", null),
    appearance: cachedAppearance(() => currentAppearance(systemContext()), beside.onEvents),
    links: shortLinks({
      db: beside.clicksDb,
      clicksDb: beside.clicksDb,
      spill: memorySpill(),
      countryHeader: null,
      memoryBytes: 1_000_000,
      isLimited: false,
      onEvent: beside.live.onEvent,
    }),
    onEvent: beside.live.onEvent,
  });
  const recorded = [];
  for (const address of queries) {
    const request = () => ({
      method: "GET",
      url: `http://localhost${address}`,
      headers: new Headers({ ...headers, host: "localhost" }),
      body: null,
    });
    const ask = async () => await app.query(request(), "127.0.0.1");
    await ask();
    await ask(); // what is remembered by then is asked no more
    // Except who asks: raw `Deno.serve` has to know it as well, and remembers nothing.
    await sql`update users set role = role where id = ${person.userId}`.execute(systemContext().db);
    recorded.push(await recordedStatements(ask));
  }
  return recorded;
}
