import { type Kysely, sql } from "kysely";

/** Products that people keep, and what each was seen to cost. */
export async function up(db: Kysely<unknown>) {
  // Portuguese without words that do not count: whoever types "de" too finds what has it.
  await sql`create text search dictionary portuguese_words (template = snowball, language = portuguese)`
    .execute(db);
  await sql`create text search configuration portuguese_all (copy = pg_catalog.portuguese)`
    .execute(db);
  await sql`
    alter text search configuration portuguese_all
      alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part
      with portuguese_words`.execute(db);
  await sql`
    create table products (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      marketplace text not null,
      host text not null,
      product_id text not null,
      address text not null,
      title text not null,
      shop text not null,
      image_url text,
      currency text not null,
      price_cents int check (price_cents > 0),
      old_price_cents int check (old_price_cents > 0),
      pix_price_cents int check (pix_price_cents > 0),
      card_price_cents int check (card_price_cents > 0),
      availability text not null check (availability in ('IN_STOCK', 'OUT_OF_STOCK', 'UNKNOWN')),
      source text not null,
      price_read_at timestamptz(3),
      tags text[] not null,
      note text,
      name_key text not null,
      search_text text not null,
      search_words tsvector
        generated always as (to_tsvector('portuguese_all', search_text)) stored,
      told_price_cents int,
      dropped_from_cents int,
      dropped_at timestamptz(3),
      next_refresh_at timestamptz(3) not null,
      claimed_at timestamptz(3),
      calm_reads int not null,
      failures int not null,
      link_state text not null check (link_state in ('OK', 'GONE', 'UNREACHABLE', 'UNKNOWN')),
      link_checked_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3),
      marks text[] generated always as (array[
        user_id, marketplace, availability, 'LINK_' || link_state,
        case when dropped_at is null then 'LEVEL' else 'DROPPED' end
      ]) stored,
      unique (marketplace, host, product_id, user_id)
    )`.execute(db);
  await sql`create index products_newest on products (user_id, id)`.execute(db);
  // The person, their words and filters in one index: what others have costs nothing. The person
  // stands in an array, so that no plan walks through all that they have instead.
  await sql`
    create index products_searched on products
    using gin (marks, tags, search_words, search_text gin_trgm_ops) with (fastupdate = off)
    where deleted_at is null`.execute(db);
  await sql`create index products_due on products (host, next_refresh_at) where deleted_at is null`
    .execute(db);
  await sql`create index products_claimed on products (host, claimed_at) where claimed_at is not null`
    .execute(db);
  await sql`create index products_deleted on products (deleted_at) where deleted_at is not null`
    .execute(db);
  await sql`
    create table product_aliases (
      user_id text collate "C" not null references users on delete cascade,
      marketplace text not null,
      host text not null,
      product_id text not null,
      kept_id text collate "C" not null references products on delete cascade,
      primary key (user_id, marketplace, host, product_id)
    )`.execute(db);
  await sql`create index product_aliases_of on product_aliases (kept_id)`.execute(db);
  await sql`
    create table product_words (
      user_id text collate "C" not null references users on delete cascade,
      word text not null,
      primary key (user_id, word)
    )`.execute(db);
  await sql`
    create index product_words_alike on product_words
    using gin ((array[user_id]), word gin_trgm_ops)`.execute(db);

  // A sighting follows from an event or from a read of its own; either tells it from the others.
  await sql`alter table price_sightings rename column event_id to read_id`.execute(db);
  await sql`
    alter table price_sightings
      drop constraint price_sightings_host_product_id_seen_at_user_id_key`.execute(db);
  await sql`
    create unique index price_sightings_of_product on price_sightings
      (marketplace, host, product_id, seen_at desc, user_id) include (price_cents, currency)`
    .execute(db);
}
