import pg from "pg";
import type { Config } from "../config/config.ts";
import { ConfigError } from "../config/variables.ts";
import {
  endInterrupted,
  recordBackup,
  recordFailure,
  recordSuccess,
} from "../core/backups/commands.ts";
import type { BackupId } from "../core/ids.ts";
import type { Tables } from "../core/tables.ts";
import { connect, openDatabaseBeside } from "../database/connection.ts";
import { refuseUnfinished } from "../database/unfinished_restore.ts";
import { configuredVault } from "../product/configured_vault.ts";
import { copyEntries } from "./copy/copy_entries.ts";
import type { TableDigest } from "./copy/catalog.ts";
import { encodeCopy } from "./copy/encoding.ts";
import { copyInstant, copyName, expiredCopies } from "./copy_name.ts";
import type { Place } from "./places/place.ts";

/** What a backup did. */
export type BackedUp = {
  readonly name: string;
  readonly bytes: number;
  readonly rows: number;
  /** Copies that were older than they are kept. */
  readonly expired: readonly string[];
};

type Options = {
  readonly config: Pick<
    Config,
    "dataDir" | "databaseUrl" | "siteSlug" | "secretKey" | "earlierSecretKeys" | "backup"
  >;
  readonly place: Place;
  readonly now?: () => Date;
  readonly onLine?: (line: string) => void;
  readonly onTable?: (name: string, digest: TableDigest) => void;
};

/**
 * Stores a copy of the product's data, also while it runs, and removes copies that are older than they are
 * kept. A copy that an earlier run could not complete is removed, and reported.
 */
export async function backUp(options: Options): Promise<BackedUp> {
  const { config, place, now = () => new Date(), onLine = () => {} } = options;
  const { siteSlug, backup } = config;
  await using database = await openDatabaseBeside(config);
  await using _only = await onlyBackup(database.config);
  const db = connect<Tables>({ ...database.config, max: 1 }, () => {});
  await using _connection = { [Symbol.asyncDispose]: () => db.destroy() };
  const isOwn = (name: string) => copyInstant(siteSlug, name) !== null;
  await refuseUnfinished(db);
  const records = await recordsOf(database.config);
  if (records) {
    for (const startedAt of await endInterrupted({ db, now: now() })) {
      onLine(`The backup of ${startedAt.toISOString()} was ended before it was complete`);
    }
  }
  for (const name of await place.removeUnfinished(isOwn)) onLine(`Removed the incomplete ${name}`);

  const startedAt = now();
  const name = copyName(siteSlug, startedAt, backup.recipients.length > 0);
  let id: BackupId | null = null;
  let rows = 0;
  try {
    if (records) id = await recordBackup({ db, now: startedAt }, { name, place: place.address });
    const vault = await configuredVault(config);
    const entries = copyEntries({
      database: database.config,
      dataDir: config.dataDir,
      withKey: backup.recipients.length > 0,
      keyId: vault.keyIds[0],
      startedAt,
      onTable(table, digest) {
        rows += digest.rows;
        options.onTable?.(table, digest);
      },
    });
    const bytes = await place.write(name, await encodeCopy(entries, backup.recipients));
    if (id) await recordSuccess({ db, now: now() }, id, { bytes, rows });
    const { keepDays } = backup;
    const expired = expiredCopies(siteSlug, await place.list(), { now: now(), keepDays });
    for (const old of expired) await place.remove(old);
    return { name, bytes, rows, expired };
  } catch (error) {
    const problem = error instanceof ConfigError ? "PLACE" : "OTHER";
    if (id) await recordFailure({ db, now: now() }, id, problem).catch(() => {}); // the first error counts
    throw error;
  }
}

/** The lock of backups, of the advisory locks of a database. */
const LOCK = 8_317_402;

/** Refuses a second backup of one database at the same time. @throws ConfigError */
async function onlyBackup(database: pg.PoolConfig): Promise<AsyncDisposable> {
  const client = new pg.Client(database as pg.ClientConfig);
  client.on("error", () => {});
  await client.connect();
  const { rows: [row] } = await client.query("select pg_try_advisory_lock($1) as held", [LOCK]);
  if (row.held) return { [Symbol.asyncDispose]: () => client.end() };
  await client.end();
  throw new ConfigError("Another backup of this database is under way");
}

/** Whether the database has the table of copies: one of an earlier release is copied without a record. */
async function recordsOf(database: pg.PoolConfig): Promise<boolean> {
  const client = new pg.Client(database as pg.ClientConfig);
  await client.connect();
  try {
    const { rows: [row] } = await client.query("select to_regclass('public.backups') as found");
    return row.found !== null;
  } finally {
    await client.end();
  }
}
