import { type Kysely, sql } from "kysely";

/**
 * The referral programme: who takes part, whom they brought, what each plan pays, commissions with their
 * double-entry ledger, and payouts. A ledger's entry stays without its person's name when their account is
 * deleted, and each transaction's entries add up to zero.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table referrers (
      user_id text collate "C" primary key references users on delete cascade,
      code text collate "C" not null unique,
      terms_version text not null,
      terms_accepted_at timestamptz(3) not null,
      pix_kind text check (pix_kind in ('CPF', 'CNPJ', 'EMAIL', 'PHONE', 'RANDOM')),
      pix_key text,
      pix_hint text,
      click_count int not null default 0,
      joined_at timestamptz(3) not null,
      check ((pix_kind is null) = (pix_key is null) and (pix_kind is null) = (pix_hint is null))
    )`.execute(db);
  await sql`
    create table referrals (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      referred_id text collate "C" unique references users on delete set null,
      clicked_at timestamptz(3) not null,
      registered_at timestamptz(3) not null,
      blocked_at timestamptz(3),
      blocked_reason text check (blocked_reason in ('SAME_EMAIL', 'SAME_DEVICE', 'SAME_PAYMENT')),
      check ((blocked_at is null) = (blocked_reason is null))
    )`.execute(db);
  await sql`create index referrals_of_user on referrals (user_id, id)`.execute(db);
  await sql`
    create table referral_rates (
      price_id text primary key references plans on delete cascade,
      percent int not null check (percent between 1 and 100),
      months int not null check (months between 1 and 120)
    )`.execute(db);
  await sql`
    create table commissions (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      referral_id text collate "C" not null references referrals on delete cascade,
      invoice_id text collate "C" not null unique,
      percent int not null,
      months int not null,
      paid_cents int not null,
      cents int not null check (cents >= 0),
      reversed_cents int not null default 0 check (reversed_cents between 0 and cents),
      paid_at timestamptz(3) not null,
      holds_until timestamptz(3) not null,
      released_at timestamptz(3)
    )`.execute(db);
  await sql`create index commissions_of_user on commissions (user_id, id)`.execute(db);
  await sql`create index commissions_of_referral on commissions (referral_id)`.execute(db);
  await sql`
    create index commissions_held on commissions (holds_until) where released_at is null`
    .execute(db);
  await sql`
    create table ledger_transactions (
      id text collate "C" primary key,
      kind text not null,
      happened_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table ledger_entries (
      transaction_id text collate "C" not null references ledger_transactions,
      account text not null
        check (account in ('EXPENSE', 'PENDING', 'PAYABLE', 'IN_PAYOUT', 'PAID')),
      user_id text collate "C" references users on delete set null,
      cents int not null check (cents <> 0),
      primary key (transaction_id, account)
    )`.execute(db);
  await sql`create index ledger_entries_of_user on ledger_entries (user_id, account)`.execute(db);
  await sql`
    create function require_balance() returns trigger language plpgsql as $$
      begin
        if (select sum(cents) from ledger_entries
            where transaction_id = coalesce(new.transaction_id, old.transaction_id)) <> 0 then
          raise exception 'the entries of % do not add up to zero',
            coalesce(new.transaction_id, old.transaction_id);
        end if;
        return null;
      end $$`.execute(db);
  await sql`
    create constraint trigger ledger_entries_balance
      after insert or delete or update of cents, transaction_id on ledger_entries
      deferrable initially deferred for each row execute function require_balance()`.execute(db);
  await sql`
    create table payout_batches (
      id text collate "C" primary key,
      status text not null check (status in ('DRAFT', 'APPROVED', 'CANCELED')),
      created_at timestamptz(3) not null,
      approved_at timestamptz(3)
    )`.execute(db);
  await sql`
    create table payouts (
      id text collate "C" primary key,
      batch_id text collate "C" not null references payout_batches,
      user_id text collate "C" references users on delete set null,
      cents int not null check (cents > 0),
      pix_kind text not null,
      pix_key text,
      pix_hint text not null,
      status text not null check (status in ('PENDING', 'PAID', 'FAILED', 'CANCELED')),
      reason text,
      settled_at timestamptz(3)
    )`.execute(db);
  await sql`create index payouts_of_batch on payouts (batch_id, id)`.execute(db);
  await sql`create index payouts_of_user on payouts (user_id, id)`.execute(db);
}
