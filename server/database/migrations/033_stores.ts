import { type Kysely, sql } from "kysely";

/** A person's public store: what it says, how its offers are arranged, and reports about it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stores (
      id text collate "C" primary key,
      user_id text collate "C" not null unique references users on delete cascade,
      version int not null,
      slug text collate "C" not null unique,
      title text not null,
      about text not null,
      primary_color text,
      card_color text,
      banner_id text,
      banner bytea,
      is_only_sent boolean not null,
      marketplaces text[] not null,
      links jsonb not null,
      invites jsonb not null,
      published_at timestamptz(3),
      disabled_at timestamptz(3),
      disabled_reason text,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create index stores_published on stores (id) where published_at is not null and disabled_at is null`
    .execute(db);
  await sql`
    create table store_sections (
      id text collate "C" primary key,
      store_id text collate "C" not null references stores on delete cascade,
      user_id text collate "C" not null,
      position int not null,
      title text not null
    )`.execute(db);
  await sql`create index store_sections_of_store on store_sections (store_id, position)`
    .execute(db);
  await sql`
    create table store_items (
      store_id text collate "C" not null references stores on delete cascade,
      offer_id text collate "C" not null references offers on delete cascade,
      user_id text collate "C" not null,
      section_id text collate "C" references store_sections on delete set null,
      pin_position int,
      is_hidden boolean not null,
      sold_out_at timestamptz(3),
      primary key (store_id, offer_id)
    )`.execute(db);
  await sql`create index store_items_of_offer on store_items (offer_id)`.execute(db);
  await sql`create index store_items_of_section on store_items (section_id)`.execute(db);
  await sql`
    create table store_reports (
      id text collate "C" primary key,
      store_id text collate "C" not null references stores on delete cascade,
      reason text not null check (reason in ('WRONG_PRICE', 'FRAUD', 'FORBIDDEN', 'COPY', 'OTHER')),
      details text not null,
      created_at timestamptz(3) not null,
      resolved_at timestamptz(3)
    )`.execute(db);
  await sql`create index store_reports_of_store on store_reports (store_id, id desc)`.execute(db);
  await sql`create index store_reports_open on store_reports (id) where resolved_at is null`
    .execute(db);
}
