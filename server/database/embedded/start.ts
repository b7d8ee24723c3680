import { join } from "node:path";
import type { PoolConfig } from "pg";
import { accountFor } from "./account.ts";
import { DATABASE_USER, ensureCluster } from "./cluster.ts";
import { findEngine, installed } from "./engine.ts";
import { FolderInUse, lockFolder } from "./lock_folder.ts";
import { keepRunning, type Settings } from "./server.ts";
import { socketFolder } from "./socket_path.ts";

export type Embedded = AsyncDisposable & {
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
  const server = await keepRunning({ engine, cluster, account, settings, log });
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
