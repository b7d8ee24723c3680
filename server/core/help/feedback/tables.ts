import type { ColumnType } from "kysely";
import type {
  CannedAnswerId,
  FeedbackAnswerId,
  FeedbackId,
  FeedbackTopicId,
  PhotoId,
  UserId,
} from "../../ids.ts";
import type { FeedbackKind, FeedbackStatus, FeedbackTopicStatus } from "./feedback.ts";

export type FeedbacksTable = {
  id: FeedbackId;
  user_id: UserId;
  kind: FeedbackKind;
  text: string;
  /** The text, folded, for searches. */
  search_text: string;
  status: FeedbackStatus;
  topic_id: FeedbackTopicId | null;
  /** The admin who deals with it. */
  assignee_id: UserId | null;
  page: string | null;
  web_version: string | null;
  server_version: string;
  device: string | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

export type FeedbackAnswersTable = {
  id: FeedbackAnswerId;
  feedback_id: FeedbackId;
  /** Whose entry is answered. */
  user_id: UserId;
  text: string;
  created_at: ColumnType<Date, Date, never>;
};

export type FeedbackScreenshotsTable = {
  id: PhotoId;
  user_id: UserId;
  /** Null: its entry is not sent yet. */
  feedback_id: FeedbackId | null;
  /** A JPEG. */
  bytes: Uint8Array;
  created_at: ColumnType<Date, Date, never>;
};

export type FeedbackTopicsTable = {
  id: FeedbackTopicId;
  title: string;
  summary: string;
  status: FeedbackTopicStatus;
  is_public: boolean;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
};

export type FeedbackVotesTable = {
  topic_id: FeedbackTopicId;
  user_id: UserId;
  voted_at: Date;
};

export type CannedAnswersTable = {
  id: CannedAnswerId;
  title: string;
  text: string;
  created_at: ColumnType<Date, Date, never>;
};
