import { type Kysely, sql } from "kysely";

/** What dry runs of rules read: what searches found, and which offers were approved when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_decisions add column found jsonb`.execute(db);
  await sql`
    create index rule_decisions_found on rule_decisions (user_id, at) where found is not null`
    .execute(db);
  await sql`
    create index events_of_unapproved_offers on events ((payload ->> 'userId'), happened_at)
      where name = 'offer.unapproved'`.execute(db);
}
