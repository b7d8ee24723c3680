import { type Kysely, sql } from "kysely";

/** Lists a person's campaign texts by their last use. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index campaign_texts_by_use
    on campaign_texts (user_id, coalesce(used_at, '-infinity') desc, id desc)
    where deleted_at is null`.execute(db);
}
