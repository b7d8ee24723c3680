/**
 * What a short link's redirect costs the web process and the database together, at a million links,
 * beside raw `Deno.serve`, the same with our headers, and `node:net` alone: clicks in groups behind the
 * answer, and each committed before it. What a click costs depends on how many others come of the same
 * link in a second, and on how many links come for the first time: 5 of 100 visits are of any link, but
 * for one way. The ways take turns; figures are medians. Linux only.
 * Run, after `deno task web`: deno run -A bench/redirect.ts [LINKS]
 */
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { printedAddress } from "./support/printed_address.ts";
import {
  databasePid,
  median,
  processorTime,
  processorTimeBelow,
} from "./support/processor_time.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const LINKS = Number(Deno.args[0] ?? scaled(1_000_000, 400));
/** Groups that each message goes to, with a link of its own to each. */
const GROUPS = 200;
/** The links that 95 of 100 visits are for: of one message, and of many; or as many made by hand. */
const MESSAGE = Math.min(LINKS, GROUPS);
const MANY = Math.min(LINKS, 20_000);
const TURNS = scaled(5, 1);
/** So many that what the product does at rest adds little to each. */
const REQUESTS = scaled(60_000, 50);
/** The rate at which the latency is measured. */
const PER_SECOND = 2_000;

await using product = await benchProduct();
const { userId } = await product.register("links");
await createLinks();
const postgres = await databasePid(product.dataDir);
const raw = spawned("bench/support/raw_redirect.ts");
const withHeaders = spawned("bench/support/raw_redirect.ts", "headers");
const net = spawned("bench/support/raw_redirect.ts", "net");
const committed = spawned("bench/support/committed_redirect.ts", product.dataDir);

const committedOrigin = await printedAddress(committed.stdout);
const ways = {
  "raw Deno.serve": {
    origin: await printedAddress(raw.stdout),
    pid: raw.pid,
    hasDatabase: false,
    hot: MANY,
  },
  "Deno.serve, our headers": {
    origin: await printedAddress(withHeaders.stdout),
    pid: withHeaders.pid,
    hasDatabase: false,
    hot: MANY,
  },
  "node:net, our headers": {
    origin: await printedAddress(net.stdout),
    pid: net.pid,
    hasDatabase: false,
    hot: MANY,
  },
  "a message's links": {
    origin: product.origin,
    pid: product.pid,
    hasDatabase: true,
    hot: MESSAGE,
  },
  "a message's links alone": {
    origin: product.origin,
    pid: product.pid,
    hasDatabase: true,
    hot: MESSAGE,
    isAlone: true,
  },
  "many messages' links": {
    origin: product.origin,
    pid: product.pid,
    hasDatabase: true,
    hot: MANY,
  },
  "links made by hand": {
    origin: product.origin,
    pid: product.pid,
    hasDatabase: true,
    hot: MANY,
    isByHand: true,
  },
  "a message's, committed first": {
    origin: committedOrigin,
    pid: committed.pid,
    hasDatabase: true,
    hot: MESSAGE,
  },
  "a message's alone, committed first": {
    origin: committedOrigin,
    pid: committed.pid,
    hasDatabase: true,
    hot: MESSAGE,
    isAlone: true,
  },
};
type Way = (typeof ways)[keyof typeof ways] & {
  readonly isByHand?: boolean;
  /** Whether no other links are visited. */
  readonly isAlone?: boolean;
};

await readHot(product.origin);
if (!isSmall) { // warms them
  for (const way of Object.values(ways)) await load(way, REQUESTS);
}

const figures = new Map(Object.keys(ways).map((name) => [name, [] as Cost[]]));
for (let turn = 0; turn < TURNS; turn++) {
  for (const [name, way] of Object.entries(ways)) figures.get(name)!.push(await measured(way));
}
const micros = (name: string, part: "web" | "database") =>
  median(figures.get(name)!.map((run) => run[part]));
const base = micros("raw Deno.serve", "web");
const withOurHeaders = micros("Deno.serve, our headers", "web");
const rows: Record<string, object> = {};
for (const [name, way] of Object.entries(ways)) {
  const [web, database] = [micros(name, "web"), micros(name, "database")];
  const { p50, p99, perSecond } = isSmall
    ? figures.get(name)![0]!.load
    : await load(way, 5 * PER_SECOND, PER_SECOND);
  rows[name] = {
    "web µs": round(web),
    "database µs": round(database),
    "× raw": round((web + database) / base),
    "web × raw": round(web / base),
    "× with our headers": round((web + database) / withOurHeaders),
    [`p50 at ${PER_SECOND}/s ms`]: round(p50),
    [`p99 at ${PER_SECOND}/s ms`]: round(p99),
    "reached /s": Math.round(perSecond),
  };
}
console.table(rows);
const times = (name: string) => (micros(name, "web") + micros(name, "database")) / base;
const grouped = {
  "a message's links alone": "A redirect of a link in memory",
  "a message's links": "A redirect, 5 % of visits to links that are read first",
};
for (const [way, name] of Object.entries(grouped)) {
  reportRatio(`${name}, beside a raw redirect`, times(way), 2.5);
}
const committedFirst = {
  "a message's alone, committed first": "A redirect of a link in memory, its click committed first",
  "a message's, committed first":
    "A redirect, 5 % of visits to links that are read first, its click committed first",
};
for (const [way, name] of Object.entries(committedFirst)) {
  reportRatio(`${name}, beside a raw redirect`, times(way), 4);
}
const { megabytes, links } = await linksInMemory();
console.log(`${links} links in memory: ${Math.round(megabytes)} MB`);

for (const child of [raw, withHeaders, net, committed]) child.kill();

function spawned(program: string, ...args: string[]) {
  return new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", program, ...args],
    stdout: "piped",
  }).spawn();
}

/** Microseconds of processor a request, of the web process and of the database. */
type Cost = { web: number; database: number; load: Load };

/** What a load costs, once all of it is counted. */
async function measured(way: Way): Promise<Cost> {
  const [web, database] = [processorTime(way.pid), processorTimeBelow(postgres)];
  const made = await load(way, REQUESTS, isSmall ? PER_SECOND : 0);
  if (way.hasDatabase) await new Promise((resolve) => setTimeout(resolve, scaled(1_500, 0))); // the last are counted
  return {
    web: (processorTime(way.pid) - web) / REQUESTS,
    database: way.hasDatabase ? (processorTimeBelow(postgres) - database) / REQUESTS : 0,
    load: made,
  };
}

type Load = { p50: number; p99: number; perSecond: number; failures: number };

async function load(way: Way, requests: number, perSecond = 0): Promise<Load> {
  const { origin, hot, isByHand = false, isAlone = false } = way;
  const links = isByHand ? ["hand", MANY] : ["link", isAlone ? hot : LINKS];
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "bench/support/link_load.ts", origin, ...links, hot, requests, perSecond]
      .map(String),
    stderr: "inherit",
  }).output();
  const result = JSON.parse(new TextDecoder().decode(stdout));
  if (result.failures > 0) {
    throw new Error(`${result.failures} of ${requests} did not redirect at ${origin}`);
  }
  return result;
}

async function createLinks() {
  await using database = await connectToDatabase(product.dataDir);
  const insert = (name: string, count: number, columns: string, values: string) =>
    database.rows(
      `insert into short_links (id, user_id, slug, title, targets, created_at, updated_at, purpose,
         ${columns})
       select 'lnk_${name}' || lpad(n::text, 22, '0'), $2, '${name}' || n, '',
         jsonb_build_array(jsonb_build_object('url', 'https://loja.example/produto/' || n, 'weight', 1)),
         now(), now(), ${values}
       from generate_series(0, $1::int - 1) as n`,
      [count, userId],
    );
  await insert(
    "link",
    LINKS,
    "click_count, dispatch_id, group_id, template_id, variant, marketplace, product_id",
    `'MESSAGE', null, 'dsp_' || lpad(n::text, 26, '0'),
      'grp_' || lpad((n % ${GROUPS})::text, 26, '0'),
      'tpl_' || lpad((n / ${GROUPS} % 5)::text, 26, '0'), 1, 'SHOPEE', (n / ${GROUPS})::text`,
  );
  await insert("hand", MANY, "click_count", "'MANUAL', 0");
  await database.rows(
    `insert into message_results (dispatch_id, user_id, group_id, template_id, variant, marketplace,
       product_id, sent_at, day, hour, is_delivered)
     select dispatch_id, user_id, group_id, template_id, variant, marketplace, product_id, created_at,
       created_at::date, 12, true
     from short_links where dispatch_id is not null`,
  );
  await database.rows("analyze message_results");
  await database.rows("analyze short_links");
}

/** Follows the links that most visits are for; as a program, whose visits count apart. */
async function readHot(origin: string) {
  let next = 0;
  await Promise.all(Array.from({ length: 64 }, async () => {
    while (next < 2 * MANY) {
      const slug = next < MANY ? `link${next}` : `hand${next - MANY}`;
      next++;
      const answer = await fetch(`${origin}/${slug}`, { method: "HEAD", redirect: "manual" });
      await answer.body?.cancel();
    }
  }));
}

async function linksInMemory(): Promise<{ megabytes: number; links: number }> {
  const { stdout } = await new Deno.Command(Deno.execPath(), {
    args: [
      "run",
      "-A",
      "--v8-flags=--expose-gc",
      "bench/support/links_in_memory.ts",
      product.dataDir,
      String(LINKS),
    ],
    stderr: "inherit",
  }).output();
  return JSON.parse(new TextDecoder().decode(stdout));
}

function round(value: number): number {
  return Number(value.toFixed(value < 10 ? 2 : 1));
}
