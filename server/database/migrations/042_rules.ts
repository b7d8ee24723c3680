import { type Kysely, sql } from "kysely";

/** Rules, what they decided, and what waits for its person's answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table rule_settings (
      user_id text collate "C" primary key references users on delete cascade,
      stopped_at timestamptz(3)
    )`.execute(db);
  await sql`
    create table rules (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      name text not null,
      trigger_kind text not null,
      trigger jsonb not null,
      conditions jsonb not null,
      actions jsonb not null,
      enabled_at timestamptz(3),
      paused_at timestamptz(3),
      failures int not null default 0,
      next_run_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index rules_of_user on rules (user_id, id desc)`.execute(db);
  await sql`
    create index rules_enabled on rules (user_id, trigger_kind)
      where enabled_at is not null and paused_at is null and deleted_at is null`.execute(db);
  await sql`create index rules_due on rules (next_run_at) where next_run_at is not null`
    .execute(db);
  await sql`
    create table rule_decisions (
      id text collate "C" primary key,
      rule_id text collate "C" not null references rules on delete cascade,
      user_id text collate "C" not null,
      event_key text collate "C" not null,
      at timestamptz(3) not null,
      outcome text not null check (outcome in ('QUEUED', 'ASKED', 'SKIPPED', 'FAILED')),
      reason_code text not null,
      reason_detail jsonb not null,
      title text not null,
      price_cents int,
      currency text not null,
      offer_id text collate "C" references offers on delete set null,
      product_id text collate "C",
      coupon_id text collate "C",
      group_ids text[] not null,
      unique (rule_id, event_key)
    )`.execute(db);
  await sql`create index rule_decisions_of_user on rule_decisions (user_id, id desc)`.execute(db);
  await sql`create index rule_decisions_of_rule on rule_decisions (rule_id, id desc)`.execute(db);
  await sql`
    create index rule_decisions_of_day on rule_decisions (rule_id, at)
      where outcome in ('QUEUED', 'ASKED')`.execute(db);
  await sql`
    create index rule_decisions_of_offer on rule_decisions (offer_id) where offer_id is not null`
    .execute(db);
  await sql`
    create table approvals (
      id text collate "C" primary key,
      user_id text collate "C" not null,
      rule_id text collate "C" not null references rules on delete cascade,
      decision_id text collate "C" not null unique references rule_decisions on delete cascade,
      event_key text collate "C" not null,
      status text not null
        check (status in ('PENDING', 'ACCEPTED', 'REJECTED', 'EXPIRED', 'DROPPED')),
      offer_id text collate "C" references offers on delete set null,
      group_ids text[] not null,
      price_cents int,
      currency text not null,
      commission_percent double precision,
      planned_at timestamptz(3),
      expires_at timestamptz(3) not null,
      reason_code text not null,
      reason_detail jsonb not null,
      answered_at timestamptz(3),
      settled_at timestamptz(3),
      dropped_code text,
      dropped_detail jsonb,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create index events_of_approved_offers on events ((payload ->> 'userId'), happened_at)
      where name = 'offer.approved'`.execute(db);
  await sql`create index approvals_of_user on approvals (user_id, id desc)`.execute(db);
  await sql`create index approvals_of_rule on approvals (rule_id)`.execute(db);
  await sql`create index approvals_of_offer on approvals (offer_id)`.execute(db);
  await sql`create index approvals_waiting on approvals (expires_at) where status = 'PENDING'`
    .execute(db);
}
