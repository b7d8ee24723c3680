import { type Kysely, sql } from "kysely";

/** What became of requests with an `Idempotency-Key`, for a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table idempotency_keys (
      user_id text collate "C" not null references users on delete cascade,
      key text collate "C" not null,
      fingerprint text not null,
      claim uuid not null,
      lease_until timestamptz(3) not null,
      changed_at timestamptz(3),
      answered_at timestamptz(3),
      answer text,
      created_at timestamptz(3) not null,
      primary key (user_id, key)
    )`.execute(db);
  await sql`create index idempotency_keys_by_age on idempotency_keys (created_at)`.execute(db);
}
