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

/** The database that the operator named, or the one that the product brings along. @throws CannotStart */
export function openDatabase({ dataDir, databaseUrl }: Options): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : startEmbedded({ dataDir, log: tell });
}

/** As `openDatabase`, for a task beside a product that may be running on the same folder. */
export function openDatabaseBeside({ dataDir, databaseUrl }: Options): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : joinEmbedded({ dataDir, log: tell });
}

const named = (connectionString: string): Promise<Database> =>
  Promise.resolve({ config: { connectionString }, async [Symbol.asyncDispose]() {} });

/** PostgreSQL's lines begin with their level. */
function tell(line: string) {
  if (/^(?:FATAL|PANIC|WARNING)/.test(line)) log.warn("{line}", { line });
  else log.debug("{line}", { line });
}
