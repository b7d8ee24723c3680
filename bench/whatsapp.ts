/**
 * What numbers of WhatsApp cost a messaging process, beside the library alone with its keys in memory:
 * memory, log-in, a cold and a warm message to a group of 300, all groups listed, and how soon all
 * send again after a restart: `deno run -A bench/whatsapp.ts [numbers]`. Linux only. The vendor is a
 * stand-in in a process of its own.
 */
import { startStandinProcess } from "../tests/support/whatsapp/standin_process.ts";
import { peakMegabytes, residentMegabytes } from "./support/process_memory.ts";
import { median, processorTime } from "./support/processor_time.ts";
import { rawBaileys } from "./support/raw_baileys_process.ts";
import { whatsAppProduct } from "./support/whatsapp_product.ts";
import { reportRatio } from "./support/report.ts";
import { isSmall, scaled } from "./support/scale.ts";

const NUMBERS = Number(Deno.args[0] ?? scaled(100, 1));
const HALF = Math.ceil(NUMBERS / 2);
const PEOPLE = scaled(300, 5);
const GROUPS = scaled(300, 3);
/** Cold messages that are timed one by one, and how many others at once. */
const COLD = Math.min(HALF, scaled(25, 1));
const FEW = 10;
/** Numbers that send warm ones, and how many each. */
const WARM_NUMBERS = Math.min(10, NUMBERS);
const WARM = scaled(10, 1);
const BURST = scaled(3, 1);
/** Milliseconds after which memory counts as that of a process that rests. */
const REST_MS = 20_000;
/** A process that uses so few milliseconds of processor in so many has nothing left to do. */
const IDLE_MS = 150;
const LOOK_MS = 3_000;
/** Milliseconds in which a message's receipts come, and of processor that none take. */
const RECEIPTS_MS = 500;
const REST_CPU_MS = 20;

await using whatsApp = await startStandinProcess();
const product = await whatsAppProduct(whatsApp, PEOPLE);
type Process = Awaited<ReturnType<typeof product.start>>;
const raw = await rawBaileys(whatsApp);
const passed = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const figures: Record<string, { product: number; library: number; ratio?: number; goal?: string }> =
  {};
const rawGroups = await whatsApp.order<string[]>("makeGroups", {
  ...{ count: NUMBERS, subject: "Grupo", people: PEOPLE },
});
const crowds = await whatsApp.order<string[]>("makeGroups", {
  ...{ count: GROUPS - 1, subject: "Muitos", people: PEOPLE },
});
/** Numbers of the library alone are others than the product's. */
const rawPhone = (n: number) => String(5_521_900_000_001 + n);

function note(name: string, ours: number, theirs: number, goal = ""): void {
  figures[name] = {
    product: Number(ours.toFixed(1)),
    library: Number(theirs.toFixed(1)),
    ratio: Number((ours / theirs).toFixed(2)),
    goal,
  };
  console.log(name, figures[name]);
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Milliseconds of processor that a process takes for work and its receipts. */
async function spent(pid: number, work: () => Promise<unknown>): Promise<number> {
  const before = processorTime(pid);
  await work();
  for (let last = -Infinity; !isSmall && processorTime(pid) / 1000 - last > REST_CPU_MS;) {
    last = processorTime(pid) / 1000;
    await passed(RECEIPTS_MS);
  }
  return (processorTime(pid) - before) / 1000;
}

async function linkRaw(from: number, to: number): Promise<void> {
  for (let n = from; n < to; n++) {
    await raw.ask({ pair: rawPhone(n) });
    await whatsApp.order("join", { phone: rawPhone(n), groups: [rawGroups[n]], role: "ADMIN" });
  }
}

/** Once neither has anything left to do, and a while later. */
async function rest({ pid }: Process): Promise<void> {
  if (isSmall) return;
  const used = () => (processorTime(pid) + processorTime(raw.pid)) / 1000;
  for (let before = -Infinity; used() - before > IDLE_MS;) {
    before = used();
    await passed(LOOK_MS);
  }
  await passed(REST_MS);
}

/** Twice: the first time, each number makes the keys that strangers begin with. */
async function logInBoth(count: number) {
  if (!isSmall) {
    await raw.ask({ open: true });
    const first = await product.start();
    await product.isOnline(2 * count);
    await rest(first);
    await first.end();
  }
  const theirCpu = processorTime(raw.pid);
  const theirMs = await raw.ask({ open: true });
  const cpu = { theirCpu: (processorTime(raw.pid) - theirCpu) / 1000 };
  const begun = performance.now();
  const process = await product.start();
  await product.isOnline(2 * count);
  const ms = performance.now() - begun;
  return { ...cpu, process, ms, theirMs, cpu: processorTime(process.pid) / 1000 };
}

if (!isSmall) { // the same work as with numbers
  const empty = await product.start();
  await rest(empty);
  note("MB with no number", residentMegabytes(empty.pid), residentMegabytes(raw.pid));
  await empty.end();
}

await product.link(HALF, 3 + BURST + WARM);
await linkRaw(0, HALF);
let logIn = await logInBoth(HALF);
let { process } = logIn;
await rest(process);
note(`MB with ${HALF} idle`, residentMegabytes(process.pid), residentMegabytes(raw.pid));

for (let n = 0; n < HALF; n++) await raw.ask({ list: n }); // it knows its groups from now on
const cold: { ours: number; theirs: number; ourCpu: number; theirCpu: number }[] = [];
for (let n = 0; n < COLD; n++) {
  const number = product.numbers[n]!;
  const ourCpu = await spent(process.pid, async () => {
    await product.queue([number]);
    await product.settled();
  });
  let theirs = 0;
  const theirCpu = await spent(raw.pid, async () => {
    theirs = await raw.ask({ send: rawGroups[n], by: n });
  });
  cold.push({ ours: await product.lastTook(number), theirs, ourCpu, theirCpu });
}
note(
  `ms of a cold message to ${PEOPLE}`,
  median(cold.map(({ ours }) => ours)),
  median(cold.map(({ theirs }) => theirs)),
  "≤ 500",
);
note(
  `ms of processor of a cold message to ${PEOPLE}`,
  median(cold.map(({ ourCpu }) => ourCpu)),
  median(cold.map(({ theirCpu }) => theirCpu)),
);
for (let n = COLD; n < HALF; n += FEW) { // few at once: the next is about warm ones alone
  await product.queue(product.numbers.slice(n, n + FEW));
  await product.settled();
}

await process.end();
await product.queue(product.numbers);
const before = await product.takenSoFar();
const restarted = await timed(async () => {
  process = await product.start();
  await product.taken(HALF, before);
});
figures[`seconds until ${HALF} send again`] = {
  product: Math.round(restarted / 100) / 10,
  library: NaN,
  goal: "< 30",
};
console.log(figures[`seconds until ${HALF} send again`]);

if (NUMBERS > HALF) {
  await process.end();
  await product.link(NUMBERS - HALF, 3 + BURST + WARM);
  await linkRaw(HALF, NUMBERS);
  logIn = await logInBoth(NUMBERS);
  process = logIn.process;
}
note(`ms from its start until ${NUMBERS} are logged in`, logIn.ms, logIn.theirMs);
note(`ms of processor to log ${NUMBERS} in`, logIn.cpu, logIn.theirCpu);
await rest(process);
note(
  `MB with ${NUMBERS} idle`,
  residentMegabytes(process.pid),
  residentMegabytes(raw.pid),
  "≤ 300",
);

for (let n = HALF; n < NUMBERS; n++) await raw.ask({ list: n });
for (let turn = 0; turn < BURST; turn++) await product.queue(product.numbers);
await product.settled();
for (let turn = 0; turn < BURST; turn++) {
  await Promise.all(rawGroups.map((send, by) => raw.ask({ send, by })));
}
note(
  `MB at most in a burst of ${BURST * NUMBERS}`,
  peakMegabytes(process.pid),
  peakMegabytes(raw.pid),
);
await rest(process);
note("MB after it", residentMegabytes(process.pid), residentMegabytes(raw.pid), "≤ 600");

const some = product.numbers.slice(0, WARM_NUMBERS);
const warm = { ours: processorTime(process.pid), theirs: processorTime(raw.pid) };
for (let turn = 0; turn < WARM; turn++) {
  await product.queue(some);
  await product.settled();
}
const ours = processorTime(process.pid) - warm.ours;
for (let turn = 0; turn < WARM; turn++) {
  for (let by = 0; by < WARM_NUMBERS; by++) await raw.ask({ send: rawGroups[by], by });
}
const each = 1000 * WARM * WARM_NUMBERS;
note(
  `ms of processor of a warm message to ${PEOPLE}`,
  ours / each,
  (processorTime(raw.pid) - warm.theirs) / each,
  "≤ 25",
);

const [first] = product.numbers;
const { account_id: phone } = await product.db.selectFrom("messenger_sessions").select("account_id")
  .where("id", "=", first![0]!.sessionId).executeTakeFirstOrThrow();
await whatsApp.order("join", { phone, groups: crowds });
await whatsApp.order("join", { phone: rawPhone(0), groups: crowds });
await rest(process);
note(
  `ms until ${GROUPS} groups of ${PEOPLE} are listed`,
  await timed(() => product.list(first!, GROUPS)),
  await raw.ask({ list: 0 }),
  "< 3000",
);
console.table(figures);
reportRatio(
  `WhatsApp: ms of a cold message to ${PEOPLE}, beside the library alone`,
  figures[`ms of a cold message to ${PEOPLE}`]!.ratio!,
  1.2,
);
reportRatio(
  "WhatsApp: ms of processor to log numbers in, beside the library alone",
  figures[`ms of processor to log ${NUMBERS} in`]!.ratio!,
  1.3,
);
await process.end();
await raw[Symbol.asyncDispose]();
await product.close();
