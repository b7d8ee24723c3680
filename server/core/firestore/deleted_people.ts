import type { Tx } from "../command.ts";
import type { UserId } from "../ids.ts";
import { PROVIDER } from "./importing/source.ts";

/**
 * Returns those of these accounts whose people were deleted here while the documents were of the present
 * project, and have not come back since.
 */
export async function deletedAmong(
  { db }: Pick<Tx, "db">,
  uids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (uids.length === 0) return new Set();
  const rows = await db.selectFrom("firestore_deleted_people as deleted")
    .innerJoin("firestore_project as project", "project.project_id", "deleted.project_id")
    .select("uid").where("uid", "in", [...new Set(uids)])
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
  const row = await db.selectFrom("firestore_deleted_people as deleted")
    .innerJoin("firestore_project as project", "project.project_id", "deleted.project_id")
    .select("uid").where("former_user_id", "=", userId).executeTakeFirst();
  return row && (await deletedAmong({ db }, [row.uid])).has(row.uid) ? row.uid : null;
}

/** Whether an account is that of a person here. */
export async function isSomebodys({ db }: Pick<Tx, "db">, uid: string): Promise<boolean> {
  const row = await db.selectFrom("identities").select("user_id")
    .where("provider", "=", PROVIDER).where("subject", "=", uid).executeTakeFirst();
  return row !== undefined;
}
