import { type Kysely, sql } from "kysely";

/**
 * What an offer knows beside its prices, how its own link was proven, what of it was cleared on
 * purpose; and links that were pasted together.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table offers
      add installments jsonb,
      add coupon_code text,
      add shipping text,
      add rating_tenths int check (rating_tenths between 1 and 50),
      add rating_count int check (rating_count > 0),
      add own_link_check jsonb,
      add cleared text[] not null default '{}'`.execute(db);
  await sql`
    create index offers_by_status on offers (user_id, status, id desc) where deleted_at is null`
    .execute(db);
  await sql`
    create index offers_by_shop on offers (user_id, marketplace, id desc)
    where deleted_at is null`.execute(db);
  await sql`
    create index offers_of_product on offers (user_id, product_id, id desc)
    where deleted_at is null and product_id is not null`.execute(db);
  // Of its digest: an address may be longer than what an index can hold.
  await sql`
    create index offers_of_address on offers (user_id, md5(source_url), id desc)
    where deleted_at is null and source_url is not null`.execute(db);
  await sql`
    create table link_batches (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      key text,
      created_at timestamptz(3) not null,
      dismissed_at timestamptz(3),
      unique (user_id, key)
    )`.execute(db);
  await sql`
    create index link_batches_newest on link_batches (user_id, id desc)
    where dismissed_at is null`.execute(db);
  await sql`create index link_batches_by_age on link_batches (created_at)`.execute(db);
  await sql`
    create table batch_links (
      id text collate "C" primary key,
      batch_id text collate "C" not null references link_batches on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      position int not null,
      url text not null,
      status text not null check (status in ('WAITING', 'READING', 'DONE', 'FAILED')),
      asked_at timestamptz(3),
      attempts int not null,
      offer_id text collate "C" references offers on delete set null,
      error_code text,
      changed_at timestamptz(3) not null,
      unique (batch_id, position)
    )`.execute(db);
  await sql`create index batch_links_of_user on batch_links (user_id, id)`.execute(db);
  await sql`create index batch_links_of_offer on batch_links (offer_id)`.execute(db);
  await sql`
    create index batch_links_open on batch_links (changed_at)
    where status in ('WAITING', 'READING')`.execute(db);
}
