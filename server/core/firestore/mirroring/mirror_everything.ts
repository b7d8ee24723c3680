import { sql } from "kysely";
import { command } from "../../command.ts";
import { PROVIDER } from "../importing/source.ts";

/**
 * Requests that everything is written to Firestore, and that documents of people who were deleted here
 * are deleted there; that is no change of ours: one there is later.
 * @returns how many documents
 */
export const mirrorEverything = command(async ({ db, now }, _input: object): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into firestore_mirror (resource, requested_at, changed_at, next_attempt_at)
    select resource, ${now}::timestamptz, to_timestamp(0), ${now}::timestamptz
    from (
      select 'user:' || user_id as resource from identities where provider = ${PROVIDER}
      union select 'botSettings:' || user_id from identities where provider = ${PROVIDER}
      union select 'plan:' || price_id from plans
      union select 'theme:' || id from themes where deleted_at is null
      union select 'appearance:'
      union select kind || former_user_id
      from firestore_deleted_people d join firestore_project using (project_id),
        unnest(array['user:', 'botSettings:']) as kind
      where not exists (select from identities i where i.provider = ${PROVIDER} and i.subject = d.uid)
    ) as everything
    order by resource
    on conflict (resource) do update set
      requested = firestore_mirror.requested + 1, next_attempt_at = excluded.next_attempt_at,
      requested_at = case when firestore_mirror.requested > firestore_mirror.written
        then firestore_mirror.requested_at else excluded.requested_at end`
    .execute(db);
  return Number(numAffectedRows ?? 0n);
});
