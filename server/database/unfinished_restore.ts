import { type Kysely, sql } from "kysely";
import type pg from "pg";
import { CannotStart } from "./embedded/account.ts";

/** A schema that exists while a restore is under way: migrations and copies know nothing of it. */
const MARK = "unfinished_restore";

/** Marks the database as one whose restore is under way, before anything is written. */
export async function markUnfinished(client: pg.ClientBase, copy: string): Promise<void> {
  await client.query(`create schema ${MARK}`);
  await client.query(`create table ${MARK}.copy (name text not null)`);
  await client.query(`insert into ${MARK}.copy values ($1)`, [copy]);
}

/** Removes the mark, in the transaction that completes the restore. */
export async function unmark(client: pg.ClientBase): Promise<void> {
  await client.query(`drop schema ${MARK} cascade`);
}

/** Removes what a restore left that ended in the middle. @returns whether there was one */
export async function dropUnfinished(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query("select from pg_namespace where nspname = $1", [MARK]);
  if (rows.length === 0) return false;
  await client.query(`
    drop schema if exists pgboss cascade;
    drop schema public cascade;
    create schema public;
    drop schema ${MARK} cascade`);
  return true;
}

/** @throws CannotStart when a restore into this database ended in the middle, or is under way */
export async function refuseUnfinished<Tables>(db: Kysely<Tables>): Promise<void> {
  const { rows: [mark] } = await sql<{ found: string | null }>`
    select to_regclass(${`${MARK}.copy`}) as found`.execute(db);
  if (!mark?.found) return;
  const { rows: [copy] } = await sql<{ name: string }>`
    select name from ${sql.table(`${MARK}.copy`)}`.execute(db);
  throw new CannotStart(
    `The restore of ${copy?.name} into this database did not end: run \`deno task restore\` again, ` +
      `which begins anew. The copy itself is as it was.`,
  );
}
