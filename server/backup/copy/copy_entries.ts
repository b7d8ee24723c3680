import { join } from "node:path";
import pg from "pg";
import {
  type Catalog,
  type CopiedTable,
  digestTable,
  readCatalog,
  readSequences,
  readTables,
  type Sequences,
  type TableDigest,
  useCopySettings,
} from "./catalog.ts";
import { copyOut } from "./copy_protocol.ts";
import { copiedFiles, type FileDigest, readPieces } from "./data_files.ts";
import { type Entry, pieceName } from "./tar.ts";

/** The version of what a copy holds; a release reads its own and earlier ones. */
export const FORMAT = 1;

/** The first entry of a copy. */
export type CopyStart = {
  readonly format: number;
  readonly startedAt: string;
  /** The id of the key that sealed credentials need; never the key. */
  readonly keyId: string | null;
};

/** The entry before the rows. */
export type CopySchema = Catalog & { readonly serverVersion: string };

/** The last entry of a copy: without it, the copy is incomplete. */
export type CopyEnd = {
  readonly tables: Readonly<Record<string, TableDigest>>;
  readonly files: Readonly<Record<string, FileDigest>>;
  readonly sequences: Sequences;
};

export const START = "start.json";
export const SCHEMA = "schema.json";
export const END = "end.json";

/** Bytes of a table's rows in one entry: what a copy holds in memory at once. */
const PIECE_BYTES = 4 * 1024 ** 2;

export type CopySource = {
  readonly database: pg.PoolConfig;
  /** The folder whose files are part of the copy; null: the rows alone. */
  readonly dataDir: string | null;
  /** Whether the secret key in the folder is part of the copy. */
  readonly withKey: boolean;
  readonly keyId: string | null;
  readonly startedAt: Date;
  readonly onTable?: (name: string, digest: TableDigest) => void;
};

/**
 * Yields the entries of a copy of everything that was committed when it began. It changes nothing. The
 * files come before the snapshot: clicks that move from the file to the database meanwhile are then in
 * both, and counted once.
 */
export async function* copyEntries(source: CopySource): AsyncGenerator<Entry> {
  const { keyId, startedAt, dataDir } = source;
  yield json(START, { format: FORMAT, startedAt: startedAt.toISOString(), keyId });
  const files: Record<string, FileDigest> = {};
  for (const path of dataDir === null ? [] : await copiedFiles(dataDir, source)) {
    files[path] = yield* readPieces(join(dataDir!, path), `files/${path}`, PIECE_BYTES);
  }
  const client = new pg.Client(source.database as pg.ClientConfig);
  client.on("error", () => {}); // the statement at hand reports it
  await client.connect();
  try {
    await useCopySettings(client);
    const { catalog, serverVersion } = await openSnapshot(client);
    yield json(SCHEMA, { ...catalog, serverVersion });
    const tables: Record<string, TableDigest> = {};
    for (const table of catalog.tables) {
      yield* rowsOf(client, table);
      const digest = await digestTable(client, table);
      tables[table.name] = digest;
      source.onTable?.(table.name, digest);
    }
    yield json(END, { tables, files, sequences: await readSequences(client) });
    await client.query("commit");
  } finally {
    await client.end();
  }
}

/**
 * Begins the transaction that reads. Its tables are locked before its snapshot is taken, so that no
 * migration changes or empties one in between.
 */
async function openSnapshot(client: pg.Client) {
  const { rows: [{ version } = { version: "" }] } = await client.query<{ version: string }>(
    "select current_setting('server_version') as version",
  );
  const tables = await readTables(client);
  if (!tables.some(({ name }) => name === "public.kysely_migration")) {
    throw new Error("the database is empty: the product has never run on it");
  }
  await client.query("begin transaction isolation level repeatable read, read only");
  await client.query(`lock table ${tables.map(({ name }) => name)} in access share mode`);
  return { catalog: await readCatalog(client), serverVersion: version };
}

async function* rowsOf(client: pg.Client, { name, columns }: CopiedTable): AsyncGenerator<Entry> {
  const text = `copy (select ${columns} from ${name}) to stdout`;
  let number = 0;
  for await (const bytes of copyOut(client, text, PIECE_BYTES)) {
    yield { name: pieceName(`tables/${name}`, ++number), bytes };
  }
}

const json = (name: string, value: CopyStart | CopySchema | CopyEnd): Entry => ({
  name,
  bytes: new TextEncoder().encode(JSON.stringify(value, null, 2)),
});
