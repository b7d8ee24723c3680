import type { ColumnType } from "kysely";
import type { BackupId, RestoreId } from "../ids.ts";

/** Why there is no copy: it was ended by force, its place refused it, or something else failed. */
export type BackupProblem = "INTERRUPTED" | "PLACE" | "OTHER";

/** Copies of the data that were begun, and what became of each. */
export type BackupsTable = {
  id: BackupId;
  /** The file's or object's name. */
  name: string;
  /** The folder or address, without secrets. */
  place: string;
  status: ColumnType<"RUNNING" | "SUCCEEDED" | "FAILED", "RUNNING", "SUCCEEDED" | "FAILED">;
  problem: ColumnType<BackupProblem | null, never, BackupProblem>;
  started_at: Date;
  ended_at: ColumnType<Date | null, never, Date>;
  /** Of the complete copy. */
  bytes: ColumnType<string | null, never, number>;
  row_count: ColumnType<string | null, never, number>;
  /** When a restore of it was last tested with success. */
  checked_at: ColumnType<Date | null, never, Date>;
};

/** Restores from which this database came; `server/backup` records one with the rows. */
export type RestoresTable = {
  id: RestoreId;
  /** The name of the copy. */
  copy: string;
  /** When the copy was begun. */
  copied_at: Date;
  restored_at: Date;
  /** When the people were notified of it; null: not yet. */
  announced_at: Date | null;
};
