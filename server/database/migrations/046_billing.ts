import { type Kysely, sql } from "kysely";

/**
 * Payments: plans with prices, the vendor's customers, subscriptions, invoices, checkouts and reports.
 * A subscription has no foreign key to its plan: the vendor may report a price that is unknown here.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table plans
      add column product_id text,
      add column price_cents int,
      add column billing_interval text,
      add column trial_days int not null default 0,
      add column archived_at timestamptz(3)`.execute(db);
  await sql`alter table users add column subscription_id text`.execute(db);
  await sql`
    create table customers (
      user_id text collate "C" primary key references users on delete cascade,
      customer_id text collate "C" not null unique,
      created_at timestamptz(3) not null,
      readings_begun int not null default 0,
      reading_stored int not null default 0
    )`.execute(db);
  await sql`
    create table subscriptions (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      price_id text not null,
      status text not null,
      started_at timestamptz(3) not null,
      period_ends_at timestamptz(3),
      trial_ends_at timestamptz(3),
      cancels_at timestamptz(3),
      ended_at timestamptz(3),
      past_due_at timestamptz(3),
      withdrawn_at timestamptz(3)
    )`.execute(db);
  await sql`create index subscriptions_of_user on subscriptions (user_id, id)`.execute(db);
  await sql`
    create table invoices (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      subscription_id text collate "C",
      number text,
      status text not null,
      due_cents int not null,
      paid_cents int not null,
      refunded_cents int not null default 0,
      currency text not null,
      page_url text,
      pdf_url text,
      created_at timestamptz(3) not null,
      paid_at timestamptz(3)
    )`.execute(db);
  await sql`create index invoices_of_user on invoices (user_id, created_at)`.execute(db);
  await sql`
    create table checkouts (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      price_id text not null,
      trial_days int not null,
      status text not null,
      vendor_id text collate "C",
      url text,
      expires_at timestamptz(3),
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create unique index checkouts_open on checkouts (user_id) where status in ('CREATING', 'OPEN')`
    .execute(db);
  await sql`create index checkouts_of_user on checkouts (user_id, id)`.execute(db);
  await sql`
    create table webhook_events (
      id text collate "C" primary key,
      type text not null,
      object_id text,
      happened_at timestamptz(3) not null,
      received_at timestamptz(3) not null,
      handled_at timestamptz(3)
    )`.execute(db);
  await sql`
    create index webhook_events_waiting on webhook_events (received_at) where handled_at is null`
    .execute(db);
}
