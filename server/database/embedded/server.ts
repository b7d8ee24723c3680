import { join } from "node:path";
import type { Account } from "./account.ts";
import { CannotStart } from "./cannot_start.ts";
import { dataFolderArgument } from "./cluster.ts";
import type { Engine } from "./engine.ts";
import { supervise, type Supervised } from "./supervise.ts";

export type Settings = Readonly<Record<string, string>>;

type Options = {
  readonly engine: Engine;
  readonly cluster: string;
  readonly account: Account;
  /** PostgreSQL's own settings, over those here. */
  readonly settings: Settings;
  readonly log: (line: string) => void;
};

const SETTINGS: Settings = {
  listen_addresses: "", // no TCP: the socket is the only way in
  unix_socket_directories: ".", // within the data folder, which is its owner's alone
  unix_socket_permissions: "0700",
  port: "5432",
  TimeZone: "UTC",
  log_line_prefix: "", // the product's log has its own hour
  log_min_messages: "log", // a statement's failure is its caller's to tell; the text may be private
  log_checkpoints: "off",
};

const READY = /ready to accept connections/;

/** A server that is just ending holds the data a moment longer than the product that ran it. */
const STILL_HELD = /is still in use|lock file .* already exists/;
const HELD_AT_MOST_MS = 30_000;

const RETRY_MS = { first: 100, most: 10_000 };

/**
 * Runs the server, and runs it again whenever it ends by itself. Resolves once it takes connections.
 * @throws CannotStart with what PostgreSQL said, when it does not start the first time.
 */
export async function superviseServer(options: Options): Promise<{ stop(): Promise<void> }> {
  let server = launch(options);
  const giveUpAt = Date.now() + HELD_AT_MOST_MS;
  for (let refusal; (refusal = await server.refusal) !== null; server = launch(options)) {
    if (!STILL_HELD.test(refusal) || Date.now() > giveUpAt) {
      throw new CannotStart(`PostgreSQL did not start:\n${refusal}`);
    }
    await delay(RETRY_MS.first);
  }

  const stopped = Promise.withResolvers<void>();
  let stopping = false;
  async function watch() {
    for (let wait = RETRY_MS.first;; wait = Math.min(2 * wait, RETRY_MS.most)) {
      const code = await server.exited;
      if (stopping) return;
      if (await server.refusal === null) wait = RETRY_MS.first;
      options.log(`WARNING:  PostgreSQL ended by itself (${code}) and is started again`);
      await Promise.race([delay(wait), stopped.promise]);
      if (stopping) return;
      try {
        server = launch(options);
      } catch (error) {
        options.log(`WARNING:  ${error}`); // no room for a process just now
      }
    }
  }
  const watched = watch();
  return {
    async stop() {
      stopping = true;
      stopped.resolve();
      await server.stop();
      await watched;
    },
  };
}

type Launched = Supervised & {
  /** Null once it takes connections; what it said, when it ended before. */
  readonly refusal: Promise<string | null>;
};

function launch({ engine, cluster, account, settings, log }: Options): Launched {
  const ready = Promise.withResolvers<null>();
  const said: string[] = [];
  let starting = true;
  const command = [join(engine.bin, "postgres"), "-D", dataFolderArgument(cluster)];
  for (const [name, value] of Object.entries({ ...SETTINGS, ...settings })) {
    command.push("-c", `${name}=${value}`);
  }
  const server = supervise(command, {
    account,
    cwd: cluster,
    env: { PG_GRANDPARENT_PID: lastPid(cluster) },
    onLine(line) {
      log(line);
      if (!starting) return;
      said.push(line);
      starting = !READY.test(line);
      if (!starting) ready.resolve(null);
    },
  });
  const ended = server.exited.then(() => said.join("\n"));
  return { ...server, refusal: Promise.race([ready.promise, ended]) };
}

/**
 * The server that ran last, if it did not end well. PostgreSQL will not start while a process has
 * that number, though in a container it may long be another's; told that it is an ancestor, it looks
 * only at whether the data's shared memory is still attached, which is what matters.
 */
function lastPid(cluster: string): string {
  try {
    return /^\d+/.exec(Deno.readTextFileSync(join(cluster, "postmaster.pid")))?.[0] ?? "0";
  } catch {
    return "0";
  }
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
