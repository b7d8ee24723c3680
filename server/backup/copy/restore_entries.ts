import pg from "pg";
import { dropUnfinished, markUnfinished, unmark } from "../../database/unfinished_restore.ts";
import type { TableDigest } from "./catalog.ts";
import {
  type CopyEnd,
  type CopySchema,
  type CopyStart,
  END,
  FORMAT,
  SCHEMA,
  START,
} from "./copy_entries.ts";
import { type CopyIn, copyIn } from "./copy_protocol.ts";
import { copiedFiles, filesWriter } from "./data_files.ts";
import { type HeldSending, holdSending } from "./hold_sending.ts";
import {
  CannotRestore,
  type Constraint,
  finishTables,
  isPlain,
  prepareTables,
} from "./restored_tables.ts";
import type { Entry } from "./tar.ts";

export type RestoreTarget = {
  readonly database: pg.PoolConfig;
  /** Where the files go; null: the copy has none. */
  readonly filesDir: string | null;
  /** What is restored, for those who find it unfinished. */
  readonly copy: string;
  /** Whether messages may have been sent since it was begun: sending is then paused for everybody. */
  readonly holdsSending: boolean;
  readonly onTable?: (name: string, digest: TableDigest) => void;
};

/** What a copy held, checked. */
export type Restored = {
  readonly start: CopyStart;
  readonly schema: CopySchema;
  readonly end: CopyEnd;
  readonly held: HeldSending;
};

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
  let filling: { readonly name: string; readonly rows: CopyIn } | null = null;
  async function fill(name: string, bytes: Uint8Array) {
    if (filling?.name !== name) {
      await endTable();
      const table = schema?.tables.find((one) => one.name === name);
      if (!table) throw new CannotRestore(`The copy names no table ${name}`);
      const freeze = await isPlain(client, table) ? " with (freeze)" : "";
      const text = `copy ${name} (${table.columns}) from stdin${freeze}`;
      filling = { name, rows: copyIn(client, text) };
    }
    await filling.rows.write(bytes);
  }
  async function endTable() {
    await filling?.rows.end();
    filling = null;
  }

  try {
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
  } catch (error) {
    await (filling as { rows: CopyIn } | null)?.rows.abort().catch(() => {}); // the first error counts
    throw error;
  }
  await endTable();
  if (!start || !schema || !end) throw new CannotRestore("The copy is incomplete: it has no end");

  await finishTables(client, schema, end, constraints, target.onTable);
  const written = files.digests();
  for (const [path, { sha256 }] of Object.entries(end.files)) {
    if (written[path]?.sha256 !== sha256) throw new CannotRestore(`The file ${path} differs`);
  }
  const held = target.holdsSending
    ? await holdSending(client, { name: target.copy, startedAt: start.startedAt })
    : { people: 0, messages: 0 };
  await unmark(client);
  await client.query("commit");
  return { start, schema, end, held };
}

const parsed = <Value>(bytes: Uint8Array): Value => JSON.parse(new TextDecoder().decode(bytes));

function checkFormat(start: CopyStart): CopyStart {
  if (start.format <= FORMAT) return start;
  throw new CannotRestore("The copy was made by a later release: restore it with that one");
}
