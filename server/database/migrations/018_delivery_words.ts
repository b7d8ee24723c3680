import { type Kysely, sql } from "kysely";

/** The columns of delivery that the code calls by another word, renamed to that word. */
const renamed = [
  ["messenger_sessions", "trouble", "problem"],
  ["messenger_sessions", "trouble_since", "problem_since"],
  ["pairings", "trouble", "problem"],
  ["group_claims", "trouble", "problem"],
  ["group_claims", "asked_at", "requested_at"],
  ["messenger_gateway", "trouble", "problem"],
  ["lanes", "sync_asked_at", "sync_requested_at"],
  ["lanes", "invites_asked_at", "invites_requested_at"],
  ["groups", "invite_asked_at", "invite_requested_at"],
] as const;

export async function up(db: Kysely<unknown>) {
  for (const [table, before, after] of renamed) {
    await sql`alter table ${sql.ref(table)} rename ${sql.ref(before)} to ${sql.ref(after)}`
      .execute(db);
  }
}
