import type pg from "pg";

/** A table of which a copy has the rows. */
export type CopiedTable = {
  /** Quoted, with its schema: `public.offers`. */
  readonly name: string;
  /** Quoted, without those that the database computes. */
  readonly columns: readonly string[];
};

/** A table that the product made at run time as a part of another, like a month of clicks. */
type Partition = { readonly parent: string; readonly name: string; readonly bound: string };

/** What a copy says about the database before its rows. */
export type Catalog = {
  /** The migrations that had run, in their order. */
  readonly migrations: readonly string[];
  readonly tables: readonly CopiedTable[];
  readonly partitions: readonly Partition[];
};

/**
 * Tables of the job queue that belong in a copy: what waits, and its queues. The others are counts, or the
 * library's own version, which is the running release's.
 */
const JOB_TABLES = ["queue", "schedule", "job"];
/** Held while migrations run. */
const LOCK_TABLE = "kysely_migration_lock";

/** Whether a table of a copy is one of the product's own, not of its job queue. */
export const isOwnTable = ({ name }: CopiedTable): boolean => name.startsWith("public.");

/** Reads which tables there are, each with the columns that are stored. */
export async function readTables(client: pg.ClientBase): Promise<CopiedTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum)
        filter (where a.attgenerated = '') as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' and c.relname <> $1 or n.nspname = 'pgboss' and c.relname = any($2))
    group by 1 order by 1`,
    [LOCK_TABLE, JOB_TABLES],
  );
  return rows;
}

/** Reads the catalog of a migrated database. */
export async function readCatalog(client: pg.ClientBase): Promise<Catalog> {
  const { rows: migrations } = await client.query<{ name: string }>(
    `select name from kysely_migration order by name`,
  );
  const { rows: partitions } = await client.query<Partition>(
    `select format('%I.%I', 'public', parent.relname) as parent,
      format('%I.%I', 'public', child.relname) as name,
      pg_get_expr(child.relpartbound, child.oid) as bound
    from pg_inherits join pg_class parent on parent.oid = inhparent
    join pg_class child on child.oid = inhrelid and child.relkind = 'r'
    where child.relnamespace = 'public'::regnamespace order by 2`,
  );
  return {
    migrations: migrations.map(({ name }) => name),
    tables: await readTables(client),
    partitions,
  };
}

/** The last value of each sequence that was used. */
export type Sequences = Readonly<Record<string, string>>;

/** Reads the sequences; they are never behind the rows of an earlier snapshot. */
export async function readSequences(client: pg.ClientBase): Promise<Sequences> {
  const { rows } = await client.query<{ name: string; last: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}

/** How many rows a table has, and a sum of them that does not depend on their order. */
export type TableDigest = { readonly rows: number; readonly sum: string };

/** Computes the digest of a table, on the server. */
export async function digestTable(
  client: pg.ClientBase,
  { name, columns }: CopiedTable,
): Promise<TableDigest> {
  const { rows: [row] } = await client.query<{ count: string; sum: string }>(
    `select count(*)::text as count,
      coalesce(sum(('x' || substr(md5(t::text), 1, 16))::bit(64)::bigint), 0)::text as sum
    from (select ${columns.join(", ")} from ${name}) t`,
  );
  return { rows: Number(row!.count), sum: row!.sum };
}

/** Settings under which a row has one text on every server, and no limit ends a long statement. */
export async function useCopySettings(client: pg.ClientBase): Promise<void> {
  const settings = {
    DateStyle: "ISO, YMD",
    IntervalStyle: "postgres",
    TimeZone: "UTC",
    extra_float_digits: "1",
    bytea_output: "hex",
    client_encoding: "UTF8",
    search_path: "public",
    statement_timeout: "0",
    lock_timeout: "0",
    idle_in_transaction_session_timeout: "0",
  };
  for (const [name, value] of Object.entries(settings)) {
    await client.query("select set_config($1, $2, false)", [name, value]);
  }
}
