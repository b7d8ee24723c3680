import pg from "pg";
import { ConfigError } from "../config/variables.ts";
import { copyEntries } from "./copy/copy_entries.ts";
import { type Restored, restoreEntries } from "./copy/restore_entries.ts";

/**
 * Moves everything of one database into an empty one, and checks it; the first stays as it is. Nobody else
 * may be connected to it: what they write would be left behind. @throws ConfigError
 */
export async function moveDatabase(from: pg.PoolConfig, to: pg.PoolConfig): Promise<Restored> {
  await refuseOthers(from);
  const entries = copyEntries({
    database: from,
    dataDir: null,
    withKey: false,
    keyId: null,
    startedAt: new Date(),
  });
  return await restoreEntries(entries, {
    database: to,
    filesDir: null,
    copy: "another database",
    holdsSending: false, // nothing was sent since
  });
}

async function refuseOthers(database: pg.PoolConfig): Promise<void> {
  const client = new pg.Client(database as pg.ClientConfig);
  await client.connect();
  try {
    const { rows: [row] } = await client.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and backend_type = 'client backend'`,
    );
    if (row!.count > 0) {
      throw new ConfigError(
        `${row!.count} others are connected to the database to be moved: stop the product first`,
      );
    }
  } finally {
    await client.end();
  }
}
