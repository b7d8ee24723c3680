import type { ColumnType } from "kysely";
import type { FailureCode } from "../../errors.ts";
import type { BatchLinkId, LinkBatchId, OfferId, UserId } from "../../ids.ts";
import type { BatchLinkStatus } from "./link_batch.ts";

export type LinkBatchesTable = {
  id: LinkBatchId;
  user_id: UserId;
  /** The caller's own name for the request: the same key gives the same batch. */
  key: string | null;
  created_at: ColumnType<Date, Date, never>;
  dismissed_at: Date | null;
};

export type BatchLinksTable = {
  id: BatchLinkId;
  batch_id: LinkBatchId;
  user_id: UserId;
  position: number;
  url: string;
  status: BatchLinkStatus;
  /** Since when its job is there; null: others are read before it. */
  asked_at: Date | null;
  /** How often it was begun with. */
  attempts: number;
  offer_id: OfferId | null;
  error_code: FailureCode | null;
  changed_at: Date;
};

/** A row, selected so, is a `BatchLink`: no mapping at run time. */
export const asBatchLink = [
  "batch_links.id",
  "batch_links.batch_id as batchId",
  "batch_links.position",
  "batch_links.url",
  "batch_links.status",
  "batch_links.offer_id as offerId",
  "batch_links.error_code as errorCode",
] as const;
