import { type Kysely, sql } from "kysely";

/** Conversations with the assistant: threads, their messages as a tree, and what it proposed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table threads (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      title text not null,
      search_text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index threads_of_user on threads (user_id, id) where deleted_at is null`
    .execute(db);
  await sql`create index threads_by_age on threads (updated_at)`.execute(db);
  await sql`create index threads_deleted on threads (deleted_at) where deleted_at is not null`
    .execute(db);
  await sql`
    create table thread_messages (
      id text collate "C" primary key,
      thread_id text collate "C" not null references threads on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      parent_id text collate "C" references thread_messages on delete cascade,
      role text not null check (role in ('PERSON', 'ASSISTANT')),
      status text not null
        check (status in ('WRITING', 'DONE', 'STOPPED', 'INTERRUPTED', 'FAILED')),
      key text,
      text text not null,
      draft text not null,
      draw integer not null,
      facts jsonb not null,
      sent jsonb not null,
      failure_code text,
      lease_until timestamptz(3),
      created_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`create index thread_messages_of_thread on thread_messages (thread_id, id)`.execute(db);
  await sql`create index thread_messages_of_parent on thread_messages (parent_id)`.execute(db);
  await sql`create index thread_messages_of_user on thread_messages (user_id, id)`.execute(db);
  await sql`
    create unique index thread_messages_by_key on thread_messages (user_id, key)
    where key is not null`.execute(db);
  await sql`
    create index thread_messages_writing on thread_messages (user_id) where status = 'WRITING'`
    .execute(db);
  await sql`
    create table proposals (
      id text collate "C" primary key,
      message_id text collate "C" not null references thread_messages on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      status text not null check (status in ('PENDING', 'ACCEPTED', 'EDITED', 'DISMISSED')),
      kind text not null check (kind in ('OFFER', 'TEXT', 'CALENDAR_ENTRY', 'RULE')),
      content jsonb not null,
      result_id text collate "C",
      expires_at timestamptz(3) not null,
      created_at timestamptz(3) not null,
      answered_at timestamptz(3)
    )`.execute(db);
  await sql`create index proposals_of_message on proposals (message_id, id)`.execute(db);
  await sql`create index proposals_of_user on proposals (user_id, id)`.execute(db);
}
