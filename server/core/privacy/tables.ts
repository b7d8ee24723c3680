import type { DataExportId, UserId } from "../ids.ts";
import type { DataExportStatus } from "./own_data.ts";

/** Copies of everything of somebody's, made when they ask. */
export type DataExportsTable = {
  id: DataExportId;
  user_id: UserId;
  status: DataExportStatus;
  /** A ZIP; null: not made yet, or over. */
  bytes: Uint8Array | null;
  requested_at: Date;
  ended_at: Date | null;
  expires_at: Date | null;
};

/** A row, selected so, is a `DataExport`: no mapping at run time. */
export const asDataExport = [
  "data_exports.id",
  "data_exports.user_id as userId",
  "data_exports.status",
  "data_exports.requested_at as requestedAt",
  "data_exports.expires_at as expiresAt",
] as const;
