/**
 * What a list of 50 offers costs by GraphQL, beside raw `Deno.serve` with the same rows from the same
 * database: `deno run -A bench/list_offers.ts`. The two take turns; figures are medians. Linux only.
 */
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { copiedOffers } from "./support/copied_offers.ts";
import { benchProduct } from "./support/product.ts";
import { printedAddress } from "./support/printed_address.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const OFFERS = scaled(2_000, 100);
const TURNS = scaled(7, 1);
const REQUESTS = scaled(600, 8);
/** As many as the product executes at once for one person: with more, the others' turns are measured. */
const AT_ONCE = 4;

const list = `query { viewer { offers(first: 50) { edges { node {
  id version title shop marketplace status imageUrl price { cents formatted } oldPrice { cents }
  discountPercent affiliateUrl affiliateProof evidence { field source readAt } text updatedAt
} } pageInfo { hasNextPage endCursor } } } }`;

await using product = await benchProduct();
const person = await product.register("list");
const { userId } = person;
await copiedOffers(product, person, OFFERS);

const raw = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "bench/support/raw_offers.ts", product.dataDir, userId],
  stdout: "piped",
}).spawn();
const rawOrigin = await printedAddress(raw.stdout);
const postmaster = await databasePid(product.dataDir);

type Way = { readonly pid: number; readonly ask: () => Promise<unknown> };
const ways: Record<string, Way> = {
  "raw Deno.serve + SQL": {
    pid: raw.pid,
    ask: async () => await (await fetch(rawOrigin)).json(),
  },
  "GraphQL": { pid: product.pid, ask: () => person.ask(product.origin, list) },
};

const figures = new Map(Object.keys(ways).map((name) => [name, [] as Figure[]]));
for (const way of Object.values(ways)) await measured(way); // warms both
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) figures.get(name)!.push(await measured(way));
}
const [base, graphql] = figures.values();
console.table(Object.fromEntries([...figures].map(([name, runs]) => {
  const of = (key: keyof Figure) => median(runs.map((run) => run[key]));
  return [name, {
    "req/s": Math.round(of("rate")),
    "web µs": Math.round(of("web")),
    "database µs": Math.round(of("database")),
    "× raw": Number((total(runs) / total(base!)).toFixed(2)),
  }];
})));

reportRatio(
  "A list of 50 offers by GraphQL, beside its rows alone",
  total(graphql!) / total(base!),
  2,
);

raw.kill();

/** Microseconds of processor a request, of the web process and the database. */
function total(runs: readonly Figure[]): number {
  return median(runs.map(({ web }) => web)) + median(runs.map(({ database }) => database));
}

type Figure = { readonly rate: number; readonly web: number; readonly database: number };

async function measured({ pid, ask }: Way): Promise<Figure> {
  const [web, database, begun] = [
    processorTime(pid),
    processorTimeBelow(postmaster),
    performance.now(),
  ];
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) await ask();
  }));
  return {
    rate: REQUESTS / (performance.now() - begun) * 1000,
    web: (processorTime(pid) - web) / REQUESTS,
    database: (processorTimeBelow(postmaster) - database) / REQUESTS,
  };
}
