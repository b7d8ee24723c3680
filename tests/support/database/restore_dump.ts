import pg from "pg";
import { connect } from "../../../server/database/connection.ts";
import { migrate, migrations } from "../../../server/database/migrate.ts";
import { startJobRunner } from "../../../server/jobs/job_runner.ts";
import { emptyDatabase } from "./empty_database.ts";

/** The secret key under which the dumps' credentials are sealed. */
export const DUMP_SECRET = "a secret key of tests, 32 characters";

/**
 * Restores the dump of a released version into a database of its own. The dump holds rows, one
 * statement a table; the tables come from the migrations that the dump lists, which never change
 * once they are released.
 */
export async function restoreDump(version: string) {
  const statements = await readDump(version);
  const database = await emptyDatabase("template0");
  const released = Object.entries(migrations)
    .filter(([name]) => statements.get("public.kysely_migration")!.includes(`"${name}"`));
  const db = connect<unknown>(database.config, () => {});
  await migrate(db, Object.fromEntries(released));
  await db.destroy();
  await (await startJobRunner(database.config)).stop(1); // makes the tables of its queues
  const client = new pg.Client(database.config);
  await client.connect();
  await client.query("set session_replication_role = replica"); // no triggers, no foreign keys
  for (const [table, statement] of statements) {
    if (table !== "pgboss.job") await client.query(`delete from ${table}`);
    await client.query(statement);
  }
  await client.end();
  return database;
}

/** Returns the statements of a dump by the table that each fills. */
async function readDump(version: string): Promise<ReadonlyMap<string, string>> {
  const file = await Deno.open(`tests/support/database/dump_${version}.sql.gz`);
  const sql = await new Response(file.readable.pipeThrough(new DecompressionStream("gzip"))).text();
  const statements = sql.split(/\n(?=insert into )/);
  return new Map(statements.map((text) => [/^insert into (\S+)/.exec(text)![1]!, text]));
}
