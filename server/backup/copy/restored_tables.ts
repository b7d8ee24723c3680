import type pg from "pg";
import { ConfigError } from "../../config/variables.ts";
import { connect } from "../../database/connection.ts";
import { migrate, migrations } from "../../database/migrate.ts";
import { startJobRunner } from "../../jobs/job_runner.ts";
import {
  type CopiedTable,
  digestTable,
  isOwnTable,
  readTables,
  type TableDigest,
  useCopySettings,
} from "./catalog.ts";
import type { CopyEnd, CopySchema } from "./copy_entries.ts";

/** The copy cannot be restored here; the message says why. */
export class CannotRestore extends ConfigError {}

/** FREEZE saves the table from being written again; PostgreSQL has it for tables without partitions. */
export async function isPlain(client: pg.Client, { name }: CopiedTable): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where oid = $1::regclass and relkind = 'r'`,
    [name],
  );
  return rows.length === 1;
}

export type Constraint = {
  readonly table: string;
  readonly name: string;
  readonly definition: string;
};

/**
 * Makes the tables by the copy's migrations, and begins the transaction that fills them: empty, without
 * the triggers, which acted when the rows were written, and without the foreign keys, so that no order
 * of tables is needed. @returns the foreign keys
 */
export async function prepareTables(
  client: pg.Client,
  database: pg.PoolConfig,
  schema: CopySchema,
): Promise<readonly Constraint[]> {
  await makeTables(database, schema.migrations);
  await useCopySettings(client);
  await client.query("begin");
  for (const { parent, name, bound } of schema.partitions) {
    const { rows: [there] } = await client.query("select to_regclass($1) as found", [name]);
    if (there.found !== null) continue;
    await client.query(`create table ${name} (like ${parent} including all)`);
    await client.query(`alter table ${parent} attach partition ${name} ${bound}`);
  }
  checkTables(schema.tables, await readTables(client));
  const { rows: constraints } = await client.query<Constraint>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name,
      pg_get_constraintdef(oid) as definition
    from pg_constraint where contype = 'f' and conparentid = 0
      and connamespace in (select oid from pg_namespace where nspname in ('public', 'pgboss'))`,
  );
  for (const { table, name } of constraints) {
    await client.query(`alter table ${table} drop constraint ${name}`);
  }
  await setTriggers(client, schema.tables, "disable");
  await client.query(`truncate ${schema.tables.map(({ name }) => name)}`);
  return constraints;
}

/** Brings an empty database to the migrations of a copy, with the tables of the job queue. */
async function makeTables(database: pg.PoolConfig, names: readonly string[]): Promise<void> {
  const unknown = names.find((name) => !(name in migrations));
  if (unknown) {
    throw new CannotRestore(
      `The copy was made by a later release, which has ${unknown}: restore it with that one`,
    );
  }
  const db = connect<unknown>(database, () => {});
  await migrate(db, Object.fromEntries(names.map((name) => [name, migrations[name]!])))
    .finally(() => db.destroy());
  await (await startJobRunner(database)).stop(1);
}

/** The product's own tables are the copy's exactly; those of the queue's library may have more columns. */
function checkTables(copied: readonly CopiedTable[], made: readonly CopiedTable[]) {
  const byName = new Map(made.map((table) => [table.name, table]));
  for (const table of copied) {
    const columns = byName.get(table.name)?.columns ?? [];
    const missing = table.columns.filter((column) => !columns.includes(column));
    const added = columns.filter((column) => !table.columns.includes(column));
    if (missing.length > 0 || isOwnTable(table) && added.length > 0) {
      throw new CannotRestore(
        `${table.name} has other columns here than in the copy: ${[...missing, ...added]}`,
      );
    }
  }
}

const setTriggers = async (
  client: pg.Client,
  tables: readonly CopiedTable[],
  state: "enable" | "disable",
) => {
  for (const { name } of tables) await client.query(`alter table ${name} ${state} trigger user`);
};

/** Puts the tables' rules back and compares what they hold with what the copy says. */
export async function finishTables(
  client: pg.Client,
  { tables }: CopySchema,
  end: CopyEnd,
  constraints: readonly Constraint[],
  onTable: ((name: string, digest: TableDigest) => void) | undefined,
): Promise<void> {
  for (const table of tables) {
    const digest = await digestTable(client, table);
    const expected = end.tables[table.name];
    if (digest.rows !== expected?.rows || digest.sum !== expected.sum) {
      throw new CannotRestore(
        `${table.name} differs from the copy: ${digest.rows} of ${expected?.rows} rows`,
      );
    }
    onTable?.(table.name, digest);
  }
  for (const [name, last] of Object.entries(end.sequences)) {
    await client.query("select setval($1::regclass, $2::bigint)", [name, last]);
  }
  await setTriggers(client, tables, "enable");
  for (const { table, name, definition } of constraints) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
