import type { ColumnType, Generated, JSONColumnType } from "kysely";
import type { UserId } from "../ids.ts";
import type { DocumentFields } from "./document.ts";
import type { ImportReport, Outcome } from "./importing/import_report.ts";
import type { ImportWarning } from "./importing/reading.ts";
import type { Resource } from "./mirroring/resource.ts";

/** Every document that came from Firestore, exactly as it was. */
export type FirestoreDocumentsTable = {
  path: string;
  /** Whose it is: it lies below their profile. Null: nobody's, or the product's. */
  user_id: UserId | null;
  /** `json`, not `jsonb`: that would refuse texts with a zero byte. */
  fields: ColumnType<DocumentFields, string, string>;
  create_time: string;
  /** Its version; see `FirestoreDocument`. */
  update_time: string;
  outcome: Outcome;
  notes: ColumnType<readonly ImportWarning[], string, string>;
  /** The id of the row that it is here; null: none. */
  entity_id: string | null;
  read_at: Date;
};

/** How far the import of a project is. */
export type FirestoreImportsTable = {
  project_id: string;
  /** The path of the last document that was read, as in an address; null: it begins. */
  last_path: string | null;
  report: JSONColumnType<ImportReport, string, string>;
  started_at: Date;
  /** Null: it goes on. */
  finished_at: Date | null;
  runs: Generated<number>;
};

/** What is to be written to Firestore: a row for each document. */
export type FirestoreMirrorTable = {
  resource: Resource;
  /** Where it is there; null: it was not written yet. */
  path: string | null;
  /** How often it changed, and which change was written last: it waits while they differ. */
  requested: Generated<string>;
  written: Generated<string>;
  /** When the oldest change that waits was made, and when the newest. */
  requested_at: Date;
  changed_at: Date;
  next_attempt_at: Date;
  /** Since the last one that succeeded. */
  attempts: Generated<number>;
  /** Until when a process writes it; null: none does. */
  claimed_until: Date | null;
  /** Why the last attempt failed; null: it did not. */
  problem: string | null;
  /**
   * When it was last as we write it, and our fields of it then; null: it was not, or is not there. No
   * fields at all: an earlier release wrote it, and did not store which.
   */
  written_at: Date | null;
  fields: ColumnType<DocumentFields | null, string | null | undefined, string | null>;
  /** As of when our rows were that were written: what changed later waits. */
  state_at: Date | null;
};

/** The one project whose documents are here. */
export type FirestoreProjectTable = {
  is_only: Generated<boolean>;
  project_id: string;
};

/** The accounts of a project whose people were deleted here: their documents do not come again. */
export type FirestoreDeletedPeopleTable = {
  project_id: string;
  uid: string;
  /** The id that they had here. */
  former_user_id: UserId;
  deleted_at: Date;
};
