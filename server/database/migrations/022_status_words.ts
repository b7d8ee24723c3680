import { type Kysely, sql } from "kysely";

/** How far a pairing or a claim is, is its status; a yes or no begins with `is` or `has`. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table pairings rename state to status`.execute(db);
  await sql`alter table group_claims rename state to status`.execute(db);
  await sql`alter table users rename discloses to has_disclosure`.execute(db);
  await sql`
    update offers set installments = installments - 'interestFree' ||
      jsonb_build_object('isInterestFree', installments -> 'interestFree')
    where installments ? 'interestFree'`.execute(db);
}
