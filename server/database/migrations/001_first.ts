import { type Kysely, sql } from "kysely";

/**
 * People, identities, offers, what products were seen to cost, and events. Ids are compared byte by
 * byte, whatever the server's language: their order is their age.
 */
export async function up(db: Kysely<unknown>) {
  await sql`create extension if not exists pg_trgm`.execute(db);
  await sql`
    create table users (
      id text collate "C" primary key,
      email text not null,
      display_name text not null,
      role text not null check (role in ('user', 'admin')),
      plan text not null,
      subscription_status text not null,
      subscription_expires_at timestamptz(3),
      stripe_price_id text,
      message_count int not null,
      amazon_tag text,
      shopee_id text,
      mercado_livre_word text,
      mercado_livre_tool text,
      discloses boolean not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index users_by_email on users (email)`.execute(db);
  await sql`create index admins on users (id) where role = 'admin'`.execute(db);
  await sql`
    create table identities (
      provider text,
      subject text,
      user_id text collate "C" not null references users on delete cascade,
      primary key (provider, subject)
    )`.execute(db);
  await sql`create index identities_by_user on identities (user_id)`.execute(db);
  await sql`
    create table setup_codes (
      code_hash text primary key,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table offers (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      key text,
      version int not null,
      status text not null,
      marketplace text not null,
      shop text not null,
      product_id text,
      title text not null,
      currency text not null,
      price_cents int check (price_cents > 0),
      old_price_cents int check (old_price_cents > 0),
      pix_price_cents int check (pix_price_cents > 0),
      card_price_cents int check (card_price_cents > 0),
      image_url text,
      source_url text,
      own_link text,
      own_link_proof text,
      evidence jsonb not null,
      custom_text text,
      search_text text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      unique (user_id, key)
    )`.execute(db);
  await sql`create index offers_newest on offers (user_id, id desc) where deleted_at is null`
    .execute(db);
  await sql`create index offers_searched on offers using gin (search_text gin_trgm_ops)`
    .execute(db);
  await sql`create index offers_deleted on offers (deleted_at) where deleted_at is not null`
    .execute(db);
  await sql`
    create table price_sightings (
      event_id text collate "C" primary key,
      user_id text collate "C" not null,
      marketplace text not null,
      host text not null,
      product_id text not null,
      price_cents int not null,
      currency text not null,
      seen_at timestamptz(3) not null,
      unique (host, product_id, seen_at, user_id)
    )`.execute(db);
  await sql`
    create table events (
      id text collate "C" primary key,
      name text not null,
      payload jsonb not null,
      happened_at timestamptz(3) not null
    )`.execute(db);
}
