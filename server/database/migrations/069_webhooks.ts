import { type Kysely, sql } from "kysely";

/** Adds webhooks, and what is delivered to them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table webhooks (
      id text primary key,
      user_id text not null references users on delete cascade,
      url text not null,
      events text[] not null,
      secrets text not null,
      previous_secret_until timestamptz,
      failing_since timestamptz,
      disabled_at timestamptz,
      disabled_because text,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index webhooks_user on webhooks (user_id)`.execute(db);
  await sql`
    create table webhook_deliveries (
      id text primary key,
      webhook_id text not null references webhooks on delete cascade,
      user_id text not null,
      event_id text not null,
      event text not null,
      resource text not null,
      position bigint generated always as identity,
      data jsonb not null,
      happened_at timestamptz not null,
      body text,
      status text not null,
      attempts int not null default 0,
      first_failed_at timestamptz,
      next_attempt_at timestamptz not null,
      claimed_until timestamptz,
      ended_at timestamptz,
      attempted_at timestamptz,
      duration_ms int,
      response_status int,
      response_body text,
      problem text
    )`.execute(db);
  // The next ones that wait, of each webhook and of each resource.
  await sql`
    create index webhook_deliveries_due on webhook_deliveries (webhook_id, next_attempt_at)
    where status = 'PENDING'`.execute(db);
  await sql`
    create index webhook_deliveries_next on webhook_deliveries (next_attempt_at)
    where status = 'PENDING'`.execute(db);
  await sql`
    create index webhook_deliveries_order on webhook_deliveries (webhook_id, resource, position)
    where status = 'PENDING'`.execute(db);
  await sql`
    create index webhook_deliveries_claimed on webhook_deliveries (user_id, webhook_id)
    where claimed_until is not null`.execute(db);
  await sql`create index webhook_deliveries_log on webhook_deliveries (webhook_id, id)`.execute(db);
  await sql`create index webhook_deliveries_user on webhook_deliveries (user_id, id)`.execute(db);
}
