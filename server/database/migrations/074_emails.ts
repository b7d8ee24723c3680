import { type Kysely, sql } from "kysely";

/**
 * Every email without its content, the addresses that bounced, and the restores of the data: what was
 * requested before one may have been sent already.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table emails (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      event_id text collate "C" not null unique,
      kind text not null,
      recipient text not null,
      status text not null check (
        status in ('WAITING', 'SENT', 'REFUSED', 'BOUNCED', 'BLOCKED', 'HELD', 'OBSOLETE')
      ),
      attempts int not null default 0,
      problem text,
      created_at timestamptz(3) not null,
      tried_at timestamptz(3),
      sent_at timestamptz(3),
      forced_at timestamptz(3)
    )`.execute(db);
  await sql`create index emails_of_user on emails (user_id)`.execute(db);
  await sql`create index emails_by_status on emails (status, id)`.execute(db);
  await sql`create index emails_sent on emails (sent_at) where sent_at is not null`.execute(db);
  await sql`
    create table email_bounces (
      address text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      problem text not null,
      bounced_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index email_bounces_of_user on email_bounces (user_id)`.execute(db);
  await sql`
    create table restores (
      id text collate "C" primary key,
      copy text not null,
      copied_at timestamptz(3) not null,
      restored_at timestamptz(3) not null,
      announced_at timestamptz(3)
    )`.execute(db);
}
