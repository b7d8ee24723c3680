/**
 * Imports 100,000 people from a Firestore: documents a second and the memory of the importing process,
 * once without a stop, and once killed three times: both must end the same.
 * Run: deno run -A bench/firestore.ts [PEOPLE]
 */
import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { scaled } from "./support/scale.ts";
import { peakMegabytes, residentMegabytes } from "./support/process_memory.ts";
import { connectToDatabase, createDataFolder } from "../tests/support/product/start_product.ts";

const PEOPLE = Number(Deno.args[0] ?? scaled(100_000, 60));
const DOCUMENTS = PEOPLE * 2 + 3;
const KILLS = [0.2, 0.5, 0.8];

let ends = 0;
const places = await startProject();

await using straight = await createDataFolder();
await using killed = await createDataFolder();
const whole = await importAll(straight.path, []);
const broken = await importAll(killed.path, KILLS.map((share) => Math.floor(share * DOCUMENTS)));
const [one, other] = [await endState(straight.path), await endState(killed.path)];
console.table({ "without a stop": whole, "killed three times": broken });
console.log(one);
if (JSON.stringify(one) !== JSON.stringify(other)) {
  console.log(other);
  console.error("the end states differ");
  Deno.exit(1);
}
console.log(`both ended the same; the Firestore itself ended ${ends} times`);
Deno.exit(0);

function linesOf(stream: ReadableStream<Uint8Array>): AsyncIterable<string> {
  return createInterface({ input: Readable.fromWeb(stream as NodeStream) });
}

/**
 * Starts the earlier project. Deno's HTTP/2 server may end with an assertion of nghttp2 when a client is
 * killed: then it starts again, with the same documents at the same place, as after an outage.
 */
async function startProject(ports: readonly string[] = []) {
  const project = new Deno.Command(Deno.execPath(), {
    args: ["run", "-A", "tests/support/firestore/run_project.ts", String(PEOPLE), ...ports],
    stdout: "piped",
  }).spawn();
  addEventListener("unload", () => {
    try {
      project.kill("SIGKILL");
    } catch { /* it has ended */ }
  });
  const { value: first } = await linesOf(project.stdout)[Symbol.asyncIterator]().next();
  const places = JSON.parse(first!) as { firestore: string; accounts: string };
  project.status.then(() => {
    ends++;
    const portOf = (host: string) => host.split(":")[1]!;
    return startProject([portOf(places.firestore), portOf(places.accounts)]);
  });
  return places;
}

/** Runs the task until it is done; kills it at each of these counts of documents. */
async function importAll(dataDir: string, kills: number[]) {
  const begun = performance.now();
  const memory: number[] = [];
  let peak = 0;
  let deaths = 0;
  for (let isDone = false; !isDone;) {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "server/firestore.ts", "import"],
      env: {
        DATA_DIR: dataDir,
        FIREBASE_PROJECT_ID: "demo-garimpo",
        FIREBASE_API_KEY: "key",
        FIREBASE_AUTH_EMULATOR_HOST: places.accounts,
        FIRESTORE_EMULATOR_HOST: places.firestore,
        GOOGLE_APPLICATION_CREDENTIALS: "/dev/null",
      },
      stdout: "piped",
    }).spawn();
    for await (const line of linesOf(child.stdout)) {
      const count = Number(/^(\d+) documents$/.exec(line)?.[1] ?? 0);
      if (count === 0) continue;
      memory.push(residentMegabytes(child.pid));
      peak = Math.max(peak, peakMegabytes(child.pid));
      if (count >= (kills[0] ?? Infinity)) {
        child.kill("SIGKILL");
        kills.shift();
        deaths++;
        break;
      }
    }
    const { success, signal } = await child.status;
    if (!success && signal !== "SIGKILL") Deno.exit(1);
    isDone = success;
  }
  const seconds = (performance.now() - begun) / 1000;
  return {
    kills: deaths,
    seconds: Math.round(seconds),
    "documents/s": Math.round(DOCUMENTS / seconds),
    "MB at the first tenth": memory[Math.floor(memory.length / 10)],
    "MB at the end": memory.at(-1),
    "peak MB": peak,
  };
}

/** What must be the same however often it was interrupted. */
async function endState(dataDir: string) {
  await using database = await connectToDatabase(dataDir);
  const [row] = await database.rows<Record<string, unknown>>(`
    select (select count(*)::int from users) as users,
      (select count(*)::int from bot_settings where sending_mode = 'TELEGRAM') as modes,
      (select count(*)::int from events where name = 'user.imported') as imported,
      (select count(*)::int from events) as events,
      (select count(*)::int from themes) as themes,
      (select report->>'documents' from firestore_imports) as documents,
      (select md5(string_agg(md5(concat_ws('|', email, display_name, role, plan,
        subscription_status, subscription_expires_at, created_at)), '' order by email))
        from users) as people,
      (select md5(string_agg(md5(path || fields::text || update_time || outcome), ''
        order by path)) from firestore_documents) as kept`);
  return row!;
}
