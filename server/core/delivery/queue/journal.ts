import { type RawBuilder, sql } from "kysely";
import type { DispatchStatus, JournalLine } from "./dispatch.ts";
import type { DomainEvent } from "../../events.ts";
import type { DispatchId, OfferId, SessionId, UserId } from "../../ids.ts";

/** Returns the SQL that appends a line to a dispatch's journal. */
export const appendJournal = (line: JournalLine): RawBuilder<string> =>
  sql<string>`journal || ${JSON.stringify([line])}::jsonb`;

/** The event published when a dispatch reaches each status; QUEUED: it was delayed. */
const names = {
  QUEUED: "dispatch.delayed",
  SENDING: "dispatch.started",
  SENT: "dispatch.sent",
  FAILED: "dispatch.failed",
  UNCERTAIN: "dispatch.doubted",
  EXPIRED: "dispatch.expired",
  CANCELED: "dispatch.canceled",
} as const satisfies Record<DispatchStatus, DomainEvent["name"]>;

type Who = {
  readonly userId: UserId;
  readonly dispatchId: DispatchId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId | null;
};

export const dispatchEvent = (
  { userId, dispatchId, sessionId, offerId }: Who,
  status: DispatchStatus,
): DomainEvent => ({ name: names[status], userId, dispatchId, sessionId, offerId });
