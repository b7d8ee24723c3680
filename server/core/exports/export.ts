import type { ExportId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { OfferStatus } from "../offers/offer.ts";
import type { Permission } from "../permissions.ts";

export const exportKinds = ["OFFERS", "CLICKS"] as const;
/** What the rows of a file are. */
export type ExportKind = (typeof exportKinds)[number];

/** CSV: for spreadsheets, as the other files of the app. JSONL: an object in JSON on each line. */
export type ExportFormat = "CSV" | "JSONL";

export type ExportStatus = "RUNNING" | "READY" | "FAILED" | "EXPIRED";

/** TOO_LARGE: it would have passed the most bytes. INTERNAL: something of ours failed. */
export type ExportFailure = "TOO_LARGE" | "INTERNAL";

/** Which rows a file has; absent: all of them. Instants are ISO 8601, UTC. */
export type ExportFilter = {
  readonly status?: OfferStatus | undefined;
  readonly marketplace?: Marketplace | undefined;
  readonly since?: string | undefined;
  /** Not included. */
  readonly until?: string | undefined;
};

/** A file of many rows: requested, written by a job, and downloadable until it expires. */
export type Export = {
  readonly id: ExportId;
  readonly userId: UserId;
  readonly kind: ExportKind;
  readonly format: ExportFormat;
  readonly filter: ExportFilter;
  readonly status: "RUNNING" | "READY" | "FAILED";
  readonly failure: ExportFailure | null;
  /** Rows so far. */
  readonly rowCount: number;
  /** Bytes so far, as they are downloaded without compression. */
  readonly size: number;
  /** Bytes of the compressed content. */
  readonly storedSize: number;
  readonly requestedAt: Date;
  readonly expiresAt: Date | null;
};

/** Days for which a file can be downloaded. */
export const DOWNLOADABLE_DAYS = 7;

/** Who may read the rows may export them. */
export const readingPermission: Readonly<Record<ExportKind, Permission>> = {
  OFFERS: "offer.see",
  CLICKS: "insights.see",
};

/** Returns how far a file is at `now`. */
export const exportStatus = (
  { status, expiresAt }: Pick<Export, "status" | "expiresAt">,
  now: Date,
): ExportStatus => status === "READY" && (!expiresAt || expiresAt <= now) ? "EXPIRED" : status;
