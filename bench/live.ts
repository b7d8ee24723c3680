/**
 * One change of the appearance to 2,000 open browsers, beside a raw broadcast of the same bytes:
 * `deno run -A bench/live.ts [browsers] [seconds]`; with seconds, one change a second for so long,
 * and every browser must still be there at the end. Milliseconds from the request that changes to each arrival; the two
 * take turns, figures are medians of the turns. The product's include its commit. Linux only.
 */
import {
  connectToDatabase,
  createDataFolder,
  register,
  startProduct,
} from "../tests/support/product/start_product.ts";
import { median } from "./support/processor_time.ts";
import { reportRatio } from "./support/report.ts";
import { scaled } from "./support/scale.ts";

const BROWSERS = Number(Deno.args[0] ?? scaled(2_000, 10));
/** Each as an address of its own would be: sockets are limited by address. */
const ADDRESS_HEADER = "x-bench-client";
const LASTING_SECONDS = Number(Deno.args[1] ?? 0);
const TURNS = LASTING_SECONDS || scaled(9, 1);
const WARM_UP = 2;

const query = "subscription { appearanceChanged { version sidebarColor primaryColor cardColor } }";

type Side = {
  readonly name: string;
  readonly pid: number;
  readonly idle: number;
  readonly sockets: readonly WebSocket[];
  readonly change: (turn: number) => Promise<unknown>;
};

await using folder = await createDataFolder();
await using product = await startProduct(folder.path, "", {
  CLIENT_ADDRESS_HEADER: ADDRESS_HEADER,
});
const person = await register(product.origin);
await using database = await connectToDatabase(folder.path);
await database.rows("update users set role = 'admin'");

const args = ["run", "-A", "bench/support/raw_broadcast.ts"];
const raw = new Deno.Command(Deno.execPath(), { args, stdout: "piped" }).spawn();
const rawOrigin = await firstLine(raw.stdout);

const colorOf = (turn: number) => `#${(turn + 1).toString(16).padStart(6, "0").toUpperCase()}`;
const ours: Side = {
  name: "product",
  pid: product.pid,
  idle: await settledBytes(product.pid),
  sockets: await opened(product.origin, "graphql-transport-ws", subscribe),
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
  sockets: await opened(rawOrigin),
  change: (turn) => {
    const colors = { version: turn, sidebarColor: "#FFFFFF", primaryColor: "#", cardColor: "#" };
    const data = {
      appearanceChanged: { ...colors, primaryColor: colorOf(turn), cardColor: "#FFFFFF" },
    };
    const body = JSON.stringify({ id: "1", type: "next", payload: { data } });
    return fetch(rawOrigin, { method: "POST", body }).then((answer) => answer.body?.cancel());
  },
};

const figures = new Map<Side, Figures[]>([[ours, []], [theirs, []]]);
for (let turn = 0; turn < WARM_UP + TURNS; turn++) {
  for (const [side, turns] of figures) {
    const measured = await arrivals(side, turn);
    if (turn >= WARM_UP) turns.push(measured);
  }
  if (LASTING_SECONDS > 0) await new Promise((resolve) => setTimeout(resolve, 1_000));
}
const open = ours.sockets.filter(({ readyState }) => readyState === WebSocket.OPEN);
console.info(`${open.length} of ${BROWSERS} sockets of the product are open`);

const medians = (side: Side) => {
  const of = (name: keyof Figures) => median(figures.get(side)!.map((turn) => turn[name]));
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

type Figures = Readonly<Record<"first" | "p50" | "p99" | "last", number>>;

async function arrivals({ sockets, change }: Side, turn: number): Promise<Figures> {
  const times: number[] = [];
  const all = Promise.withResolvers<void>();
  for (const socket of sockets) {
    socket.onmessage = () => {
      times.push(performance.now());
      if (times.length === sockets.length) all.resolve();
    };
  }
  const start = performance.now();
  await change(turn);
  await all.promise;
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]! - start;
  return { first: at(0), p50: at(0.5), p99: at(0.99), last: at(1) };
}

/** So many sockets, each once `prepare` says that it is ready. */
async function opened(
  origin: string,
  protocol?: string,
  prepare: (socket: WebSocket) => Promise<void> = () => Promise.resolve(),
): Promise<WebSocket[]> {
  const address = `${origin.replace("http", "ws")}/graphql`;
  const sockets: WebSocket[] = [];
  for (let n = 0; n < BROWSERS; n++) {
    const headers = { [ADDRESS_HEADER]: `10.${n >> 16 & 255}.${n >> 8 & 255}.${n & 255}` };
    // Deno's WebSocket takes headers; the web's type, which the checker reads here, has none.
    const options = { headers, protocols: protocol ? [protocol] : [] } as unknown as string[];
    const socket = new WebSocket(address, options);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    await prepare(socket);
    sockets.push(socket);
  }
  return sockets;
}

/** By hand, so that both sides' clients cost the same. */
async function subscribe(socket: WebSocket) {
  const acknowledged = new Promise((resolve) => socket.onmessage = resolve);
  socket.send(JSON.stringify({ type: "connection_init" }));
  await acknowledged;
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
}

/** Resident memory, once two readings a second apart agree within 1 %. */
async function settledBytes(pid: number): Promise<number> {
  for (let before = 0;;) {
    const now = residentBytes(pid);
    if (Math.abs(now - before) < now / 100) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 1_000));
  }
}

function residentBytes(pid: number): number {
  const status = Deno.readTextFileSync(`/proc/${pid}/status`);
  return Number(/VmRSS:\s+(\d+)/.exec(status)![1]) * 1024;
}

async function firstLine(stream: typeof raw.stdout): Promise<string> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) return text.trim();
  throw new Error("the raw server printed nothing");
}

function rounded(figures: Figures) {
  return Object.fromEntries(
    Object.entries(figures).map(([name, ms]) => [`${name} ms`, Number(ms.toFixed(1))]),
  );
}

function ratio(one: number, other: number): string {
  return `${(one / other).toFixed(2)} ×`;
}
