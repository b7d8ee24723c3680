import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";
import { executePrepared, type KnownRows } from "./prepared_query.ts";

/** The most prepared statements of a connection. */
const MAX_PREPARED = 200;

/** Uses after which a statement is prepared; lists of varying lengths never reach it. */
const USES_BEFORE_PREPARE = 3;

/**
 * Marks a statement that is planned at each execution, because the best plan depends on its parameters.
 * Planning takes a millisecond; one plan for all searches took 0.7 s for common words.
 */
export const PLANNED_ANEW = "/* planned anew */";

/** PostgreSQL's code for a prepared `select *` of a table whose columns have changed. */
const TABLE_CHANGED = "0A000";

/**
 * Wraps a pool so that frequent statements are prepared: PostgreSQL then parses and plans each once for
 * each connection. One connection reads 12,800 rows by key a second instead of 9,700.
 */
export function prepareStatements(pool: pg.Pool, most = MAX_PREPARED): PostgresPool {
  const names = nameStatements(most);
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>(); // Kysely compares clients by identity
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const known = prepared.get(client) ?? prepare(client, names);
      prepared.set(client, known);
      return known;
    },
  };
}

function prepare(client: pg.PoolClient, names: Names): PostgresPoolClient {
  const knownRows: KnownRows = new Map();
  async function query(text: string, values: readonly unknown[]) {
    const plain = () => client.query(text, [...values]);
    const isNamed = values.length > 0 && !text.includes(PLANNED_ANEW); // without values it may be several statements
    const name = isNamed ? names.of(text) : undefined;
    if (name === undefined) return await plain();
    try {
      return await executePrepared(client, { name, text, values: [...values] }, knownRows);
    } catch (error) {
      if ((error as { code?: string }).code !== TABLE_CHANGED) throw error;
      names.forget(text);
      return await plain().catch(() => Promise.reject(error)); // within a transaction, the transaction failed
    }
  }
  return {
    // The overload with a cursor is not used: Kysely has no cursor here.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

type Names = ReturnType<typeof nameStatements>;

function nameStatements(most: number) {
  const named = new Map<string, string>();
  const seen = new Map<string, number>();
  let created = 0;
  return {
    of(text: string): string | undefined {
      const name = named.get(text);
      if (name !== undefined || named.size === most) return name;
      const times = (seen.get(text) ?? 0) + 1;
      if (times < USES_BEFORE_PREPARE) {
        if (seen.size > 10 * most) seen.clear();
        seen.set(text, times);
        return undefined;
      }
      seen.delete(text);
      named.set(text, `s${++created}`); // a new name: a connection may still have the old statement
      return named.get(text);
    },
    forget: (text: string) => void named.delete(text),
  };
}
