import type { PostgresPool, PostgresPoolClient } from "kysely";
import type pg from "pg";

/** A connection keeps a plan a name: so many, and no more. */
const NAMES = 200;

/** A statement that comes so often is worth a name; lists of ever other lengths are not. */
const WORTH_IT = 3;

/**
 * Stands in a statement whose best plan hangs on what is sought, and that is planned each time, for a
 * millisecond: the one plan for all of it looked through the more common of two words, for 0.7 s.
 */
export const PLANNED_ANEW = "/* planned anew */";

/** PostgreSQL's code when a prepared `select *` meets a table that has changed its columns. */
const TABLE_CHANGED = "0A000";

/**
 * The pool, with its frequent statements named: PostgreSQL then parses and plans each once a
 * connection. Kysely leaves them unnamed; named, one connection reads 12,800 rows by their key a
 * second instead of 9,700.
 */
export function prepareStatements(pool: pg.Pool, most = NAMES): PostgresPool {
  const names = nameStatements(most);
  const prepared = new WeakMap<pg.PoolClient, PostgresPoolClient>(); // Kysely knows clients by identity
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
  async function query(text: string, values: readonly unknown[]) {
    const plain = () => client.query(text, [...values]);
    const isNamed = values.length > 0 && !text.includes(PLANNED_ANEW); // none: it may be several at once
    const name = isNamed ? names.of(text) : undefined;
    if (name === undefined) return await plain();
    try {
      return await client.query({ name, text, values: [...values] });
    } catch (error) {
      if ((error as { code?: string }).code !== TABLE_CHANGED) throw error;
      names.forget(text);
      return await plain().catch(() => Promise.reject(error)); // in a transaction, all of it failed
    }
  }
  return {
    // Its other form takes a cursor, and `connect` gives Kysely none.
    query: query as unknown as PostgresPoolClient["query"],
    release: (destroy) => client.release(destroy),
  };
}

type Names = ReturnType<typeof nameStatements>;

function nameStatements(most: number) {
  const named = new Map<string, string>();
  const met = new Map<string, number>();
  let given = 0;
  return {
    of(text: string): string | undefined {
      const name = named.get(text);
      if (name !== undefined || named.size === most) return name;
      const times = (met.get(text) ?? 0) + 1;
      if (times < WORTH_IT) {
        if (met.size > 10 * most) met.clear();
        met.set(text, times);
        return undefined;
      }
      met.delete(text);
      named.set(text, `s${++given}`); // never the same again: a connection may still know the old one
      return named.get(text);
    },
    forget: (text: string) => void named.delete(text),
  };
}
