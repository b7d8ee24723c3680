/**
 * One change of the appearance to 2,000 open browsers, beside a raw broadcast of the same bytes:
 * `deno run -A bench/live.ts [browsers] [seconds]`; with seconds, one change a second for so long,
 * and every browser must still be there at the end. Milliseconds from the request that changes to each arrival; the two
 * take turns, figures are medians of the turns. The product's include its commit. Linux only.
 */
import { connectToDatabase } from "../tests/support/product/start_product.ts";
import { median } from "./support/processor_time.ts";
import {
  ADDRESS_HEADER,
  addressOf,
  type Arrivals,
  arrivals,
  firstLine,
  opened,
  subscribed,
  WARM_UP,
} from "./support/sockets.ts";
import { benchProduct } from "./support/product.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const BROWSERS = Number(Deno.args[0] ?? scaled(2_000, 10));
/** Each as an address of its own would be: sockets are limited by address. */
const headersOf = (nth: number) => ({ [ADDRESS_HEADER]: addressOf(nth) });
const LASTING_SECONDS = Number(Deno.args[1] ?? 0);
const TURNS = LASTING_SECONDS || scaled(31, 1);

const query = "subscription { appearanceChanged { version sidebarColor primaryColor cardColor } }";

type Side = {
  readonly name: string;
  readonly pid: number;
  readonly idle: number;
  readonly sockets: readonly WebSocket[];
  readonly change: (turn: number) => Promise<unknown>;
};

await using product = await benchProduct();
const person = await product.register("live");
await using database = await connectToDatabase(product.dataDir);
await database.rows("update users set role = 'admin' where id = $1", [person.userId]);

const args = ["run", "-A", "bench/support/raw_broadcast.ts"];
const raw = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
const rawOrigin = await firstLine(raw.stdout);

const colorOf = (turn: number) => `#${(turn + 1).toString(16).padStart(6, "0").toUpperCase()}`;
const ours: Side = {
  name: "product",
  pid: product.pid,
  idle: await settledBytes(product.pid),
  sockets: await opened(product.origin, BROWSERS, {
    protocol: "graphql-transport-ws",
    headersOf,
    prepare: (socket) => subscribed(socket, query),
  }),
  change: (turn) =>
    fetch(`${product.origin}/api/admin/global`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${person.token}`,
      },
      body: JSON.stringify({ primaryColor: colorOf(turn) }),
    }).then((answer) => answer.body?.cancel()),
};
const theirs: Side = {
  name: "raw",
  pid: raw.pid,
  idle: await settledBytes(raw.pid),
  sockets: await opened(rawOrigin, BROWSERS, { headersOf }),
  change: (turn) => {
    const colors = { version: turn, sidebarColor: "#FFFFFF", primaryColor: "#", cardColor: "#" };
    const data = {
      appearanceChanged: { ...colors, primaryColor: colorOf(turn), cardColor: "#FFFFFF" },
    };
    const body = JSON.stringify({ id: "1", type: "next", payload: { data } });
    return fetch(rawOrigin, { method: "POST", body }).then((answer) => answer.body?.cancel());
  },
};

const figures = new Map<Side, Arrivals[]>([[ours, []], [theirs, []]]);
for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
  for (const [side, turns] of figures) {
    const measured = await arrivals(side.sockets, () => side.change(turn));
    if (turn >= WARM_UP) turns.push(measured);
  }
  if (LASTING_SECONDS > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
}
const open = ours.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
console.info(`${open.length} of ${BROWSERS} sockets of the product are open`);

const medians = (side: Side) => {
  const of = (name: keyof Arrivals) => median(figures.get(side)!.map((turn) => turn[name]));
  return { first: of("first"), p50: of("p50"), p99: of("p99"), last: of("last") };
};
const rows = [ours, theirs].map((side) => ({
  side: side.name,
  ...rounded(medians(side)),
  "kB a subscriber": Math.round((residentBytes(side.pid) - side.idle) / BROWSERS / 1000),
}));
console.table(rows);
const [mine, limit] = [medians(ours), medians(theirs)];
console.info(
  `product / raw: p50 ${ratio(mine.p50, limit.p50)}, p99 ${ratio(mine.p99, limit.p99)}, last ${
    ratio(mine.last, limit.last)
  }`,
);
console.info(
  `from the first arrival on, which the commit comes before: last ${
    ratio(mine.last - mine.first, limit.last - limit.first)
  }`,
);
reportRatio(
  "A change to 2,000 sockets, p99, beside a raw broadcast",
  mine.p99 / limit.p99,
  1.5,
);
for (const socket of [...ours.sockets, ...theirs.sockets]) socket.close();
raw.kill();
await raw.status;
if (LASTING_SECONDS > 0 && open.length < BROWSERS) Deno.exitCode = 1;

/** Resident memory, once two readings a second apart agree within 1 %. */
async function settledBytes(pid: number): Promise<number> {
  for (let before = 0;;) {
    const now = residentBytes(pid);
    if (isSmall || Math.abs(now - before) < now / 100) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

function residentBytes(pid: number): number {
  const status = Deno.readTextFileSync(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024;
}

function rounded(figures: Arrivals) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, ms]) => [`${name} ms`, Number(ms.toFixed(1))]),
  );
}

function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)} ×`;
}
