import type { DataExportId, UserId } from "../ids.ts";
import type { DataExportStatus } from "./data_export.ts";

/** Copies of all of a user's data, made on request. */
export type DataExportsTable = {
  id: DataExportId;
  user_id: UserId;
  status: DataExportStatus;
  /** A ZIP; null: not made yet, or expired. */
  bytes: Uint8Array | null;
  requested_at: Date;
  ended_at: Date | null;
  expires_at: Date | null;
};

/** The columns of a `DataExport`, selected under its field names. */
export const asDataExport = [
  "data_exports.id",
  "data_exports.user_id as userId",
  "data_exports.status",
  "data_exports.requested_at as requestedAt",
  "data_exports.expires_at as expiresAt",
] as const;
