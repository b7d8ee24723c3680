import type { FailureCode } from "../../errors.ts";
import type { BatchLinkId, LinkBatchId, OfferId } from "../../ids.ts";

/** Links that one paste holds at most. */
export const MOST_LINKS = 50;

/** Links of one person that are read at a time, over all their batches. */
export const READ_AT_ONCE = 4;

/** How often a link is begun with before it is given up: its process may die under way. */
export const MOST_ATTEMPTS = 3;

export type BatchLinkStatus = "WAITING" | "READING" | "DONE" | "FAILED";

/** Links that a person pasted together, each to become an offer. */
export type LinkBatch = {
  readonly id: LinkBatchId;
  readonly createdAt: Date;
  readonly total: number;
  readonly done: number;
  readonly failed: number;
};

/** One of them. */
export type BatchLink = {
  readonly id: BatchLinkId;
  readonly batchId: LinkBatchId;
  /** In the paste, from 1. */
  readonly position: number;
  /** As it was pasted. */
  readonly url: string;
  readonly status: BatchLinkStatus;
  readonly offerId: OfferId | null;
  /** Why it failed. */
  readonly errorCode: FailureCode | null;
};
