/**
 * What a store's page of 48 cards costs, of 200 offers, beside a hello page on raw `Deno.serve`, and beside
 * one with as many headers and bytes: kept, as brotli and as the answer that it has not changed, each after a check that nothing was committed
 * since; then visits at the rate of 100,000 an hour, one in a hundred after a corrected
 * price; and the first rendering after a correction. The ways take turns; figures are medians. Linux
 * only. Run, after `deno task web`: deno run -A bench/store.ts
 */
import { Buffer } from "node:buffer";
import { Agent, request } from "node:http";
import { brotliDecompressSync } from "node:zlib";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { printedAddress } from "./support/printed_address.ts";
import { stockedStore } from "./support/stocked_store.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const OFFERS = scaled(200, 50);
const TURNS = scaled(5, 1);
const REQUESTS = scaled(10_000, 64);
const AT_ONCE = 64;
const VISITS = scaled(1_000, 10);
const VISITS_A_SECOND = 100_000 / 3_600;
const RENDERINGS = scaled(20, 1);

await using product = await benchProduct();
await using store = await stockedStore(product, OFFERS);
const hello = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "bench/support/hello.ts"],
  stdout: "piped",
}).spawn();
const helloOrigin = await printedAddress(hello.stdout);
const agent = new Agent({ keepAlive: true, maxSockets: AT_ONCE });
const browser = {
  "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36",
  "accept-encoding": "gzip, deflate, br, zstd",
};
const address = product.origin + store.path;
const first = await answer(address, browser);
const alike = new Deno.Command(Deno.execPath(), {
  args: ["run", "-A", "bench/support/hello.ts", address],
  stdout: "piped",
}).spawn();
const alikeOrigin = await printedAddress(alike.stdout);
const { etag } = first.headers;
const cards = first.text().match(/<li><a class="[^"]*good/g)?.length;
const databaseRoot = await databasePid(product.dataDir);
console.info(
  `${cards} cards, ${first.text().length} characters, ${first.body.length} bytes of brotli`,
);

type Way = {
  readonly pid: number;
  readonly ask: () => Promise<{ status: number }>;
  status: number;
};
const ways: Record<string, Way> = {
  "hello": { pid: hello.pid, status: 200, ask: () => answer(`${helloOrigin}/`, browser) },
  "hello, as large": {
    pid: alike.pid,
    status: 200,
    ask: () => answer(`${alikeOrigin}/`, browser),
  },
  "home page": { pid: product.pid, status: 200, ask: () => answer(`${product.origin}/`, browser) },
  "store": { pid: product.pid, status: 200, ask: () => answer(address, browser) },
  "store, unchanged": {
    pid: product.pid,
    status: 304,
    ask: () => answer(address, { ...browser, "if-none-match": `${etag}` }),
  },
};

type Figures = { readonly web: number; readonly database: number };
const figures = new Map(Object.keys(ways).map((name) => [name, [] as Figures[]]));
for (const way of Object.values(ways)) await measured(way); // warms them
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) figures.get(name)!.push(await measured(way));
}
const base = median(figures.get("hello")!.map(({ web }) => web));
console.table(Object.fromEntries([...figures].map(([name, runs]) => {
  const [web, database] = [
    median(runs.map((run) => run.web)),
    median(runs.map((run) => run.database)),
  ];
  return [name, {
    "web µs": Math.round(web),
    "database µs": name.startsWith("hello") ? 0 : Math.round(database),
    "× hello": Number((web / base).toFixed(2)),
  }];
})));

reportRatio(
  "A store's page of 48 cards, beside a hello page",
  median(figures.get("store")!.map(({ web }) => web)) / base,
  2.5,
);

const renderings: number[] = [];
for (let nth = 0; nth < RENDERINGS; nth++) {
  await store.correct(20_000 + nth);
  const start = performance.now();
  await answer(address, browser);
  renderings.push(performance.now() - start);
}
console.info(`first rendering after a correction: ${median(renderings).toFixed(1)} ms`);

const waits: number[] = [];
let stale = 0;
const before = [processorTime(product.pid), processorTimeBelow(databaseRoot)];
const startedAt = performance.now();
const visits: Promise<void>[] = [];
let corrected = Promise.resolve();
let committed = 0;
for (let nth = 0; nth < VISITS; nth++) {
  if (nth % 100 === 0) {
    const price = 30_000 + nth / 100;
    corrected = corrected.then(() => store.correct(price)).then(() => void (committed = price));
  }
  const dueIn = startedAt + nth * 1_000 / VISITS_A_SECOND - performance.now();
  if (dueIn > 0) await new Promise((resolve) => setTimeout(resolve, dueIn));
  visits.push(visit(committed));
}
await Promise.all([corrected, ...visits]);
const seconds = (performance.now() - startedAt) / 1_000;
const web = (processorTime(product.pid) - before[0]!) / VISITS;
const database = (processorTimeBelow(databaseRoot) - before[1]!) / VISITS;
const sorted = waits.toSorted((a, b) => a - b);
const at = (share: number) => sorted[Math.floor(sorted.length * share)]!.toFixed(1);
console.info(
  `${VISITS} visits in ${seconds.toFixed(0)} s, 1 % after a correction: p50 ${at(0.5)} ms, ` +
    `p99 ${at(0.99)} ms; ${Math.round(web)} + ${Math.round(database)} µs a visit, corrections ` +
    `included; at 100,000 an hour ${
      ((web + database) * 100_000 / 3_600 / 10_000).toFixed(1)
    } % of ` +
    `a processor; ${stale} stale pages`,
);

agent.destroy();
for (const child of [hello, alike]) child.kill();

/** Requests the page, which must show the price whose correction was committed before, or a later one. */
async function visit(cents: number): Promise<void> {
  const start = performance.now();
  const { text } = await answer(address, browser);
  waits.push(performance.now() - start);
  const shown = Number(/R\$ ([23]\d\d),(\d\d)/.exec(text())!.slice(1).join(""));
  if (shown < cents) stale++;
}

/** Microseconds of processor a request. */
async function measured({ pid, ask, status }: Way): Promise<Figures> {
  const begun = [processorTime(pid), processorTimeBelow(databaseRoot)];
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const answered = await ask();
      if (answered.status !== status) throw new Error(`answered ${answered.status}`);
    }
  }));
  return {
    web: (processorTime(pid) - begun[0]!) / REQUESTS,
    database: (processorTimeBelow(databaseRoot) - begun[1]!) / REQUESTS,
  };
}

type Answer = {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: Uint8Array;
  readonly text: () => string;
};

function answer(url: string, headers: Record<string, string>) {
  return new Promise<Answer>((resolve, reject) => {
    request(url, { agent, headers }, (response) => {
      const chunks: Uint8Array[] = [];
      response.on("data", (chunk: Uint8Array) => chunks.push(chunk));
      response.on("end", () => {
        const body = Buffer.concat(chunks);
        const text = () => brotliDecompressSync(body).toString();
        resolve({ status: response.statusCode!, headers: response.headers, body, text });
      });
    }).on("error", reject).end();
  });
}
