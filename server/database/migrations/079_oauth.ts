import { type Kysely, sql } from "kysely";

/** Apps of others that act for people, what each person allowed them, and the tokens. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table oauth_apps (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      name text not null,
      redirect_uris text[] not null,
      secret_hash text,
      created_at timestamptz(3) not null,
      disabled_at timestamptz(3),
      disabled_reason text
    )`.execute(db);
  await sql`create index oauth_apps_of_user on oauth_apps (user_id, id)`.execute(db);
  await sql`
    create table oauth_grants (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      app_id text collate "C" not null references oauth_apps on delete cascade,
      scopes text[] not null,
      code_hash text not null unique,
      code_expires_at timestamptz(3) not null,
      code_used_at timestamptz(3),
      redirect_uri text not null,
      challenge text not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      last_used_at timestamptz(3),
      last_used_from text,
      revoked_at timestamptz(3)
    )`.execute(db);
  await sql`create index oauth_grants_of_user on oauth_grants (user_id, app_id)`.execute(db);
  await sql`create index oauth_grants_of_app on oauth_grants (app_id)`.execute(db);
  await sql`create index oauth_grants_by_end on oauth_grants (expires_at)`.execute(db);
  await sql`
    create table oauth_tokens (
      digest text collate "C" primary key,
      grant_id text collate "C" not null references oauth_grants on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      kind text not null check (kind in ('ACCESS', 'REFRESH')),
      scopes text[] not null,
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      used_at timestamptz(3)
    )`.execute(db);
  await sql`create index oauth_tokens_of_grant on oauth_tokens (grant_id)`.execute(db);
  await sql`create index oauth_tokens_of_user on oauth_tokens (user_id)`.execute(db);
  await sql`create index oauth_tokens_by_end on oauth_tokens (expires_at)`.execute(db);
}
