import { type Kysely, sql } from "kysely";

/** What people are told of without asking; and whose trial ends when. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table notifications (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      kind text not null,
      subject text collate "C" not null,
      event_id text collate "C",
      happened_at timestamptz(3) not null,
      read_at timestamptz(3)
    )`.execute(db);
  await sql`create index notifications_of_user on notifications (user_id, id desc)`.execute(db);
  await sql`
    create unique index notifications_unread on notifications (user_id, kind, subject)
    where read_at is null`.execute(db);
  await sql`create index notifications_told on notifications (user_id, kind, subject)`.execute(db);
  await sql`
    create index users_on_trial on users (subscription_expires_at)
    where subscription_status = 'trialing'`.execute(db);
}
