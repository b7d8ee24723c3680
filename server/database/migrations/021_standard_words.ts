import { type Kysely, sql } from "kysely";

/** The columns that the code calls by another word, renamed to that word. */
const columns = [
  ["marketplace_connections", "trouble", "problem"],
  ["marketplace_connections", "trouble_since", "problem_since"],
  ["marketplace_connections", "last_ok_at", "last_success_at"],
  ["batch_links", "asked_at", "queued_at"],
  ["platform_number", "lent_at", "shared_at"],
  ["messenger_sessions", "withdrawn_at", "number_revoked_at"],
  ["products", "told_price_cents", "reported_price_cents"],
  ["products", "link_state", "link_status"],
  ["groups", "admins_only", "is_admins_only"],
  ["groups", "in_community", "is_in_community"],
  ["groups", "mentions_all", "is_mentioning_all"],
  ["bot_settings", "protects_number", "is_number_protected"],
] as const;

/** The values of enumerations, likewise. */
const values = [
  ["dispatches", "reason", "SESSION_TROUBLE", "SESSION_PROBLEM"],
  ["dispatches", "reason", "NUMBER_WITHDRAWN", "NUMBER_REVOKED"],
  ["lanes", "waits_for", "SESSION_TROUBLE", "SESSION_PROBLEM"],
  ["lanes", "waits_for", "NUMBER_WITHDRAWN", "NUMBER_REVOKED"],
  ["notifications", "kind", "DELETION_ASKED", "DELETION_REQUESTED"],
] as const;

export async function up(db: Kysely<unknown>) {
  for (const [table, before, after] of columns) {
    await sql`alter table ${sql.ref(table)} rename ${sql.ref(before)} to ${sql.ref(after)}`
      .execute(db);
  }
  for (const [table, column, before, after] of values) {
    await sql`
      update ${sql.ref(table)} set ${sql.ref(column)} = ${after}
      where ${sql.ref(column)} = ${before}`.execute(db);
  }
  await sql`
    update dispatches set journal = replace(
      replace(journal::text, '"SESSION_TROUBLE"', '"SESSION_PROBLEM"'),
      '"NUMBER_WITHDRAWN"', '"NUMBER_REVOKED"'
    )::jsonb
    where journal::text like '%"SESSION_TROUBLE"%' or journal::text like '%"NUMBER_WITHDRAWN"%'`
    .execute(db);
}
