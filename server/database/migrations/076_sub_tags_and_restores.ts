import { type Kysely, sql } from "kysely";

/**
 * Whether Amazon has opened sub-tags to a person's account. And restores of copies from before there was
 * a table of them: the restore left what it had to record in a table of its own.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column has_amazon_sub_tag boolean not null default false`
    .execute(db);
  const { rows: [found] } = await sql<{ is: boolean }>`
    select to_regclass('public.unrecorded_restores') is not null as "is"`.execute(db);
  if (!found!.is) return;
  await sql`
    insert into restores (id, copy, copied_at, restored_at)
    select id, copy, copied_at, restored_at from unrecorded_restores`.execute(db);
  await sql`drop table unrecorded_restores`.execute(db);
}
