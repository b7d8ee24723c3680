import type { Kysely } from "kysely";
import { type BackupId, newId } from "../ids.ts";
import type { Tables } from "../tables.ts";
import type { BackupProblem } from "./tables.ts";

type At = { readonly db: Kysely<Tables>; readonly now: Date };

/** Days for which it is known which copies there were. */
const KEPT_DAYS = 400;

/** Records that a copy was begun, and forgets those of more than a year ago. */
export async function recordBackup(
  { db, now }: At,
  copy: { readonly name: string; readonly place: string },
): Promise<BackupId> {
  const oldest = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60 * 1000);
  await db.deleteFrom("backups").where("started_at", "<", oldest).execute();
  const id = newId("bkp");
  await db.insertInto("backups").values({ ...copy, id, status: "RUNNING", started_at: now })
    .execute();
  return id;
}

/** Records that a copy is complete. */
export async function recordSuccess(
  { db, now }: At,
  id: BackupId,
  held: { readonly bytes: number; readonly rows: number },
): Promise<void> {
  await db.updateTable("backups")
    .set({ status: "SUCCEEDED", ended_at: now, bytes: held.bytes, row_count: held.rows })
    .where("id", "=", id).execute();
}

/** Records that a copy was not completed. */
export async function recordFailure(
  { db, now }: At,
  id: BackupId,
  problem: BackupProblem,
): Promise<void> {
  await db.updateTable("backups").set({ status: "FAILED", ended_at: now, problem })
    .where("id", "=", id).execute();
}

/**
 * Records of copies that nobody is making any more that they were interrupted.
 * @returns when each was begun
 */
export async function endInterrupted({ db, now }: At): Promise<readonly Date[]> {
  const rows = await db.updateTable("backups")
    .set({ status: "FAILED", ended_at: now, problem: "INTERRUPTED" })
    .where("status", "=", "RUNNING").returning("started_at as startedAt").execute();
  return rows.map(({ startedAt }) => startedAt);
}

/** Records that a copy was restored as a test, and held what it should. */
export async function recordCheck({ db, now }: At, name: string): Promise<void> {
  await db.updateTable("backups").set({ checked_at: now }).where("name", "=", name).execute();
}
