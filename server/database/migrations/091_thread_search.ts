import { type Kysely, sql } from "kysely";

/**
 * A search through every message of a conversation, instead of the first 20,000 characters of all, and
 * conversations by their last change. The column folds as `core/search.ts` does.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table thread_messages add column search_text text not null generated always as (
      lower(regexp_replace(normalize(text, nfd), '[\u0300-\u036f]', '', 'g'))
    ) stored`.execute(db);
  await sql`drop index threads_of_user`.execute(db);
  await sql`alter table threads drop column search_text`.execute(db);
  await sql`
    create index threads_of_user on threads (user_id, updated_at, id) where deleted_at is null`
    .execute(db);
}
