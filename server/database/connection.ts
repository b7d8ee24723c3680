import { getLogger } from "@logtape/logtape";
import { Kysely, PostgresDialect, type PostgresPool } from "kysely";
import pg from "pg";
import { joinEmbedded, startEmbedded } from "./embedded/start.ts";
import { parseInstant } from "./instants.ts";
import { prepareStatements } from "./prepared.ts";
import { type WatchedTables, watchWrites } from "./written_tables.ts";

const log = getLogger(["garimpo", "database"]);

type Place = {
  readonly dataDir: string;
  /** Null: the embedded database. */
  readonly databaseUrl: string | null;
};

type Database = AsyncDisposable & { readonly config: pg.PoolConfig };

/** Opens the database at `databaseUrl`, or starts the embedded one. @throws CannotStart */
export function openDatabase({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : startEmbedded({ dataDir, log: logLine });
}

/** Opens the database beside a product that may be running on the same folder. */
export function openDatabaseBeside({ dataDir, databaseUrl }: Place): Promise<Database> {
  return databaseUrl ? named(databaseUrl) : joinEmbedded({ dataDir, log: logLine });
}

const named = (connectionString: string): Promise<Database> =>
  Promise.resolve({ config: { connectionString }, async [Symbol.asyncDispose]() {} });

/** PostgreSQL's lines begin with their level. */
function logLine(line: string) {
  if (/^(?:FATAL|PANIC|WARNING)/.test(line)) log.warn("{line}", { line });
  else log.debug("{line}", { line });
}

const { DATE, TIMESTAMPTZ } = pg.types.builtins;
pg.types.setTypeParser(DATE, (day) => day); // a calendar day has no zone: keep it as text
pg.types.setTypeParser(TIMESTAMPTZ, parseInstant);

const DEFAULTS: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000, // a request fails rather than waits forever
  min: 4, // as many as one person's requests use at once; the others are closed when they are idle
  maxLifetimeSeconds: 3_600, // frees the connection's cached plans and catalogue
  keepAlive: true,
};

type Options = {
  /** False behind a pooler that assigns connections to transactions. */
  readonly prepare?: boolean;
  /** Tables of which something is remembered. */
  readonly watched?: WatchedTables;
};

/**
 * Connects to PostgreSQL. A lost connection is reported to `onLost` and replaced. Instants are
 * `timestamptz(3)`, because a `Date` has no microseconds.
 */
export function connect<Tables>(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  { prepare = true, watched }: Options = {},
): Kysely<Tables> {
  const pool = new pg.Pool({ ...DEFAULTS, ...config });
  pool.on("error", () => {}); // without a listener it would end the process; the client reports it
  pool.on("connect", (client) => client.on("error", onLost));
  const prepared: PostgresPool = prepare ? prepareStatements(pool) : pool;
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: watched ? watchWrites(prepared, watched) : prepared }),
  });
}
