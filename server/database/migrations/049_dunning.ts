import { type Kysely, sql } from "kysely";

/** Late payments: their reminders, the vendor's reports that wait, and readings that are due. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table subscriptions
      add column cancel_reason text,
      add column reminders_sent int not null default 0`.execute(db);
  await sql`
    create index subscriptions_late on subscriptions (past_due_at) where past_due_at is not null`
    .execute(db);
  await sql`create index invoices_of_subscription on invoices (subscription_id, created_at)`
    .execute(db);
  await sql`alter table customers add column read_at timestamptz(3)`.execute(db);
  await sql`create index customers_read on customers (read_at nulls first)`.execute(db);
  await sql`
    alter table webhook_events
      add column customer_id text collate "C",
      add column retries int not null default 0,
      add column retried_at timestamptz(3)`.execute(db);
  await sql`create index webhook_events_received on webhook_events (received_at, id)`.execute(db);
}
