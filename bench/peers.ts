/**
 * A list of 50 offers with eight plain fields by other GraphQL servers, beside the product and beside
 * raw `Deno.serve` with the same statement, on the same rows: `deno task bench peers`. They have
 * packages and a lock file of their own (`bench/peers/`), which nothing else installs. All take turns;
 * figures are medians of processor time, the database's with it. Linux only.
 */
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { joinEmbedded } from "../server/database/embedded/start.ts";
import { copiedOffers } from "./support/copied_offers.ts";
import { printedAddress } from "./support/printed_address.ts";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const OFFERS = scaled(2_000, 100);
const TURNS = scaled(7, 1);
const REQUESTS = scaled(1_000, 8);
/** Of the least query: Linux counts in ticks of 10 ms. */
const LEAST_REQUESTS = scaled(10_000, 8);
const AT_ONCE = 4;
/** 40 µs where mercurius takes 31. */
const LEAST_GOAL = 1.3;
const FIELDS = "id version title shop marketplace status imageUrl updatedAt";
const LIST = `{ viewer { offers(first: 50) { edges { node { ${FIELDS} } }
  pageInfo { hasNextPage endCursor } } } }`;

await using product = await benchProduct();
const person = await product.register("peers");
const { userId } = person;
await copiedOffers(product, person, OFFERS);
{
  await using database = await connectToDatabase(product.dataDir);
  await database.rows("create schema peers");
  await database.rows(`create view peers.offers as select id, user_id, version, title, shop,
    marketplace, status, image_url, updated_at from offers where deleted_at is null`);
  await database.rows("comment on view peers.offers is '@primaryKey id'");
}
const server = await joinEmbedded({ dataDir: product.dataDir, log: () => {} });
const postmaster = await databasePid(product.dataDir);

/** The product looks up who asks; the peer answers a constant. */
const LEAST = { product: "{ viewer { id } }", peer: "{ viewer { __typename } }" };
const byPostgraphile = `{ allOffers(first: 50, condition: { userId: "${userId}" },
  orderBy: PRIMARY_KEY_DESC) { edges { node {
  rowId version title shop marketplace status imageUrl updatedAt } }
  pageInfo { hasNextPage endCursor } } }`;
const mercurius = await peer("mercurius", LIST);
const ways: Record<string, Way> = {
  "raw Deno.serve + SQL": await rawServer(),
  "the product": { pid: product.pid, ask: () => person.ask(product.origin, LIST) },
  "mercurius with JIT": mercurius,
  "Apollo Server": await peer("apollo", LIST),
  "PostGraphile": await peer("postgraphile", byPostgraphile),
};
for (const [name, way] of Object.entries(ways)) {
  const titles = JSON.stringify(await way.ask()).match(/"title"/g)?.length ?? 0;
  if (titles < 50 || titles > 51) throw new Error(`${name} lists ${titles} offers`);
  await measured(way); // warms it
}
const figures = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) figures.get(name)!.push(await measured(way));
}
const [base] = figures.values();
for (const [name, runs] of [...figures].slice(1)) {
  reportRatio(
    `A list of eight plain fields by ${name}, beside its rows`,
    median(runs) / median(base!),
  );
}
const least = [
  { pid: product.pid, ask: () => person.ask(product.origin, LEAST.product) },
  { pid: mercurius.pid, ask: () => mercurius.ask(LEAST.peer) },
];
const [ours, theirs] = [[], []] as [number[], number[]];
for (let turn = 0; turn <= TURNS; turn++) {
  const [mine, base] = [
    await measured(least[0]!, LEAST_REQUESTS),
    await measured(least[1]!, LEAST_REQUESTS),
  ];
  if (turn === 0) continue; // it warmed both
  ours.push(mine);
  theirs.push(base);
}
console.info(`{ viewer { id } } takes ${median(ours)} µs of processor, the peer ${median(theirs)}`);
reportRatio(
  "A query for who asks, beside a constant by mercurius with JIT",
  median(ours) / median(theirs),
  LEAST_GOAL,
);
for (const { end } of Object.values(ways)) end?.();
await server.stop();

type Way = {
  readonly pid: number;
  readonly ask: () => Promise<{ data?: unknown; errors?: unknown }>;
  readonly end?: () => void;
};

/** Microseconds of processor a request, of the server and the database. */
async function measured({ pid, ask }: Way, requests = REQUESTS): Promise<number> {
  const spent = () => processorTime(pid) + processorTimeBelow(postmaster);
  const begun = spent();
  let left = requests;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const { data, errors } = await ask();
      if (errors || !data) throw new Error(JSON.stringify(errors));
    }
  }));
  return (spent() - begun) / requests;
}

async function rawServer(): Promise<Way> {
  const args = ["run", "-A", "bench/support/raw_offers.ts", product.dataDir, userId, "plain"];
  const child = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
  const origin = await printedAddress(child.stdout);
  const ask = async () => ({ data: await (await fetch(origin)).json() });
  return { pid: child.pid, ask, end: () => child.kill() };
}

/** Starts a peer, which lists the same fields of the same rows by `list`. */
async function peer(name: string, list: string) {
  const config = JSON.stringify(server.config);
  const child = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", `bench/peers/${name}.mjs`, config, userId],
    env: { NODE_ENV: "production", GRAPHILE_ENV: "production" },
    stdout: "piped",
  }).spawn();
  const address = await printedAddress(child.stdout);
  const headers = { "content-type": "application/json" };
  const ask = async (query = list) =>
    await (await fetch(address, { method: "POST", headers, body: JSON.stringify({ query }) }))
      .json();
  return { pid: child.pid, ask, end: () => child.kill() };
}
