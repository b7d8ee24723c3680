import type { PurgeBatch } from "../../retention.ts";
import { type Kysely, sql } from "kysely";
import type { Context } from "../../context.ts";
import type { Tables } from "../../tables.ts";

/** Months that are prepared after the present one. */
const MONTHS_AHEAD = 3;

/** Prepares the tables of the next months' clicks. */
export async function prepareClickMonths({ db, now }: Pick<Context, "db" | "now">): Promise<void> {
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead++) await createMonth(db, monthAt(now, ahead));
}

/** Drops the tables of whole months before; their clicks stay in what was counted of them. @returns how many months */
export async function purgeClicks({ db }: Context, { before }: PurgeBatch) {
  const oldest = tableOf(monthAt(before, 0));
  const old = (await monthTables(db)).filter((name) => name < oldest);
  for (const name of old) await sql`drop table if exists ${sql.table(name)}`.execute(db);
  return old.length;
}

/** Attached once it is made: making it in its place would hold up who reads and writes. */
async function createMonth(db: Kysely<Tables>, month: Date): Promise<void> {
  const name = tableOf(month);
  if ((await monthTables(db)).includes(name)) return;
  const [from, to] = [month, monthAt(month, 1)].map((date) => sql.lit(date.toISOString()));
  await db.transaction().execute(async (tx) => {
    // Of two processes that start at once one creates it.
    await sql`select pg_advisory_xact_lock(hashtext('counted_clicks'))`.execute(tx);
    if ((await monthTables(tx)).includes(name)) return;
    await sql`create table ${sql.table(name)} (like counted_clicks including all)`.execute(tx);
    await sql`
      alter table counted_clicks attach partition ${
      sql.table(name)
    } for values from (${from}) to (${to})`
      .execute(tx);
  });
}

/** The names of the months' tables. */
export async function monthTables(db: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select child.relname as name from pg_inherits
    join pg_class child on child.oid = inhrelid
    where inhparent = 'counted_clicks'::regclass`.execute(db);
  return rows.map(({ name }) => name);
}

/** The first instant of a month, in UTC. */
const monthAt = (date: Date, ahead: number) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead));

/** The names sort by time. */
const tableOf = (month: Date) =>
  `counted_clicks_${month.toISOString().slice(0, 7).replace("-", "_")}`;
