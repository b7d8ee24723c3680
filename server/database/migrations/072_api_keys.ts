import { type Kysely, sql } from "kysely";

/** Keys by which people's programs act as them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_keys (
      id text primary key,
      user_id text not null references users on delete cascade,
      name text not null,
      secret_hash text not null unique,
      hint text not null,
      scopes text[] not null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      last_used_from text,
      rotated_to text references api_keys on delete set null,
      revoked_at timestamptz
    )`.execute(db);
  await sql`create index api_keys_of_user on api_keys (user_id)`.execute(db);
  await sql`
    create index api_keys_rotated on api_keys (rotated_to) where rotated_to is not null`
    .execute(db);
}
