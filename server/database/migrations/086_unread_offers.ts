import { type Kysely, sql } from "kysely";

/** What rules read of offers whose page could not be read for a slot: they stand behind the others. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index rule_decisions_unread on rule_decisions (user_id, at)
      where reason_detail ? 'unreadIds'`.execute(db);
}
