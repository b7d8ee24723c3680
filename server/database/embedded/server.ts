import { setTimeout as delay } from "node:timers/promises";
import { join } from "node:path";
import { type Account, CannotStart } from "./account.ts";
import { dataFolderArgument } from "./cluster.ts";
import type { Engine } from "./engine.ts";
import { supervise, type Supervised } from "./supervise.ts";

export type Settings = Readonly<Record<string, string>>;

type Options = {
  readonly engine: Engine;
  readonly cluster: string;
  readonly account: Account;
  /** PostgreSQL's settings, in addition to the defaults below. */
  readonly settings: Settings;
  readonly log: (line: string) => void;
};

const SETTINGS: Settings = {
  listen_addresses: "", // no TCP, only the socket
  unix_socket_directories: ".", // in the data folder, which only its owner can access
  unix_socket_permissions: "0700",
  port: "5432",
  TimeZone: "UTC",
  log_line_prefix: "", // the product's log has its own time
  log_min_messages: "log", // callers report failed statements; their text may be private
  log_checkpoints: "off",
};

const READY = /ready to accept connections/;

/** The messages while a server that is ending still holds the data. */
const STILL_HELD = /is still in use|lock file .* already exists/;
const WAIT_FOR_DATA_MS = 30_000;

const RETRY_MS = { first: 100, most: 10_000 };

/**
 * Runs the server, and restarts it when it ends by itself. Resolves when it accepts connections.
 * @throws CannotStart with PostgreSQL's output, when the first start fails
 */
export async function superviseServer(options: Options): Promise<{ stop(): Promise<void> }> {
  let server = launch(options);
  const giveUpAt = Date.now() + WAIT_FOR_DATA_MS;
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
        options.log(`WARNING:  ${error}`); // the process could not be created
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
  /** Null when it accepts connections; its output, when it ended before. */
  readonly refusal: Promise<string | null>;
};

function launch({ engine, cluster, account, settings, log }: Options): Launched {
  const ready = Promise.withResolvers<null>();
  const output: string[] = [];
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
      output.push(line);
      starting = !READY.test(line);
      if (!starting) ready.resolve(null);
    },
  });
  const ended = server.exited.then(() => output.join("\n"));
  return { ...server, refusal: Promise.race([ready.promise, ended]) };
}

/**
 * Returns the process id of the last server, if it did not shut down. PostgreSQL does not start while a
 * process has that id, which in a container may be another process. Declared as an ancestor, the id is
 * ignored, and only the data's shared memory is checked.
 */
function lastPid(cluster: string): string {
  try {
    return /^\d+/.exec(Deno.readTextFileSync(join(cluster, "postmaster.pid")))?.[0] ?? "0";
  } catch {
    return "0";
  }
}
