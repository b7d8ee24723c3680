import pg from "pg";
import { digestTable, readTables, useCopySettings } from "../../../server/backup/copy/catalog.ts";

/** The digest of each table that a copy has, by its name. */
export async function digestsOf(config: pg.PoolConfig): Promise<Record<string, string>> {
  const client = new pg.Client(config as pg.ClientConfig);
  await client.connect();
  try {
    await useCopySettings(client);
    const digests: Record<string, string> = {};
    for (const table of await readTables(client)) {
      const { rows, sum } = await digestTable(client, table);
      digests[table.name] = `${rows} ${sum}`;
    }
    return digests;
  } finally {
    await client.end();
  }
}

/** The digests that a restored copy has as its source: without what copies and restores write there. */
export async function copiedDigestsOf(config: pg.PoolConfig): Promise<Record<string, string>> {
  const {
    "public.backups": _records,
    "public.bot_settings": _paused,
    "public.lanes": _woken,
    "public.notifications": _notices,
    "public.restores": _restores,
    ...rest
  } = await digestsOf(config);
  return rest;
}

/** What a schema consists of besides its rows: foreign keys, triggers, sequences. */
export async function rulesOf(config: pg.PoolConfig): Promise<unknown[]> {
  const client = new pg.Client(config as pg.ClientConfig);
  await client.connect();
  try {
    const { rows } = await client.query(`
      select 'c' as kind, conrelid::regclass::text || pg_get_constraintdef(oid) || convalidated as rule
      from pg_constraint where connamespace = 'public'::regnamespace
      union all
      select 't', tgrelid::regclass::text || tgname || tgenabled::text
      from pg_trigger where not tgisinternal
      union all
      select 's', sequencename || coalesce(last_value, 0) from pg_sequences where schemaname = 'public'
      union all
      select 'p', relname || pg_get_expr(relpartbound, oid) from pg_class where relispartition
      order by 1, 2`);
    return rows;
  } finally {
    await client.end();
  }
}
