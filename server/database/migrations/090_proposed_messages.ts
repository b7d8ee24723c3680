import { type Kysely, sql } from "kysely";

/** Lets a proposal be the message of an offer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table proposals drop constraint proposals_kind_check,
      add constraint proposals_kind_check
        check (kind in ('OFFER', 'MESSAGE', 'TEXT', 'CALENDAR_ENTRY', 'RULE'))`.execute(db);
}
