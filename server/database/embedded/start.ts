import { join } from "node:path";
import type { PoolConfig } from "pg";
import { accountFor } from "./account.ts";
import { DATABASE_USER, ensureCluster } from "./cluster.ts";
import { findEngine, installed } from "./engine.ts";
import { type Settings, superviseServer } from "./server.ts";
import { CannotStart } from "./cannot_start.ts";

type Embedded = AsyncDisposable & {
  readonly config: PoolConfig;
  /** Ends the server in good order, and leaves the folder to others. */
  stop(): Promise<void>;
};

type Options = {
  /** The product's data folder; the database is `postgres` in it. */
  readonly dataDir: string;
  readonly log: (line: string) => void;
  readonly settings?: Settings;
};

/**
 * Starts the PostgreSQL that the product brings along, on the data in `dataDir`, which it creates
 * when absent. The server ends with this process, and is started again when it ends by itself.
 * @throws FolderInUse when another process holds `dataDir`, CannotStart in other cases.
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

  const held = failed.move();
  const stop = () => held.disposeAsync();
  return { config: configFor(socket.path), stop, [Symbol.asyncDispose]: stop };
}

/** As `startEmbedded`; if a product already runs on `dataDir`, joins its server instead. */
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
  ssl: false, // PGSSLMODE would ask for it, on a socket that has none
});

/** Longest path of a socket, in bytes: 103 on macOS, 107 on Linux. */
const LONGEST = 103;

/** The folder by which a client reaches the socket in `cluster`: itself, or a short link to it. */
async function socketFolder(cluster: string): Promise<{ path: string } & AsyncDisposable> {
  const length = new TextEncoder().encode(join(cluster, ".s.PGSQL.5432")).length;
  if (length <= LONGEST) return { path: cluster, async [Symbol.asyncDispose]() {} };
  // A new folder that only we may write to: a name that others can guess, they could take first.
  const folder = await Deno.makeTempDir({ dir: "/tmp", prefix: "pg-" });
  const path = join(folder, "s");
  await Deno.symlink(cluster, path);
  return { path, [Symbol.asyncDispose]: () => Deno.remove(folder, { recursive: true }) };
}

/** Another product holds the folder; its message tells the operator what to do. */
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
 * Takes the folder for this process alone. The operating system drops the lock when the process
 * ends, however it ends, so there is no stale one to clear away.
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
