import type { DataExportId, UserId } from "../ids.ts";

export type DataExportStatus = "PENDING" | "READY" | "FAILED";

/** A copy of everything of one person's: asked for, made by a job, downloaded until it expires. */
export type DataExport = {
  readonly id: DataExportId;
  readonly userId: UserId;
  readonly status: DataExportStatus;
  readonly askedAt: Date;
  readonly expiresAt: Date | null;
};

/** Where the copy is downloaded at `now`; null: not yet, or no longer. */
export function downloadPath({ id, status, expiresAt }: DataExport, now: Date): string | null {
  return status === "READY" && expiresAt && expiresAt > now ? `/api/exports/${id}` : null;
}
