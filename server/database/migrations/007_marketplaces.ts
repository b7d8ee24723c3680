import { type Kysely, sql } from "kysely";

/** What a person connects of a shop, and how its API is asked. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table users add magalu_shop text`.execute(db);
  await sql`
    create table marketplace_connections (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      shop text not null,
      credentials text,
      credential_hint text not null,
      account_name text,
      version int not null,
      renewed_by text,
      renewed_until timestamptz(3),
      connected_at timestamptz(3) not null,
      disconnected_at timestamptz(3),
      checked_at timestamptz(3),
      last_ok_at timestamptz(3),
      trouble text,
      trouble_since timestamptz(3),
      expires_at timestamptz(3),
      window_started_at timestamptz(3),
      window_calls int not null default 0,
      paused_until timestamptz(3),
      unique (user_id, shop)
    )`.execute(db);
  await sql`
    create index marketplace_connections_expiring on marketplace_connections (expires_at)
    where disconnected_at is null`.execute(db);
  await sql`
    create table shop_sign_ins (
      state_hash text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      shop text not null,
      verifier text not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index shop_sign_ins_of_user on shop_sign_ins (user_id)`.execute(db);
  await sql`create index shop_sign_ins_expiring on shop_sign_ins (expires_at)`.execute(db);
}
