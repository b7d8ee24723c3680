import { type Kysely, sql } from "kysely";

/**
 * Refunds of an invoice that are requested and not carried out, in cents by their key. When a customer
 * was last read at the vendor, so that one whose reading fails does not come first again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invoices add column pending_refunds jsonb not null default '{}'`
    .execute(db);
  await sql`alter table customers add column reading_tried_at timestamptz(3)`.execute(db);
}
