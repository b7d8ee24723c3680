/**
 * What the home page costs the web process, beside a hello page on raw `Deno.serve`: as brotli, and
 * as the answer that it has not changed. The ways take turns; figures are medians. Linux only.
 * Run, after `deno task web`: deno run -A bench/public_page.ts
 */
import { Agent, request } from "node:http";
import { median, processorTime } from "./support/processor_time.ts";
import { printedAddress } from "./support/printed_address.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const TURNS = scaled(9, 1);
const REQUESTS = scaled(4_000, 32);
const AT_ONCE = 16;

await using product = await benchProduct();
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
const { etag } = (await answer(product.origin, browser)).headers;

type Way = { readonly pid: number; readonly ask: () => Promise<{ status: number }> };
const ways: Record<string, Way & { status: number }> = {
  "hello": { pid: hello.pid, status: 200, ask: () => answer(helloOrigin, browser) },
  "home page": { pid: product.pid, status: 200, ask: () => answer(product.origin, browser) },
  "home page, unchanged": {
    pid: product.pid,
    status: 304,
    ask: () => answer(product.origin, { ...browser, "if-none-match": `${etag}` }),
  },
};

const figures = new Map(Object.keys(ways).map((name) => [name, [] as number[]]));
for (const [, way] of Object.entries(ways)) await measured(way); // warms them
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) figures.get(name)!.push(await measured(way));
}
const base = median(figures.get("hello")!);
console.table(Object.fromEntries([...figures].map(([name, runs]) => {
  const micros = median(runs);
  return [name, {
    "µs a request": Math.round(micros),
    "× hello": Number((micros / base).toFixed(2)),
  }];
})));

reportRatio("Home page, beside a hello page", median(figures.get("home page")!) / base, 2.5);

agent.destroy();
hello.kill();

/** Microseconds of processor a request. */
async function measured({ pid, ask, status }: Way & { status: number }): Promise<number> {
  const before = processorTime(pid);
  let left = REQUESTS;
  await Promise.all(Array.from({ length: AT_ONCE }, async () => {
    while (left-- > 0) {
      const answered = await ask();
      if (answered.status !== status) throw new Error(`answered ${answered.status}`);
    }
  }));
  return (processorTime(pid) - before) / REQUESTS;
}

function answer(origin: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    request(`${origin}/`, { agent, headers }, (response) => {
      response.resume();
      response.on(
        "end",
        () => resolve({ status: response.statusCode!, headers: response.headers }),
      );
    }).on("error", reject).end();
  });
}
