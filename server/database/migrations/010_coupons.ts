import { type Kysely, sql } from "kysely";

/** Coupons, and whether they worked. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table coupons (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      code text not null,
      code_key text not null,
      marketplace text not null,
      shop text not null,
      shop_key text not null,
      percent_off int check (percent_off between 1 and 100),
      amount_off_cents int check (amount_off_cents > 0),
      max_discount_cents int check (max_discount_cents > 0),
      min_purchase_cents int check (min_purchase_cents > 0),
      valid_from timestamptz(3),
      valid_until timestamptz(3),
      source text not null,
      shared_by text,
      note text not null,
      search_text text not null,
      worked_count int not null default 0,
      failed_count int not null default 0,
      last_worked_at timestamptz(3),
      last_failed_at timestamptz(3),
      voted_on text,
      voted_worked boolean,
      next_turn_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      disabled_at timestamptz(3),
      deleted_at timestamptz(3),
      check (num_nonnulls(percent_off, amount_off_cents) = 1)
    )`.execute(db);
  await sql`
    create unique index coupons_of_shop on coupons (user_id, marketplace, shop_key, code_key)
    where deleted_at is null`.execute(db);
  await sql`
    create index coupons_by_end
    on coupons (user_id, (coalesce(valid_until, timestamptz 'infinity')), id desc)
    where deleted_at is null`.execute(db);
  await sql`
    create index coupons_turning on coupons (next_turn_at)
    where next_turn_at is not null and deleted_at is null`.execute(db);
  await sql`create index coupons_deleted on coupons (deleted_at) where deleted_at is not null`
    .execute(db);
  await sql`create index coupons_of_user on coupons (user_id, id)`.execute(db);
  await sql`
    create table coupon_votes (
      coupon_id text collate "C" not null references coupons on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      day text not null,
      worked boolean not null,
      voted_at timestamptz(3) not null,
      primary key (coupon_id, user_id, day)
    )`.execute(db);
  await sql`create index coupon_votes_of_user on coupon_votes (user_id, coupon_id)`.execute(db);
}
