import { type Kysely, sql } from "kysely";

/** The browsers in which admins see alerts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table alert_devices (
      id text primary key,
      user_id text not null references users (id) on delete cascade,
      endpoint text not null unique,
      key text not null,
      secret text not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index alert_devices_user on alert_devices (user_id)`.execute(db);
}
