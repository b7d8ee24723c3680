import { type Kysely, sql } from "kysely";

/**
 * The CPF or CNPJ of a payer, sealed; whether a checkout offers boleto, which needs it; and the data of
 * a tax invoice for each paid invoice, where the operator issues them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table taxpayers (
      user_id text collate "C" primary key references users on delete cascade,
      kind text not null check (kind in ('CPF', 'CNPJ')),
      taxpayer_id text not null,
      hint text not null,
      updated_at timestamptz(3) not null
    )`.execute(db);
  await sql`alter table checkouts add column has_boleto boolean not null default false`
    .execute(db);
  await sql`
    create table tax_invoices (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      invoice_id text collate "C" not null unique,
      status text not null check (status in ('WAITING', 'ISSUED', 'CANCELED')),
      name text not null,
      email text not null,
      taxpayer_kind text,
      taxpayer_id text,
      description text not null,
      cents int not null check (cents > 0),
      refunded_cents int not null default 0,
      currency text not null,
      paid_at timestamptz(3) not null,
      number text,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index tax_invoices_of_user on tax_invoices (user_id)`.execute(db);
}
