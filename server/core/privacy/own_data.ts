import type { DataExportId, UserId } from "../ids.ts";
import { type RawBuilder, sql } from "kysely";

export type DataExportStatus = "PENDING" | "READY" | "FAILED";

/** A copy of everything of one person's: asked for, made by a job, downloaded until it expires. */
export type DataExport = {
  readonly id: DataExportId;
  readonly userId: UserId;
  readonly status: DataExportStatus;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
};

/** Where the copy is downloaded at `now`; null: not yet, or no longer. */
export function downloadPath({ id, status, expiresAt }: DataExport, now: Date): string | null {
  return status === "READY" && expiresAt && expiresAt > now ? `/api/exports/${id}` : null;
}

const HOUR = 60 * 60 * 1000;

/** Days from asking for the deletion of an account until it is carried out, and milliseconds. */
export const GRACE_DAYS = 7;
export const GRACE_MS = GRACE_DAYS * 24 * HOUR;

/** Milliseconds for which a copy of somebody's data can be downloaded. */
export const DOWNLOADABLE_MS = 72 * HOUR;

/** Which events are of a person: every event says whom it is about. */
export const isAbout = (userId: UserId): RawBuilder<boolean> =>
  sql<boolean>`payload->>'userId' = ${userId}`;
