import { createInterface } from "node:readline";
import { Readable } from "node:stream";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { connectToDatabase } from "../product/start_product.ts";
import { PROJECT } from "./earlier_project.ts";

/**
 * Starts an earlier project in its own process. Deno's HTTP/2 server may end with an assertion of
 * nghttp2 when a client is killed: then it starts again at the same place, with what was written to it,
 * as after an outage.
 */
export async function startEarlierProject(people: number) {
  const journal = await Deno.makeTempFile();
  let restarts = 0;
  let isEnding = false;
  let child: Deno.ChildProcess;
  const start = async (...ports: readonly string[]): Promise<Places> => {
    child = new Deno.Command(Deno.execPath(), {
      args: [
        ...["run", "-A", "tests/support/firestore/run_project.ts", String(people), journal],
        ...ports,
      ],
      stdout: "piped",
    }).spawn();
    const { value: first } = await linesOf(child.stdout)[Symbol.asyncIterator]().next();
    const places = JSON.parse(first!) as Places;
    const portOf = (host: string) => host.split(":")[1]!;
    child.status.then(() => {
      if (isEnding) return;
      restarts++;
      return start(portOf(places.firestore), portOf(places.accounts));
    });
    return places;
  };
  const places = await start();
  const end = async () => {
    isEnding = true;
    try {
      child.kill("SIGKILL");
    } catch { /* it has ended */ }
    await child.status;
    await Deno.remove(journal).catch(() => {});
  };
  return {
    host: places.firestore,
    /** How the product is told of it. */
    environment: {
      FIREBASE_PROJECT_ID: PROJECT,
      FIREBASE_API_KEY: "key",
      FIREBASE_AUTH_EMULATOR_HOST: places.accounts,
      FIRESTORE_EMULATOR_HOST: places.firestore,
      GOOGLE_APPLICATION_CREDENTIALS: "/dev/null",
    },
    restarts: () => restarts,
    [Symbol.asyncDispose]: end,
  };
}

type Places = { readonly firestore: string; readonly accounts: string };
export type EarlierProcess = Awaited<ReturnType<typeof startEarlierProject>>;

const linesOf = (stream: ReadableStream<Uint8Array>): AsyncIterable<string> =>
  createInterface({ input: Readable.fromWeb(stream as NodeStream) });

type Import = {
  readonly dataDir: string;
  readonly project: EarlierProcess;
  /** Called with how many documents are read; false: it is killed now. */
  readonly goesOn: (documents: number, pid: number) => boolean | Promise<boolean>;
};

/** Runs the operator's task until it is done, again after each kill. @returns how often it was killed */
export async function importByProcess({ dataDir, project, goesOn }: Import): Promise<number> {
  for (let kills = 0;; kills++) {
    const child = new Deno.Command(Deno.execPath(), {
      args: ["run", "-A", "server/firestore.ts", "import"],
      env: { DATA_DIR: dataDir, ...project.environment },
      stdout: "piped",
    }).spawn();
    for await (const line of linesOf(child.stdout)) {
      const documents = Number(/^(\d+) documents$/.exec(line)?.[1] ?? 0);
      if (documents === 0 || await goesOn(documents, child.pid)) continue;
      child.kill("SIGKILL");
      break;
    }
    const { success, code, signal } = await child.status;
    if (success) return kills;
    if (signal !== "SIGKILL") throw new Error(`the import ended with ${code}`);
  }
}

/** What must be the same however often an import was interrupted. */
export async function endState(dataDir: string) {
  await using database = await connectToDatabase(dataDir);
  const [row] = await database.rows<Record<string, unknown>>(`
    select (select count(*)::int from users) as users,
      (select count(*)::int from bot_settings where sending_mode = 'TELEGRAM') as modes,
      (select count(*)::int from events where name = 'user.imported') as imported,
      (select count(*)::int from events) as events,
      (select md5(string_agg(concat_ws('|', name, sidebar_color, primary_color, card_color,
        deleted_at is null), ';' order by name)) from themes) as themes,
      (select md5(string_agg(concat_ws('|', price_id, name, limits), ';' order by price_id))
        from plans) as plans,
      (select concat_ws('|', sidebar_color, primary_color, card_color) from appearances
        order by version desc limit 1) as colors,
      (select report->>'documents' from firestore_imports) as documents,
      (select md5(string_agg(md5(concat_ws('|', email, display_name, role, plan,
        stripe_price_id, subscription_status, subscription_expires_at, message_count, counted_month,
        created_at)), '' order by email))
        from users) as people,
      (select md5(string_agg(md5(path || fields::text || update_time || outcome), ''
        order by path)) from firestore_documents) as kept`);
  return row!;
}
