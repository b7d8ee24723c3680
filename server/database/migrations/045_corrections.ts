import { type Kysely, sql } from "kysely";

/** Requests to edit messages that are out, or to remove them for everybody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table corrections (
      id text collate "C" primary key,
      dispatch_id text collate "C" not null references dispatches on delete cascade,
      user_id text collate "C" not null,
      session_id text collate "C" not null,
      kind text not null,
      status text not null,
      reason_code text,
      attempts int not null default 0,
      not_before timestamptz not null,
      created_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db);
  await sql`create index corrections_of_dispatch on corrections (dispatch_id, id desc)`.execute(db);
  await sql`create index corrections_of_user on corrections (user_id)`.execute(db);
  await sql`
    create unique index corrections_open on corrections (dispatch_id)
    where status in ('QUEUED', 'SENDING')`.execute(db);
  await sql`
    create index corrections_of_lane on corrections (session_id, id)
    where status in ('QUEUED', 'SENDING')`.execute(db);
}
