import { getLogger } from "@logtape/logtape";
import type { PoolConfig } from "pg";
import { joinEmbedded, startEmbedded } from "./embedded/start.ts";

const log = getLogger(["garimpo", "database"]);

type Options = {
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
};

type Database = AsyncDisposable & { readonly config: PoolConfig };

/** Opens the database at `databaseUrl`, or starts the embedded one. @throws CannotStart */
export function openDatabase({ dataDir, databaseUrl }: Options): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : startEmbedded({ dataDir, log: logLine });
}

/** Opens the database beside a product that may be running on the same folder. */
export function openDatabaseBeside({ dataDir, databaseUrl }: Options): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : joinEmbedded({ dataDir, log: logLine });
}

const named = (connectionString: string): Promise<Database> =>
  Promise.resolve({ config: { connectionString }, async [Symbol.asyncDispose]() {} });

/** PostgreSQL's lines begin with their level. */
function logLine(line: string) {
  if (/^(?:FATAL|PANIC|WARNING)/.test(line)) log.warn("{line}", { line });
  else log.debug("{line}", { line });
}
