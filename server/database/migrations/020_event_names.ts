import { type Kysely, sql } from "kysely";

/** The events whose names changed: of a request, of an email, of a number, of a group. */
const renamed = [
  ["dataExport.asked", "dataExport.requested"],
  ["deletion.asked", "deletion.requested"],
  ["accountLetter.asked", "accountEmail.requested"],
  ["batchLink.asked", "batchLink.requested"],
  ["session.syncAsked", "session.syncRequested"],
  ["platformNumber.lent", "platformNumber.shared"],
  ["platformNumber.withdrawn", "platformNumber.revoked"],
  ["group.learned", "group.discovered"],
] as const;

export async function up(db: Kysely<unknown>): Promise<void> {
  // The trigger keeps the audit trail append-only; here only the words for what happened change.
  await sql`alter table audit_entries disable trigger audit_is_append_only`.execute(db);
  for (const [before, after] of renamed) {
    await sql`update events set name = ${after} where name = ${before}`.execute(db);
    await sql`update audit_entries set event = ${after} where event = ${before}`.execute(db);
  }
  await sql`alter table audit_entries enable trigger audit_is_append_only`.execute(db);
  await sql`
    update events
    set payload = payload - 'letterId' || jsonb_build_object('emailId', payload -> 'letterId')
    where name = 'accountEmail.requested'`.execute(db);
  await sql`alter table data_exports rename asked_at to requested_at`.execute(db);
}
