import type { ColumnType, GeneratedAlways } from "kysely";
import type { FailureCode } from "../../errors.ts";
import type { ProposalId, ThreadId, ThreadMessageId, UserId } from "../../ids.ts";
import type { ProposalContent, ProposalKind } from "./proposals/proposal.ts";
import type { AnswerStatus, Fact, ThreadRole } from "./thread.ts";

export type ThreadsTable = {
  id: ThreadId;
  user_id: UserId;
  title: string;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
};

export type ThreadMessagesTable = {
  id: ThreadMessageId;
  thread_id: ThreadId;
  user_id: UserId;
  parent_id: ThreadMessageId | null;
  role: ThreadRole;
  status: AnswerStatus;
  /** The idempotency key of a prompt: the same key returns the same prompt. */
  key: string | null;
  text: string;
  /** The text folded, by the database. */
  search_text: GeneratedAlways<string>;
  draft: string;
  draw: number;
  facts: ColumnType<Fact[], string, string>;
  /** What was sent to the provider for it; null: nothing yet. */
  sent: ColumnType<unknown, string, string>;
  failure_code: FailureCode | null;
  lease_until: Date | null;
  created_at: ColumnType<Date, Date, never>;
  ended_at: Date | null;
};

export type ProposalsTable = {
  id: ProposalId;
  message_id: ThreadMessageId;
  user_id: UserId;
  status: "PENDING" | "ACCEPTED" | "EDITED" | "DISMISSED";
  kind: ProposalKind;
  content: ColumnType<ProposalContent, string, string>;
  /** What accepting it made. */
  result_id: string | null;
  expires_at: Date;
  created_at: ColumnType<Date, Date, never>;
  answered_at: Date | null;
};

/** A row, selected so, is a `Thread`: no mapping at run time. */
export const asThread = [
  "threads.id",
  "threads.user_id as userId",
  "threads.title",
  "threads.created_at as createdAt",
  "threads.updated_at as updatedAt",
  "threads.deleted_at as deletedAt",
] as const;

/** A row, selected so, is a `ThreadMessage`. */
export const asThreadMessage = [
  "thread_messages.id",
  "thread_messages.thread_id as threadId",
  "thread_messages.user_id as userId",
  "thread_messages.parent_id as parentId",
  "thread_messages.role",
  "thread_messages.status",
  "thread_messages.text",
  "thread_messages.draft",
  "thread_messages.draw",
  "thread_messages.facts",
  "thread_messages.failure_code as failureCode",
  "thread_messages.lease_until as leaseUntil",
  "thread_messages.created_at as createdAt",
  "thread_messages.ended_at as endedAt",
] as const;

/** A row, selected so, is a `Proposal`. */
export const asProposal = [
  "proposals.id",
  "proposals.message_id as messageId",
  "proposals.user_id as userId",
  "proposals.status",
  "proposals.kind",
  "proposals.content",
  "proposals.result_id as resultId",
  "proposals.expires_at as expiresAt",
  "proposals.created_at as createdAt",
] as const;
