import { type Kysely, sql } from "kysely";

/**
 * What became of a finished checkout: its subscription, and how a payment that is on its way is made.
 * How a subscription is paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table checkouts
      add column subscription_id text,
      add column pending_method text,
      add column pending_url text,
      add column pending_until timestamptz(3)`.execute(db);
  await sql`
    alter table subscriptions
      add column payment_method text,
      add column card_brand text,
      add column card_digits text`.execute(db);
}
