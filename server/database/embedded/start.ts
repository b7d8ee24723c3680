import { join } from "node:path";
import type { PoolConfig } from "pg";
import { accountFor, CannotStart } from "./account.ts";
import { DATABASE_USER, ensureCluster } from "./cluster.ts";
import { findEngine, installed } from "./engine.ts";
import { type Settings, superviseServer } from "./server.ts";

type Embedded = AsyncDisposable & {
  readonly config: PoolConfig;
  /** Shuts the server down and releases the folder. */
  stop(): Promise<void>;
};

type Options = {
  /** The product's data folder; the database is `postgres` in it. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly settings?: Settings;
};

/**
 * Starts the embedded PostgreSQL on the data in `dataDir`, which is created when absent. The server ends
 * with this process, and is restarted when it ends by itself.
 * @throws FolderInUse when another process holds `dataDir`, CannotStart in other cases
 */
export async function startEmbedded({ dataDir, log, settings = {} }: Options): Promise<Embedded> {
  await using failed = new AsyncDisposableStack();
  await Deno.mkdir(dataDir, { recursive: true, mode: 0o700 });
  const folder = await Deno.realPath(dataDir);
  failed.use(await lockFolder(folder));
  const account = await accountFor(join(folder, "postgres"));
  const engine = await findEngine(account, folder, await installed());
  const cluster = await ensureCluster(folder, engine, account);
  const server = await superviseServer({ engine, cluster, account, settings, log });
  failed.defer(() => server.stop());
  const socket = failed.use(await socketFolder(cluster));

  const resources = failed.move();
  const stop = () => resources.disposeAsync();
  return { config: configFor(socket.path), stop, [Symbol.asyncDispose]: stop };
}

/** Starts the embedded PostgreSQL, or joins the server of a product that runs on `dataDir`. */
export async function joinEmbedded(options: Options): Promise<Embedded> {
  try {
    return await startEmbedded(options);
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error;
    const socket = await socketFolder(join(await Deno.realPath(options.dataDir), "postgres"));
    const stop = () => Promise.resolve(socket[Symbol.asyncDispose]());
    return { config: configFor(socket.path), stop, [Symbol.asyncDispose]: stop };
  }
}

const configFor = (host: string): PoolConfig => ({
  host,
  port: 5432,
  user: DATABASE_USER,
  database: "postgres",
  ssl: false, // overrides PGSSLMODE: the socket has no TLS
});

/** The longest path of a socket, in bytes: 103 on macOS, 107 on Linux. */
const MAX_PATH_BYTES = 103;

/** Returns the folder of the socket for clients: `cluster`, or a short symbolic link to it. */
async function socketFolder(cluster: string): Promise<{ path: string } & AsyncDisposable> {
  const length = new TextEncoder().encode(join(cluster, ".s.PGSQL.5432")).length;
  if (length <= MAX_PATH_BYTES) return { path: cluster, async [Symbol.asyncDispose]() {} };
  // In a new private folder: others could create a link with a predictable name first.
  const folder = await Deno.makeTempDir({ dir: "/tmp", prefix: "pg-" });
  const path = join(folder, "s");
  await Deno.symlink(cluster, path);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

/** Another product holds the folder; the message says what the operator can do. */
export class FolderInUse extends CannotStart {
  constructor(dataDir: string, holder: string) {
    super(
      `The data folder ${dataDir} is in use by process ${
        holder || "(unknown)"
      }. Stop that process, ` +
        `or set DATA_DIR to a folder of its own for this one. For several instances on one ` +
        `database, set DATABASE_URL.`,
    );
  }
}

/**
 * Locks the folder for this process. The operating system releases the lock when the process ends, so
 * there are no stale locks.
 * @throws FolderInUse
 */
export async function lockFolder(dataDir: string): Promise<Disposable> {
  const path = join(dataDir, "postgres.lock");
  const file = await Deno.open(path, { create: true, read: true, write: true });
  if (!await file.tryLock(true)) {
    file.close();
    throw new FolderInUse(dataDir, (await Deno.readTextFile(path)).trim());
  }
  await file.truncate();
  await file.write(new TextEncoder().encode(`${Deno.pid}\n`));
  return file;
}
