import { type ColumnType, sql } from "kysely";
import type { ExportId, UserId } from "../ids.ts";
import type { ExportFailure, ExportFilter, ExportFormat, ExportKind } from "./export.ts";

/** Files of many rows that a person, or their program, requested. */
export type ExportsTable = {
  id: ExportId;
  user_id: UserId;
  kind: ExportKind;
  format: ExportFormat;
  filter: ColumnType<ExportFilter, string, never>;
  status: "RUNNING" | "READY" | "FAILED";
  /** Null: it did not fail. */
  failure: ExportFailure | null;
  row_count: ColumnType<number, never, number>;
  /** Bytes of the file. */
  size: ColumnType<string, never, string | number>;
  /** Bytes of its parts, which are compressed. */
  stored_size: ColumnType<string, never, string | number>;
  requested_at: ColumnType<Date, Date, never>;
  /** When a part was stored last. */
  advanced_at: Date;
  ended_at: Date | null;
  expires_at: Date | null;
};

/** The parts of a file, in their order: together they are its compressed content. */
export type ExportPartsTable = {
  export_id: ExportId;
  user_id: UserId;
  /** From 0. */
  number: number;
  bytes: Uint8Array;
  /** The CRC-32 of the content up to this part's end. */
  checksum: ColumnType<string, number, never>;
  /** Where the next part begins; null: this is the last. */
  cursor: string | null;
};

/** A row, selected so, is an `Export`. */
export const asExport = [
  "exports.id",
  "exports.user_id as userId",
  "exports.kind",
  "exports.format",
  "exports.filter",
  "exports.status",
  "exports.failure",
  "exports.row_count as rowCount",
  sql<number>`exports.size::float8`.as("size"),
  sql<number>`exports.stored_size::float8`.as("storedSize"),
  "exports.requested_at as requestedAt",
  "exports.expires_at as expiresAt",
] as const;
