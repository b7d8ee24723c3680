import type { Writable } from "node:stream";
import { finished } from "node:stream/promises";
import pg from "pg";
import { from as copyFrom } from "pg-copy-streams";
import { ConfigError } from "../../config/variables.ts";
import { connect } from "../../database/connection.ts";
import { migrate, migrations } from "../../database/migrate.ts";
import { dropUnfinished, markUnfinished, unmark } from "../../database/unfinished_restore.ts";
import { startJobRunner } from "../../jobs/job_runner.ts";
import {
  type CopiedTable,
  digestTable,
  isOwnTable,
  readTables,
  type TableDigest,
  useCopySettings,
} from "./catalog.ts";
import {
  type CopyEnd,
  type CopySchema,
  type CopyStart,
  END,
  FORMAT,
  SCHEMA,
  START,
} from "./copy_entries.ts";
import { copiedFiles, filesWriter } from "./data_files.ts";
import type { Entry } from "./tar.ts";

export type RestoreTarget = {
  readonly database: pg.PoolConfig;
  /** Where the files go; null: the copy has none. */
  readonly filesDir: string | null;
  /** What is restored, for those who find it unfinished. */
  readonly copy: string;
  readonly onTable?: (name: string, digest: TableDigest) => void;
};

/** What a copy held, checked. */
export type Restored = {
  readonly start: CopyStart;
  readonly schema: CopySchema;
  readonly end: CopyEnd;
};

/** The copy cannot be restored here; the message says why. */
export class CannotRestore extends ConfigError {}

/**
 * Restores a copy into an empty database, and checks what it then holds. The rows come in one transaction,
 * and a mark that commits before them stays until the end: a restore that ends in the middle leaves nothing
 * that the product would start on, and the next one begins anew.
 * @throws CannotRestore
 */
export async function restoreEntries(
  entries: AsyncIterable<Entry>,
  target: RestoreTarget,
): Promise<Restored> {
  const client = new pg.Client(target.database as pg.ClientConfig);
  client.on("error", () => {}); // the statement at hand reports it
  await client.connect();
  try {
    if (!await dropUnfinished(client)) await refuseData(client, target);
    await markUnfinished(client, target.copy);
    return await load(entries, target, client);
  } finally {
    await client.end();
  }
}

/** @throws CannotRestore when something is there already */
async function refuseData(client: pg.Client, { filesDir }: RestoreTarget): Promise<void> {
  const { rows } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')`,
  );
  if (rows.length > 0) {
    throw new CannotRestore("The database holds data: restore into an empty one");
  }
  const files = filesDir === null ? [] : await copiedFiles(filesDir, { withKey: true });
  if (files.length > 0) {
    throw new CannotRestore(
      `${filesDir} holds files of a product, like ${files[0]}: set DATA_DIR to an empty folder`,
    );
  }
}

async function load(
  entries: AsyncIterable<Entry>,
  target: RestoreTarget,
  client: pg.Client,
): Promise<Restored> {
  const files = filesWriter(target.filesDir ?? "/nonexistent");
  let [start, schema, end] = [null, null, null] as [
    CopyStart | null,
    CopySchema | null,
    CopyEnd | null,
  ];
  let constraints: readonly Constraint[] = [];
  let filling: { readonly name: string; readonly rows: Writable } | null = null;
  async function fill(name: string, bytes: Uint8Array) {
    if (filling?.name !== name) {
      await endTable();
      const table = schema?.tables.find((one) => one.name === name);
      if (!table) throw new CannotRestore(`The copy names no table ${name}`);
      const freeze = await isPlain(client, table) ? " with (freeze)" : "";
      const text = `copy ${name} (${table.columns}) from stdin${freeze}`;
      filling = { name, rows: client.query(copyFrom(text)) };
      filling.rows.on("error", () => {}); // `finished` reports it
    }
    if (!filling!.rows.write(bytes)) await drained(filling!.rows);
  }
  async function endTable() {
    const rows = filling?.rows;
    filling = null;
    if (!rows) return;
    rows.end();
    await finished(rows);
  }

  for await (const { name, bytes } of entries) {
    const [kind, ...rest] = name.split("/");
    if (name === START) start = checkFormat(parsed(bytes));
    else if (name === SCHEMA) {
      schema = parsed<CopySchema>(bytes);
      constraints = await prepareTables(client, target.database, schema);
    } else if (name === END) end = parsed(bytes);
    else if (kind === "files") await files.add(rest.slice(0, -1).join("/"), bytes);
    else if (kind === "tables") await fill(rest[0]!, bytes);
  }
  await endTable();
  if (!start || !schema || !end) throw new CannotRestore("The copy is incomplete: it has no end");

  await finishTables(client, schema, end, constraints, target.onTable);
  const written = files.digests();
  for (const [path, { sha256 }] of Object.entries(end.files)) {
    if (written[path]?.sha256 !== sha256) throw new CannotRestore(`The file ${path} differs`);
  }
  await unmark(client);
  await client.query("commit");
  return { start, schema, end };
}

const parsed = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes));

function checkFormat(start: CopyStart): CopyStart {
  if (start.format <= FORMAT) return start;
  throw new CannotRestore("The copy was made by a later release: restore it with that one");
}

/** Resolves when the database takes more rows; rejects when it refuses them. */
const drained = (rows: Writable): Promise<void> =>
  new Promise((resolve, reject) => {
    const settle = (error?: Error) => {
      rows.off("drain", settle).off("error", settle);
      if (error) reject(error);
      else resolve();
    };
    rows.once("drain", settle).once("error", settle);
  });

/** FREEZE saves the table from being written again; PostgreSQL has it for tables without partitions. */
async function isPlain(client: pg.Client, { name }: CopiedTable): Promise<boolean> {
  const { rows } = await client.query(
    `select from pg_class where oid = $1::regclass and relkind = 'r'`,
    [name],
  );
  return rows.length === 1;
}

type Constraint = { readonly table: string; readonly name: string; readonly definition: string };

/**
 * Makes the tables by the copy's migrations, and begins the transaction that fills them: empty, without
 * the triggers, which acted when the rows were written, and without the foreign keys, so that no order
 * of tables is needed. @returns the foreign keys
 */
async function prepareTables(
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
async function finishTables(
  client: pg.Client,
  { tables }: CopySchema,
  end: CopyEnd,
  constraints: readonly Constraint[],
  onTable: RestoreTarget["onTable"],
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
