import type { Kysely } from "kysely";
import type { Tables } from "../tables.ts";
import type { BackupProblem } from "./tables.ts";

/** What is known of the copies of this database. */
export type BackupState = {
  /** When the newest complete copy was begun: it holds everything from before. */
  readonly succeededAt: Date | null;
  /** Bytes of that copy. */
  readonly bytes: number | null;
  /** When a restore was last tested with success. */
  readonly checkedAt: Date | null;
  /** When a copy was last begun, whatever became of it. */
  readonly startedAt: Date | null;
  /** Why the last attempt failed; null: it did not, or has not ended. */
  readonly problem: BackupProblem | null;
};

/** Loads when the last copies were made. */
export async function loadBackupState(
  { db }: { readonly db: Kysely<Tables> },
): Promise<BackupState> {
  const [last, succeeded, checked] = await Promise.all([
    db.selectFrom("backups").select(["started_at", "problem"])
      .orderBy("started_at", "desc").limit(1).executeTakeFirst(),
    db.selectFrom("backups").select(["started_at", "bytes"]).where("status", "=", "SUCCEEDED")
      .orderBy("started_at", "desc").limit(1).executeTakeFirst(),
    db.selectFrom("backups").select((eb) => eb.fn.max("checked_at").as("at"))
      .executeTakeFirstOrThrow(),
  ]);
  return {
    succeededAt: succeeded?.started_at ?? null,
    bytes: succeeded?.bytes ? Number(succeeded.bytes) : null,
    checkedAt: checked.at,
    startedAt: last?.started_at ?? null,
    problem: last?.problem ?? null,
  };
}

/** Returns when the data was last restored from a copy; null: never. */
export async function lastRestoreAt(
  { db }: { readonly db: Kysely<Tables> },
): Promise<Date | null> {
  const { at } = await db.selectFrom("restores").select((eb) => eb.fn.max("restored_at").as("at"))
    .executeTakeFirstOrThrow();
  return at;
}
