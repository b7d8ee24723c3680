import { type Kysely, sql } from "kysely";

/** A person's ids in affiliate networks, and the programmes of the shops they share. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add column affiliate_networks jsonb not null
        default '{"publisherIds": {}, "programmes": []}'`.execute(db);
}
