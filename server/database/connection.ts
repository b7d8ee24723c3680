import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { prepareStatements } from "./prepared.ts";

const DATE = 1082;
pg.types.setTypeParser(DATE, (day) => day); // a calendar day has no zone: keep it as text

const DEFAULTS: pg.PoolConfig = {
  connectionTimeoutMillis: 10_000, // a request rather fails than waits for ever
  maxLifetimeSeconds: 3_600, // what a connection gathers (plans, catalogue) is let go at times
  keepAlive: true,
};

type Options = {
  /** Off behind a pooler that gives each transaction another connection. */
  readonly prepare?: boolean;
};

/**
 * Connects to PostgreSQL. A connection that dies is told to `onLost`, and replaced.
 * Instants are `timestamptz(3)` there: a `Date` would drop their microseconds.
 */
export function connect<Tables>(
  config: pg.PoolConfig,
  onLost: (error: Error) => void,
  { prepare = true }: Options = {},
): Kysely<Tables> {
  const pool = new pg.Pool({ ...DEFAULTS, ...config });
  pool.on("error", () => {}); // unheard, it would end the process; the connection itself tells
  pool.on("connect", (client) => client.on("error", onLost));
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: prepare ? prepareStatements(pool) : pool }),
  });
}
