import { sql } from "kysely";
import type { Tx } from "../command.ts";
import type { UserId } from "../ids.ts";
import { PROVIDER } from "./importing/source.ts";

/**
 * Remembers the account of a person who is about to be deleted, where there is a Firestore: an import
 * must not bring them again, and a mirror deletes their documents there.
 */
export async function rememberDeleted({ db, now }: Tx, userId: UserId): Promise<void> {
  await sql`
    insert into firestore_deleted_people (uid, former_user_id, deleted_at)
    select subject, user_id, ${now}::timestamptz from identities
    where user_id = ${userId} and provider = ${PROVIDER}
      and exists (select from firestore_project)
    on conflict (uid) do update set
      former_user_id = excluded.former_user_id, deleted_at = excluded.deleted_at`
    .execute(db);
}

/** Returns those of these accounts whose people were deleted here, and have not come back since. */
export async function deletedAmong(
  { db }: Pick<Tx, "db">,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db.selectFrom("firestore_deleted_people as deleted").select("uid")
    .where("uid", "in", [...new Set(uids)])
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("identities").select("subject").where("provider", "=", PROVIDER)
          .whereRef("subject", "=", "deleted.uid"),
      ))
    ).execute();
  return new Set(rows.map(({ uid }) => uid));
}

/** Returns the account that a deleted person had; null: unknown, or it is somebody's again. */
export async function deletedUid(
  { db }: Pick<Tx, "db">,
  userId: UserId,
): Promise<string | null> {
  const row = await db.selectFrom("firestore_deleted_people").select("uid")
    .where("former_user_id", "=", userId).executeTakeFirst();
  return row && (await deletedAmong({ db }, [row.uid])).has(row.uid) ? row.uid : null;
}
